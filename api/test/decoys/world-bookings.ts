import { cellsOf } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import type { TestApp } from '../harness.ts';
import { put, type RowOf } from './put.ts';

/** An hour of a football night; by default `20:00`. */
export const at = (date: string, hour = 20) => {
  const starts_at = Date.parse(`${date}T00:00:00+03:00`) + hour * HOUR_MS;
  return { date, time_slot: `${hour}:00-${hour + 1}:00`, starts_at, ends_at: starts_at + HOUR_MS };
};

/** Cells of an hour for the holder with that id. */
export const cells = (
  app: TestApp,
  pitch_id: string,
  { starts_at, ends_at }: { starts_at: number; ends_at: number },
  owner_kind: RowOf<'cells'>['owner_kind'],
  owner_id: string,
) =>
  put(
    app,
    'cells',
    ...cellsOf(starts_at, ends_at).map((cell) => ({
      ...{ pitch_id, starts_at: cell, expires_at: null, owner_kind, owner_id },
    })),
  );

const HOME = { venue_id: 'v-home', pitch_id: 'p-one', user_id: 'u-player', field_name: 'Saha 1' };

/** Hours that are held, were held, or have a line. */
export async function bookings(app: TestApp): Promise<void> {
  const created_at = app.time.now - 5 * HOUR_MS;
  const asked = { status: 'approved', end_reason: null, price: 1200, created_at, decided_at: null } as const;
  const reservation = async (
    row: Partial<RowOf<'reservations'>> & ReturnType<typeof at> & { id: string },
  ) => {
    const full = { ...HOME, ...asked, expires_at: row.starts_at, ...row };
    await put(app, 'reservations', full);
    await cells(app, full.pitch_id, full, 'reservation', full.id);
  };
  await reservation({ id: 'r-asked', ...at('2026-11-20', 21), status: 'pending' });
  await reservation({ id: 'r-coming', ...at('2026-11-21'), moves: 1 });
  await reservation({ id: 'r-past', ...at('2026-11-14') });
  await reservation({ id: 'r-mate', ...at('2026-11-20', 21), pitch_id: 'p-two', user_id: 'u-mate' });
  const other = { venue_id: 'v-other', pitch_id: 'p-other' };
  await reservation({ id: 'r-other', ...at('2026-11-13'), ...other });
  await weeks(app, created_at);
  await board(app, created_at);
  await put(app, 'waiting_entries', {
    ...{ id: 'w-player', venue_id: 'v-home', pitch_id: 'p-two', user_id: 'u-player' },
    ...{ ...at('2026-11-20', 21), turn: 1, status: 'waiting', offered_at: null, offer_until: null },
    ...{ created_at, ended_at: null },
  });
  await put(app, 'hour_alerts', {
    ...{ id: 'al-player', user_id: 'u-player', city: 'İstanbul', district: '', lat: null, lng: null },
    ...{ radius: 10, date: '2026-11-20', earliest: '20:00', latest: '22:00', players: 7, features: 0 },
    ...{ from_at: at('2026-11-20', 20).starts_at, to_at: at('2026-11-20', 22).ends_at },
    ...{ max_price: 1500, told: 0, created_at },
  });
  await rosters(app, created_at);
}

/** The player's match page with the mate and a guest, and the mate's page. */
async function rosters(app: TestApp, created_at: number): Promise<void> {
  const empty = { kind: 'reservation', moves: 0, places: 14, note: '', answers_until: null } as const;
  const ro = { ...empty, created_at };
  await put(
    app,
    'rosters',
    { ...ro, id: 'ro-player', code: 'ro-player', captain_id: 'u-player', booking_id: 'r-coming' },
    { ...ro, id: 'ro-mate', code: 'ro-mate', captain_id: 'u-mate', booking_id: 'r-mate' },
  );
  const comes = { roster_id: 'ro-player', answer: 'yes', keeper: 0, guests: 0, created_at } as const;
  const player = { name: null, secret_hash: null };
  await put(
    app,
    'roster_answers',
    { ...comes, ...player, id: 'ra-mate', user_id: 'u-mate', turn: 1, guests_turn: 2 },
    { ...comes, id: 'ra-guest', user_id: null, name: 'Misafir', secret_hash: 'h', turn: 3, guests_turn: 4 },
    {
      ...comes,
      ...player,
      id: 'ra-player',
      roster_id: 'ro-mate',
      user_id: 'u-player',
      turn: 1,
      guests_turn: 2,
    },
  );
}

async function weeks(app: TestApp, created_at: number): Promise<void> {
  const usual = { venue_id: 'v-home', pitch_id: 'p-one', weekday: 2, start_minute: 22 * 60 };
  const running = { status: 'approved', end_reason: null, claimed_until: '2026-12-08' } as const;
  const unpaused = { paused_from: null, paused_until: null, created_at, decided_at: created_at };
  const slot = { time_slot: '22:00-23:00' };
  await put(
    app,
    'subscriptions',
    { ...usual, ...running, ...unpaused, ...slot, id: 's-player', user_id: 'u-player' },
    {
      ...usual,
      ...running,
      ...unpaused,
      ...slot,
      id: 's-mate',
      user_id: 'u-mate',
      status: 'pending',
      weekday: 4,
    },
  );
  const night = (id: string, date: string, over: Partial<RowOf<'subscription_occurrences'>> = {}) => ({
    ...{ id, subscription_id: 's-player', venue_id: 'v-home', pitch_id: 'p-one', user_id: 'u-player' },
    ...{ usual_date: null, ...at(date, 22), price: 1100, status: 'held' as const, skipped_by: null },
    ...{ attendance: null, version: 1, created_at, ...over },
  });
  const nights = [
    night('o-past', '2026-11-17'),
    night('o-next', '2026-11-24'),
    night('o-skipped', '2026-12-01', { status: 'skipped', skipped_by: 'player' }),
    night('o-last', '2026-12-08'),
  ];
  await put(app, 'subscription_occurrences', ...nights);
  for (const one of nights.filter(({ status }) => status === 'held')) {
    await cells(app, 'p-one', one, 'subscription', one.id);
  }
}

async function board(app: TestApp, created_at: number): Promise<void> {
  const kept = { venue_id: 'v-home', version: 1, created_at, updated_at: created_at };
  const phoned = { name: 'Hasan Usta', phone: '+905321112244', note: '', price: 1000 };
  const active = { series_id: null, status: 'active', attendance: null } as const;
  const [evening, past] = [at('2026-11-20', 19), at('2026-11-16', 19)];
  await put(
    app,
    'phone_bookings',
    { ...kept, ...phoned, ...active, ...evening, id: 'b-phone', pitch_id: 'p-one' },
    { ...kept, ...phoned, ...active, ...past, id: 'b-past', pitch_id: 'p-one' },
  );
  await cells(app, 'p-one', evening, 'phone', 'b-phone');
  const { time_slot: _, ...closed } = at('2026-11-20', 23);
  await put(app, 'closures', {
    ...kept,
    ...{ ...closed, id: 'c-closed', pitch_id: 'p-two', series_id: 'c-series', reason: 'other', note: '' },
  });
  await cells(app, 'p-two', closed, 'closure', 'c-closed');
}
