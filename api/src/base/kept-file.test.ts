import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptFile } from './kept-file.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'topla-kept-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const modeOf = (...path: string[]) => statSync(join(root, ...path)).mode & 0o777;
const never = () => {
  throw new Error('made again');
};

it('is made once with its folders, for the server’s own user alone, and nothing stays beside it', () => {
  const folder = join(root, 'a', 'b');
  expect(keptFile(folder, 'secret', () => 'text')).toBe('text');
  expect(keptFile(folder, 'secret', never)).toBe('text');
  expect(readdirSync(folder)).toEqual(['secret']);
  expect([modeOf('a'), modeOf('a', 'b'), modeOf('a', 'b', 'secret')]).toEqual([0o700, 0o700, 0o600]);
});

it('is the first one’s of several processes that make it at once', () => {
  const late = () => {
    writeFileSync(join(root, 'secret'), 'first');
    return 'second';
  };
  expect(keptFile(root, 'secret', late)).toBe('first');
  expect(readdirSync(root)).toEqual(['secret']);
});

it('is not made anew where it is there and cannot be read', () => {
  mkdirSync(join(root, 'secret'));
  expect(() => keptFile(root, 'secret', never)).toThrow('EISDIR');
});
