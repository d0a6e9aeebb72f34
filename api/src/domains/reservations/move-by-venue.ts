import { formatMoney } from 'mf-shared/format';
import { cellsOf } from 'mf-shared/schedule';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PitchRow } from '../../db/schema/pitches.ts';
import { notify } from '../notifications/index.ts';
import { moveCells } from '../occupancy/index.ts';
import { recordChange, reservationChange } from '../staff/index.ts';
import { reservationEntry } from './board-entry.ts';
import { movedFact, pitchAndHour } from './notices.ts';
import { holdOwn } from './own.ts';
import { requireRoomOf } from './player-hours.ts';
import { PENDING_MS, statusAt } from './status.ts';
import { reservationVersion } from './version.ts';
import { type ReservationView, toReservation } from './view.ts';

/** The target: an hour that the pitch offers. The caller locks the pitch. `price` in TL, null keeps it. */
export type Destination = {
  pitch: Pick<PitchRow, 'id' | 'name'>;
  date: string;
  timeSlot: string;
  startsAt: number;
  endsAt: number;
  price: number | null;
};

/**
 * The venue moves a reservation to another hour or pitch within a transaction, and tells its player. The price stays
 * unless the destination has one. The caller locks the player. Answers the reservation before and after.
 * @throws `board_changed` when it changed since `version`
 * @throws `slot_past` when it is over or was marked
 * @throws `slot_taken` when somebody holds the hour
 * @throws `weekly_limit` for a fourth hour of the player on that pitch and week
 * @throws `hours_overlap` when the player plays elsewhere then
 */
export async function moveByVenue(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  { id, version }: { id: string; version: string },
  to: Destination,
): Promise<{ before: ReservationView; after: ReservationView }> {
  const before = await holdOwn(tx, ctx, id);
  requireMovable(before, version, ctx.clock());
  const { pitch, startsAt, endsAt } = to;
  const hour = {
    user_id: before.user_id,
    pitch_id: pitch.id,
    date: to.date,
    starts_at: startsAt,
    ends_at: endsAt,
  };
  await requireRoomOf(tx.q, hour, ctx.clock(), id);
  const change = {
    pitch_id: to.pitch.id,
    field_name: to.pitch.name,
    date: to.date,
    time_slot: to.timeSlot,
    starts_at: to.startsAt,
    ends_at: to.endsAt,
    price: to.price ?? before.price,
    expires_at: Math.min(before.created_at + PENDING_MS, to.startsAt),
    moves: before.moves + 1,
  };
  await tx.q.updateTable('reservations').set(change).where('id', '=', id).execute();
  await moveCells(tx, ctx, {
    owner: { kind: 'reservation', id },
    from: { pitchId: before.pitch_id, cells: cellsOf(before.starts_at, before.ends_at) },
    to: { pitchId: to.pitch.id, cells: cellsOf(to.startsAt, to.endsAt) },
    expiresAt: before.status === 'pending' ? change.expires_at : null,
  });
  const after = { ...before, ...change };
  await recordChange(tx, ctx, reservationChange(after, 'buraya taşındı'));
  await tellPlayer(tx, ctx, before, after);
  return { before, after };
}

function requireMovable(row: ReservationView, version: string, now: number): void {
  const status = statusAt(row, now);
  const isLive = status === 'pending' || status === 'approved';
  if (reservationVersion(row) !== version || !isLive) {
    throw new AppError('board_changed', { about: { current: isLive ? reservationEntry(row) : null } });
  }
  // An hour with a mark of its player can not be moved any more.
  if (row.ends_at <= now || row.attendance) throw new AppError('slot_past');
}

async function tellPlayer(tx: Tx, ctx: Ctx<BusinessActor>, before: ReservationView, after: ReservationView) {
  const price = after.price === before.price ? '' : ` Yeni ücret: ${formatMoney(after.price)}.`;
  const player = { model: 'User', id: before.user_id } as const;
  const content = `Rezervasyonunuz işletme tarafından taşındı. Eski: ${pitchAndHour(before)}. Yeni: ${pitchAndHour(after)}.${price}`;
  await notify(tx, ctx, {
    ...{ to: player, kind: 'reservation_moved', text: content, link: '/my-reservations' },
    fact: movedFact(before, after),
    chat: { from: { model: 'Business', id: before.venue_id } },
  });
  const data = toReservation(after, ctx.clock());
  tx.afterCommit(() => {
    ctx.bus.publish(`actor:${after.user_id}`, { event: 'reservationChanged', data });
    ctx.bus.publish(`actor:${after.venue_id}`, { event: 'reservationChanged', data });
  });
}
