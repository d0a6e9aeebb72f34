import type { KyselyPlugin } from 'kysely';
import { callsOf, type TestApp } from './harness.ts';

/** The same application, and the number of statements its calls have run. */
export function counting(app: TestApp): { app: TestApp; statements: () => number } {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db: TestApp['db'] = {
    ...app.db,
    q: app.db.q.withPlugin(counter),
    transact: (work) => app.db.transact((tx) => work({ ...tx, q: tx.q.withPlugin(counter) })),
  };
  const ctx = { ...app.ctx, db };
  return { app: { ...app, ctx, db, call: callsOf(ctx) }, statements: () => count };
}
