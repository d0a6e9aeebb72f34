import type { BoardEntry } from 'mf-shared/contracts/board';
import type { DailyField, DailySlot } from 'mf-shared/contracts/reservations';
import { slotInstants } from 'mf-shared/schedule';
import { type PlayedPitch, pitchSlots } from '../occupancy/index.ts';
import type { NightLine } from '../waiting-list/index.ts';

type Hour = { timeSlot: string; startsAt: number; endsAt: number };

/**
 * One pitch's night for its owner: every booking and every free hour, in the order played. A booking from before a
 * change of hours has its own row and replaces the hours that it overlaps. Null for a pitch out of service without
 * bookings that night.
 */
export function dayView(
  pitch: PlayedPitch,
  all: readonly BoardEntry[],
  lines: readonly NightLine[],
  { date, now }: { date: string; now: number },
): DailyField | null {
  const hours = pitch.archived_at === null ? hoursOf(pitch, date) : [];
  const bookings = all.filter(
    (entry) =>
      entry.kind !== 'offer' &&
      entry.fieldId === pitch.id &&
      (entry.date === date || hours.some((hour) => meets(hour, entry))),
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

/** The number of players who wait for the hour, and until when it is kept for the first of them. */
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

const meets = (hour: Hour, entry: BoardEntry): boolean =>
  hour.startsAt < entry.endsAt && entry.startsAt < hour.endsAt;

const freeRow = (hour: Hour, now: number): DailySlot => ({
  ...hour,
  status: 'available',
  isPast: hour.startsAt <= now,
  user: null,
  reservationId: null,
});

function bookedRow(entry: BoardEntry, now: number): DailySlot {
  const { timeSlot, status, startsAt, endsAt } = entry;
  const row = { timeSlot, status, isPast: startsAt <= now, startsAt, endsAt, user: userOf(entry) };
  const { id, attendance, note } = entry;
  switch (entry.kind) {
    case 'reservation':
      return { ...row, reservationId: id, attendance };
    case 'subscription': {
      const regular = entry.seriesId ? { subscriptionId: entry.seriesId } : {};
      return { ...row, reservationId: null, occurrenceId: id, attendance, ...regular };
    }
    case 'phone':
      return { ...row, reservationId: null, kind: 'phone', note, attendance };
    default:
      return { ...row, reservationId: null, kind: 'closure', note: entry.note, reason: entry.reason };
  }
}

/** The player. A phone booking has no account, only the booking's own id. */
function userOf({ kind, id, userId, name: fullName, phone, played, noShows }: BoardEntry): DailySlot['user'] {
  if (kind === 'closure') return null;
  const record = kind === 'reservation' ? { played, noShows } : {};
  return { _id: userId ?? id, id: userId ?? id, fullName, phone, ...record };
}
