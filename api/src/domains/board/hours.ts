import { cellsOf, lastBookableDate, slotInstants } from 'mf-shared/schedule';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { allPitches, lockPitches, type PlayedPitch, pitchById, pitchSlots } from '../occupancy/index.ts';
import { requireWritable } from '../staff/index.ts';

export type HourInput = { fieldId: string; date: string; timeSlot: string };
/** An hour that a pitch offers. Instants in ms. */
export type PitchHour = {
  pitch: PlayedPitch;
  date: string;
  timeSlot: string;
  startsAt: number;
  endsAt: number;
  cells: number[];
};

/**
 * Pitches of the venue by id. Locks the named ones until the transaction ends, so that nobody else books or closes
 * their hours.
 * @throws `not_found` for an unknown pitch
 * @throws `not_yours` for another venue's
 * @throws `slot_unknown` for one that is out of service
 */
export async function holdPitches(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  ids: readonly string[],
): Promise<Map<string, PlayedPitch>> {
  await lockPitches(tx, ids);
  const own = new Map((await allPitches(tx.q, ctx.actor.id)).map((pitch) => [pitch.id, pitch]));
  for (const id of ids) {
    const pitch = own.get(id);
    if (!pitch) throw await refusalOf(tx, id);
    if (pitch.archived_at !== null) throw new AppError('slot_unknown');
  }
  return own;
}

async function refusalOf(tx: Tx, id: string): Promise<AppError> {
  return new AppError((await pitchById(tx.q, id)) ? 'not_yours' : 'not_found');
}

/** Every hour that a pitch offers on a night, in the order played. */
export const hoursOfNight = (pitch: PlayedPitch, date: string): PitchHour[] =>
  pitchSlots(pitch).map((slot) => {
    const { startsAt, endsAt } = slotInstants(date, slot);
    return { pitch, date, timeSlot: slot.timeSlot, startsAt, endsAt, cells: cellsOf(startsAt, endsAt) };
  });

/**
 * The hour that an input names, if the venue can still book it. A running hour is fine: it goes to people at the
 * counter. The venue books up to 12 weeks ahead, even if its players may not.
 * @throws `slot_unknown`, `slot_too_far`
 * @throws `slot_past` when the hour has ended
 */
export function bookableHour(pitch: PlayedPitch, input: HourInput, now: number): PitchHour {
  const hour = hourOf(pitch, input, now);
  if (hour.endsAt <= now) throw new AppError('slot_past');
  return hour;
}

/**
 * The same, also for a forgotten hour that is over.
 * @throws `hour_is_over` for desk staff before the current night
 * @throws `correction_too_late` beyond 60 days
 */
export function writableHour(ctx: Ctx<BusinessActor>, pitch: PlayedPitch, input: HourInput): PitchHour {
  const hour = hourOf(pitch, input, ctx.clock());
  requireWritable(ctx, hour);
  return hour;
}

function hourOf(pitch: PlayedPitch, { date, timeSlot }: HourInput, now: number): PitchHour {
  const hour = hoursOfNight(pitch, date).find((one) => one.timeSlot === timeSlot);
  if (!hour) throw new AppError('slot_unknown');
  if (date > lastBookableDate(now)) throw new AppError('slot_too_far');
  return hour;
}
