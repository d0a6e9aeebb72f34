import { MAX_WAITING, type WaitingHour, type WaitingJoined } from 'mf-shared/contracts/waiting-list';
import { cellsOf } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { WaitingEntryRow } from '../../db/schema/waiting-entries.ts';
import { requireReachable } from '../blocks/index.ts';
import { lockHeld } from '../occupancy/index.ts';
import { bookableHour, type HourInput } from '../reservations/index.ts';
import { isHeldByPlayer } from './holder.ts';
import { tellLine } from './news.ts';
import { countEntries, entryFor, hasUsedOffer, nextTurn } from './queries.ts';
import { toEntry } from './view.ts';

/**
 * The player joins the end of the line for an hour that somebody holds.
 * @throws `business_not_found`, `slot_unknown`, `slot_past`, `slot_too_far`, and like a booking where one blocked the
 * other
 * @throws `waiting_hour_free` for a free hour, `waiting_hour_own` for the player's own
 * @throws `waiting_offer_used` for an hour that was offered to them before and not taken
 * @throws `waiting_already` for a second place, `waiting_too_many` for an eleventh line
 */
export const joinLine = (
  ctx: Ctx<UserActor>,
  input: z.output<typeof WaitingHour>,
): Promise<z.input<typeof WaitingJoined>> =>
  ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    await requireReachable(tx.q, ctx.actor.id, input.businessId);
    const row = await draftEntry(tx, ctx, input);
    if (await entryFor(tx.q, row.user_id, row)) throw new AppError('waiting_already');
    if ((await countEntries(tx.q, row.user_id, ctx.clock())) >= MAX_WAITING) {
      throw new AppError('waiting_too_many');
    }
    if (await hasUsedOffer(tx.q, row)) throw new AppError('waiting_offer_used');
    await requireTaken(tx, ctx, row);
    await tx.q.insertInto('waiting_entries').values(row).execute();
    await tellLine(tx, ctx, row);
    const view = await entryFor(tx.q, row.user_id, row);
    if (!view) throw new AppError('waiting_not_found');
    return { message: 'Sıraya girdiniz. Saat boşalırsa size haber vereceğiz.', entry: toEntry(view) };
  });

async function draftEntry(tx: Tx, ctx: Ctx<UserActor>, input: HourInput): Promise<WaitingEntryRow> {
  const { pitch, startsAt, endsAt } = await bookableHour(tx, ctx, input);
  return {
    id: newId(),
    venue_id: input.businessId,
    pitch_id: pitch.id,
    user_id: ctx.actor.id,
    date: input.date,
    time_slot: input.timeSlot,
    starts_at: startsAt,
    ends_at: endsAt,
    turn: await nextTurn(tx.q, pitch.id),
    status: 'waiting',
    offered_at: null,
    offer_until: null,
    created_at: ctx.clock(),
    ended_at: null,
  };
}

/**
 * Locks the hour's cells until the entry is written. A later release then finds the entry, and cells freed earlier are
 * free for this player too.
 */
async function requireTaken(tx: Tx, ctx: Ctx<UserActor>, row: WaitingEntryRow): Promise<void> {
  const hour = { pitchId: row.pitch_id, cells: cellsOf(row.starts_at, row.ends_at), now: ctx.clock() };
  const held = await lockHeld(tx.q, ctx.db.engine, hour);
  if (held.length === 0) throw new AppError('waiting_hour_free');
  if (await isHeldByPlayer(tx.q, held, row.user_id)) throw new AppError('waiting_hour_own');
}
