import { MAX_WEEKLY_SLOTS, PENDING_DAYS } from 'mf-shared/contracts/reservations';
import { cellsOf, type Slot, slotInstants, weekStart } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { CellRow } from '../src/db/schema/cells.ts';
import type { PhoneBookingRow } from '../src/db/schema/phone-bookings.ts';
import type { Random } from './base/random.ts';
import type { DemoPitch, DemoReservation, DemoVenue } from './plan.ts';
import { hourPrice } from './prices.ts';

/** State of a request, and when it was made and decided (ms). */
export type Fate = Pick<DemoReservation, 'status' | 'end_reason' | 'created_at' | 'decided_at'>;
export type Booking = {
  venue: DemoVenue;
  pitch: DemoPitch;
  userId: string;
  /** Football night. */
  date: string;
  slot: Slot;
  fate: Fate;
};

/**
 * The reservations so far. It refuses what the database and the rules refuse: a cell taken twice, a fourth hour of one
 * pitch in a football week. It also lets nobody play on two pitches at once.
 */
export type Ledger = {
  reservations: DemoReservation[];
  phoneBookings: PhoneBookingRow[];
  cells: CellRow[];
  isFree: (pitch: DemoPitch, date: string, slot: Slot) => boolean;
  /** Whether the booking was possible; an ended one always is. */
  book: (booking: Booking) => boolean;
  /** Reserves a player's time for a night; false if they play elsewhere then. */
  keepPlayer: (night: Pick<Booking, 'userId' | 'date' | 'slot'>) => boolean;
  /** Books a free hour by phone; `at` is the time of the call (ms). */
  takeCall: (call: PhoneCall) => void;
};

export type PhoneCall = Omit<Booking, 'userId' | 'fate'> & {
  name: string;
  phone: string | null;
  at: number;
  note?: string;
  seriesId?: string;
};

export function createLedger(random: Random): Ledger {
  const reservations: DemoReservation[] = [];
  const cells: CellRow[] = [];
  const phoneBookings: PhoneBookingRow[] = [];
  const held = new Set<string>();
  const weekly = new Map<string, number>();
  const cellKeys = (owner: string, date: string, slot: Slot) => {
    const { startsAt, endsAt } = slotInstants(date, slot);
    return cellsOf(startsAt, endsAt).map((cell) => `${owner} ${cell}`);
  };

  function hold({ pitch, userId, date, slot }: Booking): boolean {
    const week = `${userId} ${pitch.row.id} ${weekStart(date)}`;
    const count = weekly.get(week) ?? 0;
    const keys = [...cellKeys(pitch.row.id, date, slot), ...cellKeys(userId, date, slot)];
    if (count >= MAX_WEEKLY_SLOTS || keys.some((key) => held.has(key))) return false;
    for (const key of keys) held.add(key);
    weekly.set(week, count + 1);
    return true;
  }

  return {
    reservations,
    phoneBookings,
    cells,
    isFree: (pitch, date, slot) => !cellKeys(pitch.row.id, date, slot).some((key) => held.has(key)),
    book: (asked) => {
      const booking = answered(asked);
      const live = booking.fate.status === 'pending' || booking.fate.status === 'approved';
      if (live && !hold(booking)) return false;
      const row = toRow(random, booking);
      reservations.push(row);
      if (live) cells.push(...cellRows(row));
      return true;
    },
    keepPlayer: ({ userId, date, slot }) => {
      const keys = cellKeys(userId, date, slot);
      if (keys.some((key) => held.has(key))) return false;
      for (const key of keys) held.add(key);
      return true;
    },
    takeCall: (call) => {
      for (const key of cellKeys(call.pitch.row.id, call.date, call.slot)) held.add(key);
      const row = phoneRow(random, call);
      phoneBookings.push(row);
      cells.push(...phoneCells(row));
    },
  };
}

/** A venue with automatic approval has no pending requests. */
const answered = (booking: Booking): Booking =>
  booking.venue.row.approval === 'all' && booking.fate.status === 'pending'
    ? { ...booking, fate: { ...booking.fate, status: 'approved', decided_at: booking.fate.created_at } }
    : booking;

function toRow(random: Random, { venue, pitch, userId, date, slot, fate }: Booking): DemoReservation {
  const { startsAt, endsAt } = slotInstants(date, slot);
  return {
    id: random.idAt(fate.created_at),
    venue_id: venue.row.id,
    pitch_id: pitch.row.id,
    user_id: userId,
    field_name: pitch.row.name,
    date,
    time_slot: slot.timeSlot,
    starts_at: startsAt,
    ends_at: endsAt,
    price: hourPrice(venue, pitch, date, slot),
    attendance: null,
    expires_at: Math.min(fate.created_at + PENDING_DAYS * DAY_MS, startsAt),
    ...fate,
  };
}

const cellRows = (row: DemoReservation): CellRow[] =>
  cellsOf(row.starts_at, row.ends_at).map((startsAt) => ({
    pitch_id: row.pitch_id,
    starts_at: startsAt,
    expires_at: row.status === 'pending' ? row.expires_at : null,
    owner_kind: 'reservation',
    owner_id: row.id,
  }));

function phoneRow(random: Random, call: PhoneCall): PhoneBookingRow {
  const { venue, pitch, date, slot, name, phone, at } = call;
  const { startsAt, endsAt } = slotInstants(date, slot);
  return {
    id: random.idAt(at),
    venue_id: venue.row.id,
    pitch_id: pitch.row.id,
    series_id: call.seriesId ?? null,
    name,
    phone,
    note: call.note ?? '',
    date,
    time_slot: slot.timeSlot,
    starts_at: startsAt,
    ends_at: endsAt,
    price: hourPrice(venue, pitch, date, slot),
    status: 'active',
    attendance: null,
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

const phoneCells = (row: PhoneBookingRow): CellRow[] =>
  cellsOf(row.starts_at, row.ends_at).map((startsAt) => ({
    pitch_id: row.pitch_id,
    starts_at: startsAt,
    expires_at: null,
    owner_kind: 'phone',
    owner_id: row.id,
  }));
