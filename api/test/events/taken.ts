import { callsOf, type TestApp } from '../harness.ts';

/**
 * The same application. `taken` answers what its transactions locked since `forget`, in the order of the first locks:
 * an account by its name, another row by its table.
 */
export function noticingLocks(app: TestApp) {
  const rows = new Map<string, string>();
  const db: TestApp['db'] = {
    ...app.db,
    transact: (work) =>
      app.db.transact((tx) => {
        const lock: typeof tx.lock = (table, id) => {
          rows.set(id, table);
          return tx.lock(table, id);
        };
        return work({ ...tx, lock });
      }),
  };
  const ctx = { ...app.ctx, db };
  return {
    app: { ...app, ctx, db, call: callsOf(ctx) },
    forget: () => rows.clear(),
    taken: (nameOf: (id: string) => string): string =>
      [...rows]
        .map(([id, table]) => (table === 'users' || table === 'venues' ? nameOf(id) : table))
        .join(' '),
  };
}
