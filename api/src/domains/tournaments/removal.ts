import { istanbulDate } from 'mf-shared/schedule';
import type { Taken } from '../../auth/taken.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { TournamentRow } from '../../db/schema/tournaments.ts';
import { holdWithPlayers } from './hold-own.ts';
import { tellBack, tellCancelled } from './news.ts';

/** The name of a tournament that an admin removed. */
const NAMELESS = 'Kaldırılan turnuva';

/** Cancels a tournament and takes its name away; its players are told. Null when there is none, or none any more. */
export async function takeTournament(tx: Tx, ctx: AppContext, id: string): Promise<Taken | null> {
  const { row, players } = await holdWithPlayers(tx, id);
  if (!row || row.name === NAMELESS) return null;
  await change(tx, row, { name: NAMELESS, cancelled_at: row.cancelled_at ?? ctx.clock() });
  const { organizer_id, name, date, city, fee, capacity, cancelled_at } = row;
  if (cancelled_at === null && date >= istanbulDate(ctx.clock())) await tellCancelled(tx, ctx, row, players);
  return {
    owner: organizer_id === null ? null : { model: 'User', id: organizer_id },
    content: { id, name, date, city, fee, capacity, cancelled_at },
  };
}

/** Puts name and state back; its players are told. False when it is gone. */
export async function putTournamentBack(tx: Tx, ctx: AppContext, kept: Taken['content']): Promise<boolean> {
  const { id, name, cancelled_at } = kept as TournamentRow;
  const { row, players } = await holdWithPlayers(tx, id);
  if (row?.name !== NAMELESS) return false;
  await change(tx, row, { name, cancelled_at });
  if (cancelled_at === null && row.date >= istanbulDate(ctx.clock()))
    await tellBack(tx, ctx, { ...row, name }, players);
  return true;
}

const change = (tx: Tx, { id, version }: TournamentRow, next: Pick<TournamentRow, 'name' | 'cancelled_at'>) =>
  tx.q
    .updateTable('tournaments')
    .set({ ...next, version: version + 1 })
    .where('id', '=', id)
    .execute();

/** The newest tournaments of an organizer. */
export const newestTournamentsOf = (q: Queries, userId: string, limit: number) =>
  q
    .selectFrom('tournaments')
    .select(['id', 'name'])
    .where('organizer_id', '=', userId)
    .where('name', '<>', NAMELESS)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
