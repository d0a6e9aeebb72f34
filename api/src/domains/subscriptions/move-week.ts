import { cellsOf } from 'mf-shared/schedule';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import { moveCells } from '../occupancy/index.ts';
import { type Destination, requireNightFree } from '../reservations/index.ts';
import { announce } from './announce.ts';
import { type HoldingOccurrence, occurrenceEntry } from './board-entry.ts';
import { holdOwnWeek } from './hold.ts';
import { nightOf } from './nights.ts';
import { sendMovedNotice } from './notices.ts';
import { changeOccurrence, pitchesOfMoved } from './queries.ts';
import { recordWeek } from './record.ts';
import type { SubscriptionView } from './view.ts';

/**
 * The venue moves one night of a regular to another hour or pitch within a transaction, and tells its player. All other
 * weeks stay. The price stays unless the destination has one. The caller locks the player. Answers the night before and
 * after.
 * @throws `board_changed` when it changed since `version`
 * @throws `slot_past` when it is over
 * @throws `slot_taken` when somebody holds the hour
 * @throws `hours_overlap` when the player plays elsewhere then
 */
export async function moveWeek(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  { id, version }: { id: string; version: string },
  to: Destination,
): Promise<{ before: HoldingOccurrence; after: HoldingOccurrence }> {
  const { subscription, occurrence } = await holdOwnWeek(tx, ctx, id);
  const { full_name, phone } = subscription;
  const before = { ...occurrence, full_name, phone };
  requireMovable(before, version, ctx.clock());
  const night = { ...before, starts_at: to.startsAt, ends_at: to.endsAt };
  await requireNightFree(tx.q, 'business', night, ctx.clock());
  const change = {
    pitch_id: to.pitch.id,
    date: to.date,
    usual_date: usualDate(subscription, before, to),
    time_slot: to.timeSlot,
    starts_at: to.startsAt,
    ends_at: to.endsAt,
    price: to.price ?? before.price,
  };
  await changeOccurrence(tx.q, id, change);
  await moveCells(tx, ctx, {
    owner: { kind: 'subscription', id },
    from: { pitchId: before.pitch_id, cells: cellsOf(before.starts_at, before.ends_at) },
    to: { pitchId: to.pitch.id, cells: cellsOf(to.startsAt, to.endsAt) },
    expiresAt: null,
  });
  const after = { ...before, ...change, version: before.version + 1 };
  await recordWeek(tx, ctx, { subscription, occurrence: after }, 'bu hafta buraya taşındı');
  await sendMovedNotice(tx, ctx, subscription, { before, after });
  await announce(tx, ctx, subscription.id);
  return { before, after };
}

function requireMovable(row: HoldingOccurrence, version: string, now: number): void {
  const isHeld = row.status === 'held';
  if (String(row.version) !== version || !isHeld) {
    throw new AppError('board_changed', { about: { current: isHeld ? occurrenceEntry(row) : null } });
  }
  if (row.ends_at <= now || row.attendance) throw new AppError('slot_past');
}

/** The night that it replaces; null when it is back on its own night. */
function usualDate(subscription: SubscriptionView, row: OccurrenceRow, to: Destination): string | null {
  const usual = row.usual_date ?? row.date;
  const isBack =
    to.pitch.id === subscription.pitch_id &&
    to.date === usual &&
    to.startsAt === nightOf(subscription, usual).startsAt;
  return isBack ? null : usual;
}

/**
 * The pitches that a move of a venue's night locks at `now` (ms), without the target pitch: its own, the usual one, and
 * those of other moved nights. Empty for an unknown night.
 */
export async function pitchesOfWeek(
  q: Queries,
  businessId: string,
  { id, now }: { id: string; now: number },
): Promise<string[]> {
  const row = await q
    .selectFrom('subscription_occurrences as o')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .select(['o.pitch_id', 's.pitch_id as usual_pitch_id', 's.id as subscription_id'])
    .where('o.id', '=', id)
    .where('o.venue_id', '=', businessId)
    .executeTakeFirst();
  if (!row) return [];
  return [row.pitch_id, row.usual_pitch_id, ...(await pitchesOfMoved(q, row.subscription_id, now))];
}
