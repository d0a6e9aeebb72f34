import type { Taken } from '../../auth/taken.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { LineupRow } from '../../db/schema/lineups.ts';
import { lineupById } from './queries.ts';

/** The name of a lineup whose name an admin removed. */
const NAMELESS = 'İsimsiz kadro';

/** Takes a lineup's name away, in its matches too. Null when there is no such lineup, or no name any more. */
export async function takeLineupName(tx: Tx, ctx: AppContext, id: string): Promise<Taken | null> {
  const row = await hold(tx, id);
  if (!row || row.name === NAMELESS) return null;
  await rename(tx, ctx, { ...row, name: NAMELESS });
  return { owner: { model: 'User', id: row.user_id }, content: { id, name: row.name } };
}

/** Puts the name back. False when the lineup is gone. */
export async function putLineupNameBack(tx: Tx, ctx: AppContext, kept: Taken['content']): Promise<boolean> {
  const { id, name } = kept as Pick<LineupRow, 'id' | 'name'>;
  const row = await hold(tx, id);
  if (row?.name !== NAMELESS) return false;
  await rename(tx, ctx, { ...row, name });
  return true;
}

/** A lineup, under the lock of its player. */
async function hold(tx: Tx, id: string): Promise<LineupRow | undefined> {
  const found = await lineupById(tx.q, id);
  if (!found) return undefined;
  await tx.lock('users', found.user_id);
  return lineupById(tx.q, id);
}

async function rename(tx: Tx, ctx: AppContext, row: LineupRow): Promise<void> {
  await tx.q.updateTable('lineups').set({ name: row.name }).where('id', '=', row.id).execute();
  await ctx.reactions.lineups.renamed(tx.q, row);
}

/** The newest lineups of a player that have a name. */
export const newestLineupsOf = (q: Queries, userId: string, limit: number) =>
  q
    .selectFrom('lineups')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('name', '<>', NAMELESS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
