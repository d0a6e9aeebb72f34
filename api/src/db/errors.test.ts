import { describe, expect, it } from 'vitest';
import { isContention, isUnavailable, isUniqueViolation } from './errors.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('what could not be used just now', () => {
  const GONE = ['08006', '08001', '57P01', '57P02', '57P03', '53300', '55P03'];
  const LOST = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
  const DISK = ['53100', '53200', '53400', '25006', '58030', '58P01', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];
  const FOLDER = ['EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EMFILE', 'ENFILE'];
  const SQLITE = [
    'FULL',
    'READONLY',
    'READONLY_DBMOVED',
    'IOERR',
    'IOERR_WRITE',
    'CANTOPEN',
    'LOCKED',
    'NOMEM',
  ];
  const BUSY = ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_BUSY_RECOVERY', '40P01', '40001'];
  const ALL = [...GONE, ...LOST, ...DISK, ...FOLDER, ...SQLITE.map((name) => `SQLITE_${name}`), ...BUSY];

  it.each(ALL)('is told by %s', (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('is told by “%s”, which has no code', (message) => {
    expect(isUnavailable(new Error(message))).toBe(true);
  });

  it('is told by one of the addresses that were tried', () => {
    const tried = (code: string) => new AggregateError([new Error('other'), withCode(code)]);
    expect([tried('ECONNREFUSED'), tried('23505')].map(isUnavailable)).toEqual([true, false]);
  });

  it.each(['23505', '42P01', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', 'ENOENT', ''])(
    'is not told by %j, which is a fault of ours',
    (code) => {
      expect(isUnavailable(withCode(code))).toBe(false);
    },
  );

  it('is told by errors alone', () => {
    expect([null, 'EIO', { code: 'EIO' }].map(isUnavailable)).toEqual([false, false, false]);
  });
});

it('another try may succeed where others were in the way, not where something is gone', () => {
  const codes = ['SQLITE_BUSY', '40P01', '40001', 'SQLITE_FULL', '57P01', '23505'];
  expect(codes.filter((code) => isContention(withCode(code)))).toEqual(codes.slice(0, 3));
});

it('a key that is taken is told from other rules that a row breaks', () => {
  const codes = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];
  const others = ['SQLITE_CONSTRAINT_FOREIGNKEY', 'SQLITE_CONSTRAINT_CHECK', '23503', '23514', '23502'];
  expect([...codes, ...others].filter((code) => isUniqueViolation(withCode(code)))).toEqual(codes);
});
