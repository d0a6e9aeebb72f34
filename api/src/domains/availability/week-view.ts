import type { WeeklyField, WeeklySlot } from 'mf-shared/contracts/reservations';
import {
  cellsOf,
  datesBetween,
  lastBookableDate,
  nextMidnight,
  opensOn,
  type Slot,
  slotInstants,
} from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { breatheWhenLong } from '../../base/breathe.ts';
import type { CellRow } from '../../db/schema/cells.ts';
import { type PlayedPitch, pitchSlots } from '../occupancy/index.ts';
import type { PriceList } from '../prices/index.ts';
import type { LiveReservation } from '../reservations/index.ts';
import { toMark, type WaitingMark } from '../waiting-list/index.ts';

/** `weeks` is how far ahead players may book. */
type Nights = { start: string; end: string; now: number; weeks: number };
type Held = Pick<CellRow, 'pitch_id' | 'starts_at' | 'expires_at' | 'owner_kind'>;

/**
 * The week as a visitor sees it at `now`; `cells` are the held cells. Prices in TL, instants in ms. Yields to other
 * work between pitches.
 */
export async function weekView(
  pitches: readonly PlayedPitch[],
  cells: readonly Held[],
  prices: PriceList,
  { start, end, now, weeks }: Nights,
): Promise<WeeklyField[]> {
  const dates = datesBetween(start, end);
  const last = lastBookableDate(now, weeks);
  const heldBy = new Map<string, Map<number, Held>>(pitches.map((pitch) => [pitch.id, new Map()]));
  for (const cell of cells) heldBy.get(cell.pitch_id)?.set(cell.starts_at, cell);
  const viewOf = (pitch: PlayedPitch): WeeklyField => {
    const slots = pitchSlots(pitch);
    const held = heldBy.get(pitch.id) ?? new Map<number, Held>();
    const slotOf = (date: string, slot: Slot): WeeklySlot => {
      const { startsAt, endsAt } = slotInstants(date, slot);
      const holders = cellsOf(startsAt, endsAt).flatMap((cell) => held.get(cell) ?? []);
      const isPast = startsAt <= now;
      const status = holders.length > 0 || isPast ? 'occupied' : 'available';
      return {
        timeSlot: slot.timeSlot,
        status,
        isAvailable: status === 'available' && date <= last,
        isPast,
        hasSubscription: holders.some((cell) => cell.owner_kind === 'subscription'),
        mine: false,
        mineStatus: null,
        price: prices(pitch, date, startsAt),
        startsAt,
        ...(date > last ? { opensOn: opensOn(date, weeks) } : {}),
      };
    };
    return {
      fieldId: pitch.id,
      fieldName: pitch.name,
      capacity: pitch.capacity,
      weeklyData: dates.map((date) => ({ date, daySlots: slots.map((slot) => slotOf(date, slot)) })),
    };
  };
  const fields: WeeklyField[] = [];
  for (const pitch of pitches) {
    await breatheWhenLong();
    fields.push(viewOf(pitch));
  }
  return fields;
}

/** The first instant after `now` at which the week changes by itself. */
export function changesAt(
  fields: readonly WeeklyField[],
  cells: readonly Held[],
  { end, now, weeks }: Nights,
): number {
  let next = end > lastBookableDate(now, weeks) ? nextMidnight(now) : Infinity;
  for (const cell of cells) {
    // An offer ends by a write, so that it can pass to the next in line.
    if (cell.expires_at !== null && cell.owner_kind !== 'offer') next = Math.min(next, cell.expires_at);
  }
  for (const field of fields) {
    for (const day of field.weeklyData) {
      for (const slot of day.daySlots) if (slot.startsAt > now) next = Math.min(next, slot.startsAt);
    }
  }
  return next;
}

/** The same week with a player's own bookings marked. A booking marks every hour that it overlaps. */
export function withOwn(fields: readonly WeeklyField[], own: readonly LiveReservation[]): WeeklyField[] {
  return fields.map((field) => {
    const bookings = own.filter((booking) => booking.pitch_id === field.fieldId);
    if (bookings.length === 0) return field;
    const mark = (slot: WeeklySlot): WeeklySlot => {
      const booking = bookings.find(
        (b) => b.starts_at < slot.startsAt + HOUR_MS && slot.startsAt < b.ends_at,
      );
      return booking ? { ...slot, mine: true, mineStatus: booking.status } : slot;
    };
    return {
      ...field,
      weeklyData: field.weeklyData.map((day) => ({ ...day, daySlots: day.daySlots.map(mark) })),
    };
  });
}

/** The same week with the lines marked in which the player waits. */
export function withWaiting(fields: readonly WeeklyField[], marks: readonly WaitingMark[]): WeeklyField[] {
  return fields.map((field) => {
    const own = marks.filter((mark) => mark.pitch_id === field.fieldId);
    if (own.length === 0) return field;
    const mark = (slot: WeeklySlot): WeeklySlot => {
      const line = own.find((candidate) => candidate.starts_at === slot.startsAt);
      return line ? { ...slot, waiting: toMark(line) } : slot;
    };
    return {
      ...field,
      weeklyData: field.weeklyData.map((day) => ({ ...day, daySlots: day.daySlots.map(mark) })),
    };
  });
}
