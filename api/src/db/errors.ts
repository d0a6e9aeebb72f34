/** What both drivers put on their errors: SQLite a name, PostgreSQL a five-character state. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether the database refused a row because its key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'].includes(codeOf(error));
}

/** States and system errors of a PostgreSQL that is not there, starts, or goes away. */
const AWAY = /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** Whether the database could not be asked, or somebody else kept it busy: nothing is wrong with the call. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return AWAY.test(codeOf(error)) || isContention(error) || LOST.test(error.message);
}

/** Whether another try of the same transaction may succeed: busy file, deadlock, serialisation. */
export function isContention(error: unknown): boolean {
  return ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', '40P01', '40001'].includes(codeOf(error));
}
