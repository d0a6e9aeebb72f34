import { callsOf, type TestApp } from '../harness.ts';

/**
 * The same application, and the rows that its transactions locked since `forget`, in order, each once: accounts by
 * name, others by table.
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
