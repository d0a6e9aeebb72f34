/** The code of a driver's error: SQLite gives a name, PostgreSQL a five-character state. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether the database refused a row because its key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'].includes(codeOf(error));
}

/** States and system errors of a PostgreSQL that is absent, starts, goes away, or waits for a lock too long. */
const AWAY =
  /^(08...|57P0[1-3]|53300|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** Errors of a disk, folder or database that is full, read-only, broken or gone. */
const DISK =
  /^(SQLITE_(FULL|READONLY|IOERR|CANTOPEN|LOCKED|PROTOCOL|NOMEM)(_\w+)?|53[1-4]00|25006|58030|58P01|ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM|ENOTDIR|EISDIR|EEXIST|EMFILE|ENFILE)$/;
/** Errors that the driver gives without a code. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/**
 * Whether the database or the disk can not be used: away, full, read-only, broken or busy. The call is not wrong and
 * may succeed later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = codeOf(error);
  return AWAY.test(code) || DISK.test(code) || isContention(error) || LOST.test(error.message);
}

/** Whether another process holds the lock of the SQLite file. */
export const isBusy = (error: unknown): boolean =>
  ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_BUSY_RECOVERY'].includes(codeOf(error));

/** Whether the result of a prepared statement has other columns than when it was planned: a migration changed its table. */
export const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan');

/** Thrown in a transaction that needs locks on other rows than those that it locked. The transaction runs again. */
export class LocksChanged extends Error {}

/**
 * Whether a retry of the same transaction may succeed: after a busy file, a deadlock, a failed serialisation, a changed
 * table, or other rows to lock.
 */
export function isContention(error: unknown): boolean {
  return (
    isBusy(error) ||
    isStalePlan(error) ||
    error instanceof LocksChanged ||
    ['40P01', '40001'].includes(codeOf(error))
  );
}
