import { cellsOf, lastBookableDate, slotInstants } from 'mf-shared/schedule';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { allPitches, lockPitches, type PlayedPitch, pitchById, pitchSlots } from '../occupancy/index.ts';
import { requireWritable } from '../staff/index.ts';

export type HourInput = { fieldId: string; date: string; timeSlot: string };
/** An hour that a pitch offers; instants in ms. */
export type PitchHour = {
  pitch: PlayedPitch;
  date: string;
  timeSlot: string;
  startsAt: number;
  endsAt: number;
  cells: number[];
};

/**
 * Pitches of the venue by id, those named held until the transaction ends, so that nobody books or closes their
 * hours meanwhile. `not_found` for an unknown one, `not_yours` for another venue's, `slot_unknown` for one that
 * is out of service.
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

/** Every hour that a pitch offers on a football night, in the order played. */
export const hoursOfNight = (pitch: PlayedPitch, date: string): PitchHour[] =>
  pitchSlots(pitch).map((slot) => {
    const { startsAt, endsAt } = slotInstants(date, slot);
    return { pitch, date, timeSlot: slot.timeSlot, startsAt, endsAt, cells: cellsOf(startsAt, endsAt) };
  });

/**
 * The hour that an input names, if the venue can still write into it: `slot_unknown`, `slot_past` (it has ended:
 * people who stand at the counter get the hour that runs), `slot_too_far`. The venue itself books up to 12 weeks
 * ahead, however short it keeps its players.
 */
export function bookableHour(pitch: PlayedPitch, input: HourInput, now: number): PitchHour {
  const hour = hourOf(pitch, input, now);
  if (hour.endsAt <= now) throw new AppError('slot_past');
  return hour;
}

/**
 * The same, also for an hour that is over and was forgotten: `hour_is_over` for day staff before the night under way,
 * `correction_too_late` beyond 60 days.
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
