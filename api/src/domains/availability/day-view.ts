import type { DailyField, DailySlot } from 'mf-shared/contracts/reservations';
import { slotInstants } from 'mf-shared/schedule';
import type { NightLine } from '../waiting-list/marks.ts';
import { type PlayedPitch, pitchSlots } from './pitch-slots.ts';
import type { DayBooking } from './queries.ts';

type Hour = { timeSlot: string; startsAt: number; endsAt: number };

/**
 * One pitch's football night as its owner works with it: every booking, and every hour that is really free,
 * in the order played. A booking from before a change of hours stands as its own row in place of the hours
 * that it reaches into. Null for a pitch out of service without bookings that night.
 */
export function dayView(
  pitch: PlayedPitch,
  all: readonly DayBooking[],
  lines: readonly NightLine[],
  { date, now }: { date: string; now: number },
): DailyField | null {
  const hours = pitch.archived_at === null ? hoursOf(pitch, date) : [];
  const bookings = all.filter(
    (b) => b.pitch_id === pitch.id && (b.date === date || hours.some((hour) => meets(hour, b))),
  );
  if (pitch.archived_at !== null && bookings.length === 0) return null;
  const free = hours.filter((hour) => !bookings.some((booking) => meets(hour, booking)));
  const daySlots = [...free.map((hour) => freeRow(hour, now)), ...bookings.map((b) => bookedRow(b, now))];
  daySlots.sort((a, b) => a.startsAt - b.startsAt);
  const own = lines.filter((line) => line.pitch_id === pitch.id);
  return {
    fieldId: pitch.id,
    fieldName: pitch.name,
    capacity: pitch.capacity,
    daySlots: daySlots.map((slot) => withLine(slot, own, now)),
  };
}

/** How many wait for the hour, and until when it is kept for the first of them. */
function withLine(slot: DailySlot, lines: readonly NightLine[], now: number): DailySlot {
  const line = lines.find((candidate) => candidate.starts_at === slot.startsAt);
  if (!line || slot.startsAt <= now) return slot;
  const offered = line.offer_until === null ? {} : { offeredUntil: line.offer_until };
  return { ...slot, waiting: line.waiting, ...offered };
}

const hoursOf = (pitch: PlayedPitch, date: string): Hour[] =>
  pitchSlots(pitch).map((slot) => ({
    timeSlot: slot.timeSlot,
    ...slotInstants(date, slot),
  }));

const meets = (hour: Hour, booking: DayBooking): boolean =>
  hour.startsAt < booking.ends_at && booking.starts_at < hour.endsAt;

const freeRow = (hour: Hour, now: number): DailySlot => ({
  ...hour,
  status: 'available',
  isPast: hour.startsAt <= now,
  user: null,
  reservationId: null,
});

const bookedRow = (booking: DayBooking, now: number): DailySlot => ({
  timeSlot: booking.time_slot,
  status: booking.status,
  isPast: booking.starts_at <= now,
  startsAt: booking.starts_at,
  endsAt: booking.ends_at,
  user: {
    _id: booking.user_id,
    id: booking.user_id,
    fullName: booking.full_name,
    phone: booking.phone ?? '',
  },
  ...(booking.subscription_id === null
    ? { reservationId: booking.id }
    : { reservationId: null, subscriptionId: booking.subscription_id }),
});
