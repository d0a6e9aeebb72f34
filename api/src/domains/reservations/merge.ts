import { MAX_OPEN_REQUESTS } from 'mf-shared/contracts/reservations';
import type { Queries, Tx } from '../../db/database.ts';
import type { MergeRule } from '../../http/merge-rule.ts';
import { announce } from './announce.ts';
import { countOpenRequests, hourRefusals } from './player-hours.ts';
import { liveOf } from './queries.ts';
import { holdReservation, settle } from './settle.ts';
import { statusAt } from './status.ts';
import { findView, findViews, type ReservationView } from './view.ts';

/**
 * Reservations go over. A coming one ends when the account that stays may not have it beside its own: it plays
 * elsewhere then, or has as many as one may have. Runs after the subscriptions went over.
 */
export const reservationsMerged: MergeRule = {
  part: 'reservations',
  columns: { reservations: ['user_id'] },
  hold: async (tx, ctx, { from }) => {
    for (const id of await liveOf(tx.q, from, ctx.clock())) await holdReservation(tx, id);
  },
  merge: async (tx, ctx, { from, to }) => {
    let [moved, dropped] = [0, 0];
    for (const row of await coming(tx, from, ctx.clock())) {
      if (await mayHave(tx.q, row, to, ctx.clock())) {
        await tx.q.updateTable('reservations').set({ user_id: to }).where('id', '=', row.id).execute();
        const taken = await findView(tx.q, row.id);
        if (taken) await announce(tx, ctx, taken);
        moved += 1;
      } else {
        dropped += 1;
        await settle(tx, ctx, row, { status: 'cancelled', endReason: 'player', notice: 'merged' });
        await tx.q.updateTable('reservations').set({ user_id: to }).where('id', '=', row.id).execute();
      }
    }
    const past = tx.q.updateTable('reservations').set({ user_id: to }).where('user_id', '=', from);
    const { numUpdatedRows } = await past.executeTakeFirstOrThrow();
    return { moved: moved + Number(numUpdatedRows), dropped };
  },
};

/** Coming hours and requests that still live, venue by venue. */
async function coming(tx: Tx, userId: string, now: number): Promise<ReservationView[]> {
  const ids = await liveOf(tx.q, userId, now);
  const rows = ids.length === 0 ? [] : await findViews(tx.q, ids);
  return rows
    .filter((row) => statusAt(row, now) !== 'cancelled')
    .toSorted((a, b) => (a.venue_id < b.venue_id ? -1 : 1));
}

async function mayHave(q: Queries, row: ReservationView, userId: string, now: number): Promise<boolean> {
  const wanted = { ...row, user_id: userId };
  if ((await hourRefusals(q, [wanted], now)).size > 0) return false;
  return row.status === 'approved' || (await countOpenRequests(q, userId, now)) < MAX_OPEN_REQUESTS;
}
