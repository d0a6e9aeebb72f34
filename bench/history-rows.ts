import type { Insertable } from 'kysely';
import { addDays, cellsOf, istanbulMidnight } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import type { Tables } from '../api/src/db/schema.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

export const VENUE = 'b-history';
const PITCHES = 6;
const REGULARS = 12;
const PLAYERS = 200;
/** First hour of a night and the number of hours after it: 17:00 to 01:00. */
const OPENS = 17;
const HOURS = 8;

const wrapped = (n: number, size: number) => ((n % size) + size) % size;
export const playerOf = (n: number) => `u-${wrapped(n, PLAYERS)}`;
const pitchOf = (n: number) => `p-${n % PITCHES}`;
const regularOf = (n: number) => `s-${wrapped(n, REGULARS)}`;
/** Sorts by age like the product's ids. */
const idOf = (kind: string, at: number, n: number) =>
  `${at.toString(16).padStart(12, '0')}-${kind}-${String(n).padStart(3, '0')}`;

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** The n-th hour of a night, counted over all pitches. */
function hourOf(date: string, n: number) {
  const hour = OPENS + (n % HOURS);
  const starts_at = istanbulMidnight(date) + hour * HOUR_MS;
  return {
    venue_id: VENUE,
    pitch_id: pitchOf(Math.floor(n / HOURS)),
    date,
    time_slot: `${clock(hour)}-${clock(hour + 1)}`,
    starts_at,
    ends_at: starts_at + HOUR_MS,
  };
}

type Hour = ReturnType<typeof hourOf>;
type Status = Row<'reservations'>['status'];

const reservation = (
  hour: Hour,
  n: number,
  status: Status,
  end_reason: 'player' | 'expired' | null = null,
) => ({
  ...hour,
  id: idOf('r', hour.starts_at, n),
  user_id: playerOf(n * 7 + Math.floor(hour.starts_at / DAY_MS)),
  field_name: `Saha ${hour.pitch_id}`,
  status,
  end_reason,
  price: 1500,
  expires_at: hour.starts_at,
  created_at: hour.starts_at - 2 * DAY_MS + n,
  decided_at: status === 'pending' ? null : hour.starts_at - DAY_MS,
});

const phoneBooking = (hour: Hour, n: number, status: 'active' | 'cancelled'): Row<'phone_bookings'> => ({
  ...hour,
  id: idOf('t', hour.starts_at, n),
  series_id: null,
  name: `Arayan ${n}`,
  phone: '+905321112233',
  note: '',
  price: 1500,
  status,
  version: 1,
  created_at: hour.starts_at - DAY_MS,
  updated_at: hour.starts_at - DAY_MS,
});

const closure = ({ time_slot: _, ...hour }: Hour, n: number): Row<'closures'> => ({
  ...hour,
  id: idOf('k', hour.starts_at, n),
  series_id: idOf('k', hour.starts_at, n),
  reason: 'maintenance',
  note: '',
  version: 1,
  created_at: hour.starts_at - DAY_MS,
  updated_at: hour.starts_at - DAY_MS,
});

const occurrence = (hour: Hour, n: number, status: 'held' | 'skipped') => ({
  ...hour,
  id: idOf('o', hour.starts_at, n),
  subscription_id: regularOf(n),
  user_id: playerOf(n),
  price: 1400,
  status,
  skipped_by: status === 'skipped' ? ('player' as const) : null,
  version: 1,
  created_at: hour.starts_at - 30 * DAY_MS,
});

const waiting = (hour: Hour, n: number, turn: number): Row<'waiting_entries'> => ({
  ...hour,
  id: idOf('w', hour.starts_at, n),
  user_id: playerOf(n * 3),
  turn,
  status: 'ended',
  offered_at: null,
  offer_until: null,
  created_at: hour.starts_at - DAY_MS,
  ended_at: hour.starts_at,
});

function news(at: number, n: number) {
  const notification: Row<'notifications'> = {
    id: idOf('n', at, n),
    owner_model: 'Business',
    owner_id: VENUE,
    kind: 'reservation_requested',
    text: 'Oyuncu bir saat için istek gönderdi.',
    link: '/business-dashboard',
    once_key: null,
    about_user: null,
    created_at: at,
    read_at: at,
  };
  const change: Row<'venue_changes'> = {
    id: idOf('v', at, n),
    venue_id: VENUE,
    staff_id: null,
    who: 'Sahip',
    subject_id: null,
    text: 'Bir rezervasyonu onayladı.',
    created_at: at,
  };
  const player = playerOf(0);
  const message: Row<'messages'> = {
    id: idOf('m', at, n),
    pair_key: `${VENUE}:${player}`,
    sender_model: 'User',
    sender_id: player,
    receiver_model: 'Business',
    receiver_id: VENUE,
    content: 'Perşembe akşamı yeriniz var mı?',
    client_id: null,
    created_at: at,
    read_at: at,
  };
  return { notification, change, message };
}

