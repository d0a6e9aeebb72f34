import type { BoardEntry, BoardMove, BoardMoved } from 'mf-shared/contracts/board';
import { cellsOf } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { LocksChanged } from '../../db/errors.ts';
import { lockPitches, moveCells } from '../occupancy/index.ts';
import { priceList } from '../prices/index.ts';
import { type Destination, findView, moveByVenue, reservationEntry } from '../reservations/index.ts';
import { amountChange, hourChange, recordChange } from '../staff/index.ts';
import { lockPlayerOfWeek, moveWeek, occurrenceEntry, pitchesOfWeek } from '../subscriptions/index.ts';
import { boardChanged } from './announce.ts';
import { bookableHour, holdPitches, type PitchHour } from './hours.ts';
import { changePhone, seenPhone } from './own-phone.ts';
import { phoneEntry } from './view.ts';

type Input = z.output<typeof BoardMove>;
type Moved = { entry: BoardEntry; dates: string[] };
const MESSAGE = {
  reservation: 'Rezervasyon taşındı, oyuncuya haber verildi.',
  phone: 'Rezervasyon taşındı.',
  subscription: 'Aboneliğin bu haftası taşındı, oyuncuya haber verildi.',
};

const MOVES = { reservation: moveReservation, phone: movePhone, subscription: moveNight };

/**
 * Moves a booking to another hour or pitch. Takes the new hour and frees the old one in one transaction, or changes
 * nothing. Only a phone booking can move to the running hour. A regular moves for one night only.
 * @throws `slot_taken` when somebody holds the new hour
 * @throws `hours_overlap` when the player plays elsewhere then
 * @throws `board_changed` when the booking is not as the caller saw it
 * @throws `slot_unknown`, `slot_past`, `slot_too_far`
 */
export const moveBooking = (ctx: Ctx<BusinessActor>, input: Input): Promise<BoardMoved> =>
  ctx.db.transact(async (tx) => {
    await lockPlayer(tx, input);
    await lockAround(tx, ctx, input);
    const pitch = (await holdPitches(tx, ctx, [input.to.fieldId])).get(input.to.fieldId);
    if (!pitch) throw new AppError('not_found');
    const hour = bookableHour(pitch, input.to, ctx.clock());
    if (input.kind !== 'phone' && hour.startsAt <= ctx.clock()) throw new AppError('slot_past');
    const prices = await priceList(tx.q, ctx.actor.id);
    const price = input.price === 'new' ? prices(pitch, hour.date, hour.startsAt) : null;
    const { entry, dates } = await MOVES[input.kind](tx, ctx, input, { ...hour, price });
    await boardChanged(tx, ctx, ctx.actor.id, dates);
    return { message: MESSAGE[input.kind], entry };
  });

/**
 * Locks the new pitch together with those that a subscription's move locks: one after the other, two moves could wait
 * for each other.
 * @throws LocksChanged when another night moved to a further pitch meanwhile
 */
async function lockAround(tx: Tx, ctx: Ctx<BusinessActor>, { kind, id, to }: Input): Promise<void> {
  const around = async () =>
    kind === 'subscription' ? pitchesOfWeek(tx.q, ctx.actor.id, { id, now: ctx.clock() }) : [];
  const locked = [...(await around()), to.fieldId];
  await lockPitches(tx, locked);
  if ((await around()).some((pitch) => !locked.includes(pitch))) throw new LocksChanged();
}

/** Locks the player of a booking, so that they take no other hour meanwhile. Comes first in the lock order. */
async function lockPlayer(tx: Tx, { kind, id }: Input): Promise<void> {
  if (kind === 'subscription') return lockPlayerOfWeek(tx, id);
  const row = kind === 'reservation' ? await findView(tx.q, id) : undefined;
  if (row) await tx.lock('users', row.user_id);
}

async function moveReservation(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  input: Input,
  to: Destination,
): Promise<Moved> {
  const { before, after } = await moveByVenue(tx, ctx, input, to);
  return { entry: reservationEntry(after), dates: [before.date, after.date] };
}

async function moveNight(tx: Tx, ctx: Ctx<BusinessActor>, input: Input, to: Destination): Promise<Moved> {
  const { before, after } = await moveWeek(tx, ctx, input, to);
  return { entry: occurrenceEntry(after), dates: [before.date, after.date] };
}

async function movePhone(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  input: Input,
  to: PitchHour & { price: number | null },
): Promise<Moved> {
  const before = await seenPhone(tx, ctx, input);
  if (before.ends_at <= ctx.clock() || before.attendance) throw new AppError('slot_past');
  const after = await changePhone(tx, ctx, before, {
    pitch_id: to.pitch.id,
    date: to.date,
    time_slot: to.timeSlot,
    starts_at: to.startsAt,
    ends_at: to.endsAt,
    price: to.price ?? before.price,
  });
  await moveCells(tx, ctx, {
    owner: { kind: 'phone', id: before.id },
    from: { pitchId: before.pitch_id, cells: cellsOf(before.starts_at, before.ends_at) },
    to: { pitchId: to.pitch.id, cells: to.cells },
    expiresAt: null,
  });
  const paid = after.price === before.price ? '' : `, ücret ${amountChange(before.price, after.price)}`;
  const text = hourChange(after, after.name, `buraya taşındı${paid}`);
  await recordChange(tx, ctx, { subjectId: after.id, text });
  return { entry: phoneEntry(after), dates: [before.date, after.date] };
}
