import {
  MAX_WEEKLY_SLOTS,
  PENDING_DAYS,
  type ReservationAnswer,
  type ReservationCreate,
} from 'mf-shared/contracts/reservations';
import { formatMoney } from 'mf-shared/format';
import { cellsOf } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { PitchRow, ReservationRow } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { isActiveAt } from '../business/view.ts';
import { priceList } from '../prices/price-list.ts';
import { announce } from './announce.ts';
import { claimCells } from './claim-cells.ts';
import { countInWeek, findVenue, holdPitch } from './queries.ts';
import { requireSlot } from './require-slot.ts';
import { findView, toReservation } from './view.ts';

type Input = z.output<typeof ReservationCreate>;
const PENDING_MS = PENDING_DAYS * 24 * 60 * 60 * 1000;

/**
 * A player asks for an hour, which is held from now on until the business decides. The first one gets it:
 * `slot_taken` comes from the primary key of the cells. Refuses with `not_yours`, `business_not_found`,
 * `slot_unknown`, `slot_past`, `slot_too_far`, and `weekly_limit` beyond 3 hours of one pitch in a football
 * week from Monday to Sunday, `price_changed` when `price` is not what the hour costs; a refusal changes nothing.
 */
export async function createReservation(
  ctx: Ctx<UserActor>,
  input: Input,
): Promise<z.input<typeof ReservationAnswer>> {
  if (input.userEmail.trim().toLowerCase() !== ctx.actor.email) throw new AppError('not_yours');
  return ctx.db.transact(async (tx) => {
    const row = await draft(tx, ctx, input);
    if ((await countInWeek(tx.q, row, ctx.clock())) >= MAX_WEEKLY_SLOTS) throw new AppError('weekly_limit');
    await claimCells(tx, ctx, {
      pitchId: row.pitch_id,
      cells: cellsOf(row.starts_at, row.ends_at),
      owner: { kind: 'reservation', id: row.id },
      expiresAt: row.expires_at,
    });
    await tx.q.insertInto('reservations').values(row).execute();
    const view = await findView(tx.q, row.id);
    // The account may have been deleted since the token was checked; its address is then another.
    if (view?.email !== ctx.actor.email) throw new AppError('unauthenticated');
    await announce(tx, ctx, view);
    return {
      message: 'Rezervasyon isteği başarıyla gönderildi! Mesaj kutunuzu kontrol ediniz!',
      reservation: toReservation(view, ctx.clock()),
    };
  });
}

/** The row that the input asks for, checked against venue, pitch and clock. */
async function draft(tx: Tx, ctx: Ctx<UserActor>, input: Input): Promise<ReservationRow> {
  const now = ctx.clock();
  const venue = await findVenue(tx.q, input.businessId);
  if (!venue || !isActiveAt(venue, now)) throw new AppError('business_not_found');
  const pitch = await holdPitch(tx, input.businessId, input.fieldName);
  if (!pitch) throw new AppError('slot_unknown');
  const { startsAt, endsAt } = requireSlot(pitch, input, now);
  return {
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
}

/** The price (TL) of the hour as it is now; `price_changed` when the player was shown another one. */
async function requirePrice(tx: Tx, pitch: PitchRow, { date, price: shown }: Input, startsAt: number) {
  const price = (await priceList(tx.q, pitch.business_id))(pitch, date, startsAt);
  if (shown === undefined || shown === price) return price;
  const message = `Bu saatin fiyatı siz bakarken ${formatMoney(price)} oldu. Uygunsa yeniden deneyin.`;
  throw new AppError('price_changed', { message });
}
