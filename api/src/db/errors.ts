/** What both drivers put on their errors: SQLite a name, PostgreSQL a five-character state. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether the database refused a row because its key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'].includes(codeOf(error));
}

/** Whether another try of the same transaction may succeed: busy file, deadlock, serialisation. */
export function isContention(error: unknown): boolean {
  return ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', '40P01', '40001'].includes(codeOf(error));
}
