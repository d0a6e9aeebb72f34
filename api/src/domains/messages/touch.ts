import type { Queries, Tx } from '../../db/database.ts';
import type { ConversationRow } from '../../db/schema/conversations.ts';
import type { Pair } from '../../http/merge-rule.ts';
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

/** Lets the account that stays have what the transaction was about to write for the one that ends. */
export function mergeTouched(q: Queries, { from, to }: Pair): void {
  const swap = (id: string) => (id === from ? to : id);
  const rows = untouched.get(q) ?? [];
  const swapped = rows.map((row) => ({
    ...row,
    owner_id: swap(row.owner_id),
    partner_id: swap(row.partner_id),
  }));
  if (rows.length > 0)
    untouched.set(
      q,
      swapped.filter((row) => row.owner_id !== row.partner_id),
    );
}

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
