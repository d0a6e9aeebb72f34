import { PENDING_DAYS, type ReservationCreate } from 'mf-shared/contracts/reservations';
import { formatMoney } from 'mf-shared/format';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { PitchRow, ReservationRow } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { priceList } from '../prices/price-list.ts';
import { announce } from './announce.ts';
import { bookableHour } from './bookable.ts';
import { findView, type ReservationView } from './view.ts';
import { isAtWeeklyLimit } from './weekly-limit.ts';

type Input = Omit<z.output<typeof ReservationCreate>, 'userEmail'>;
const PENDING_MS = PENDING_DAYS * 24 * 60 * 60 * 1000;

/**
 * The reservation that a player asks for, checked against venue, pitch, clock and weekly limit; its pitch is
 * held. Nothing is written: cells come first, then `storeReservation`.
 */
export async function draftReservation(tx: Tx, ctx: Ctx<UserActor>, input: Input): Promise<ReservationRow> {
  const now = ctx.clock();
  const { pitch, startsAt, endsAt } = await bookableHour(tx, ctx, input);
  const row: ReservationRow = {
    id: newId(),
    business_id: input.businessId,
    pitch_id: pitch.id,
    user_id: ctx.actor.id,
    field_name: pitch.name,
    date: input.date,
    time_slot: input.timeSlot,
    starts_at: startsAt,
    ends_at: endsAt,
    status: 'pending',
    end_reason: null,
    price: await requirePrice(tx, pitch, input, startsAt),
    expires_at: Math.min(now + PENDING_MS, startsAt),
    created_at: now,
    decided_at: null,
  };
  if (await isAtWeeklyLimit(tx.q, row, now)) throw new AppError('weekly_limit');
  return row;
}

/** Writes a reservation that holds its cells, and tells everybody concerned. */
export async function storeReservation(
  tx: Tx,
  ctx: Ctx<UserActor>,
  row: ReservationRow,
): Promise<ReservationView> {
  await tx.q.insertInto('reservations').values(row).execute();
  const view = await findView(tx.q, row.id);
  // The account may have been deleted since the token was checked; its address is then another.
  if (view?.email !== ctx.actor.email) throw new AppError('unauthenticated');
  await announce(tx, ctx, view);
  return view;
}

/** The price (TL) of the hour as it is now; `price_changed` when the player was shown another one. */
async function requirePrice(tx: Tx, pitch: PitchRow, { date, price: shown }: Input, startsAt: number) {
  const price = (await priceList(tx.q, pitch.business_id))(pitch, date, startsAt);
  if (shown === undefined || shown === price) return price;
  const message = `Bu saatin fiyatı siz bakarken ${formatMoney(price)} oldu. Uygunsa yeniden deneyin.`;
  throw new AppError('price_changed', { message });
}