type Cell = Row<'cells'>;
const cells = (kind: Cell['owner_kind'], rows: readonly (Hour & { id: string })[]): Cell[] =>
  rows.flatMap((row) =>
    cellsOf(row.starts_at, row.ends_at).map((starts_at) => ({
      pitch_id: row.pitch_id,
      starts_at,
      expires_at: null,
      owner_kind: kind,
      owner_id: row.id,
    })),
  );

const span = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

/**
 * All rows of one football night at a venue with six pitches, the same for every history: 24 games, 12 failed requests,
 * phone bookings, two regulars, a closed hour, the waiting list, and the notifications and messages about them. `index`
 * counts the nights; `ahead` marks coming ones.
 */
export function nightRows(monday: string, index: number, ahead: boolean) {
  const date = addDays(monday, index);
  const hours = span(0, HOURS * PITCHES).map((n) => hourOf(date, n));
  const at = (from: number, to: number) => span(from, to).map((n) => [hours[n] as Hour, n] as const);
  const games = at(0, 24).map(([hour, n]) => reservation(hour, n, ahead && n < 2 ? 'pending' : 'approved'));
  const phoned = at(24, 34).map(([hour, n]) => phoneBooking(hour, n, 'active'));
  const regulars = at(34, 36).map(([hour, n]) => occurrence(hour, n + index * 2, 'held'));
  const closed = hours.slice(36, 37);
  const began = at(24, 28).map(([hour, n]) => reservation(hour, n + 100, 'rejected'));
  const withdrawn = at(28, 36).map(([hour, n]) =>
    reservation(hour, n + 100, 'cancelled', n % 2 ? 'player' : 'expired'),
  );
  const firstTurn = (index + 10_000) * 6;
  const told = at(0, 30).map(([hour, n]) => news(hour.starts_at - DAY_MS, n));
  return {
    reservations: [...games, ...began, ...withdrawn],
    phone_bookings: [...phoned, ...at(40, 43).map(([hour, n]) => phoneBooking(hour, n, 'cancelled'))],
    subscription_occurrences: [...regulars, occurrence(hours[37] as Hour, index * 2 + 1, 'skipped')],
    closures: closed.map((hour) => closure(hour, 36)),
    cells: [
      ...cells('reservation', games),
      ...cells(
        'phone',
        phoned.map((row, n) => ({ ...(hours[24 + n] as Hour), id: row.id })),
      ),
      ...cells('subscription', regulars),
      ...cells(
        'closure',
        closed.map((hour) => ({ ...hour, id: idOf('k', hour.starts_at, 36) })),
      ),
    ],
    waiting_entries: ahead ? [] : at(0, 6).map(([hour, n]) => waiting(hour, n, firstTurn + n)),
    notifications: ahead ? [] : told.map(({ notification }) => notification),
    venue_changes: ahead ? [] : told.map(({ change }) => change),
    messages: ahead ? [] : told.map(({ message }) => message),
  };
}

export const playerRows = (): Row<'users'>[] =>
  span(0, PLAYERS).map((n) => ({
    id: playerOf(n),
    role: 'user',
    full_name: `Oyuncu ${n}`,
    name_folded: `oyuncu ${n}`,
    email: `u${n}@bench.test`,
    password_hash: '-',
    phone: '+905320000000',
    photo: null,
    teams: '[]',
    position: null,
    foot: null,
    city: 'Adana',
    speed: null,
    shooting: null,
    passing: null,
    dribbling: null,
    defense: null,
    physical: null,
    token_version: 0,
    created_at: 0,
  }));

export const venueRow = (now: number): Row<'venues'> => ({
  id: VENUE,
  owner_name: 'Sahip',
  venue_name: 'Çınar Halı Saha',
  name_folded: 'cinar hali saha',
  email: 'history@bench.test',
  password_hash: '-',
  phone: '+902120000000',
  address: 'Cadde 1',
  city: 'Adana',
  lng: 35.3,
  lat: 37,
  equipment: '[]',
  status: 'approved',
  next_payment_at: now + 365 * DAY_MS,
  rating_sum: 0,
  rating_count: 0,
  rating_score: 3,
  calendar_version: 0,
  token_version: 0,
  created_at: 0,
});

export const pitchRows = (): Row<'pitches'>[] =>
  span(0, PITCHES).map((n) => ({
    id: pitchOf(n),
    venue_id: VENUE,
    name: `Saha ${n + 1}`,
    capacity: "7'e 7",
    price: 1500,
    working_hours: JSON.stringify([{ start: '17:00', end: '01:00' }]),
    sort: n,
    archived_at: null,
  }));

/** Weekly regulars; `ended` of them are ended. */
export const regularRows = (ended: number): Row<'subscriptions'>[] =>
  span(0, REGULARS + ended).map((n) => ({
    id: n < REGULARS ? regularOf(n) : `s-ended-${String(n).padStart(4, '0')}`,
    venue_id: VENUE,
    pitch_id: pitchOf(n),
    user_id: playerOf(n),
    weekday: (n % 7) + 1,
    time_slot: '20:00-21:00',
    start_minute: 20 * 60,
    status: n < REGULARS ? 'approved' : 'cancelled',
    end_reason: n < REGULARS ? null : 'player',
    paused_from: null,
    paused_until: null,
    claimed_until: null,
    created_at: n,
    decided_at: n,
  }));
