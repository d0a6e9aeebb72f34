import type { Queries, Tx } from '../../db/database.ts';
import type { ConversationRow } from '../../db/schema/conversations.ts';
import { touchConversation } from './queries.ts';

/** Rows that a running transaction still has to write. */
const untouched = new WeakMap<Queries, ConversationRow[]>();

/**
 * Writes rows of chat lists at the end of the transaction, all of them in one order. Otherwise two transactions in which
 * a venue tells the same players something would lock each other's rows.
 */
export function touchConversations(tx: Tx, rows: readonly ConversationRow[]): void {
  const known = untouched.get(tx.q);
  untouched.set(tx.q, [...(known ?? []), ...rows]);
  if (!known) tx.beforeCommit(() => touchAll(tx.q));
}

async function touchAll(q: Queries): Promise<void> {
  for (const row of (untouched.get(q) ?? []).sort(byOwner)) await touchConversation(q, row);
}

const byOwner = (a: ConversationRow, b: ConversationRow): number =>
  compare(a.owner_id, b.owner_id) || compare(a.partner_id, b.partner_id);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Ends the account's own list, also what the transaction was about to write. */
export async function forgetConversations(q: Queries, owner: string): Promise<void> {
  const rows = untouched.get(q);
  if (rows) {
    untouched.set(
      q,
      rows.filter(({ owner_id }) => owner_id !== owner),
    );
  }
  await q.deleteFrom('conversations').where('owner_id', '=', owner).execute();
}
