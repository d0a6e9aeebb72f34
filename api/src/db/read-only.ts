import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { AppError } from '../base/app-error.ts';
import type { Database } from './database.ts';

const REFUSE_WRITES: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!isRead(node)) throw new AppError('view_only');
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** A statement that the query builder did not make counts as a read: none of those writes outside of a transaction. */
const isRead = ({ kind }: RootOperationNode): boolean => kind === 'SelectQueryNode' || kind === 'RawNode';

const made = new WeakMap<Database, Database>();

/**
 * The same database for calls that must not write: transactions and writing statements are refused with `view_only`.
 * Answers the same object each time, since caches belong to one.
 */
export function readOnly(db: Database): Database {
  const known = made.get(db);
  if (known) return known;
  const transact = () => Promise.reject(new AppError('view_only'));
  const refusing: Database = { ...db, q: db.q.withPlugin(REFUSE_WRITES), transact };
  made.set(db, refusing);
  return refusing;
}
