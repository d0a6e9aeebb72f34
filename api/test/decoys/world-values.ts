import { sql } from 'kysely';
import { HOUR_MS } from 'mf-shared/time';
import type { TestApp } from '../harness.ts';
import { put, type RowOf, type Table } from './put.ts';
import { at, cells } from './world-bookings.ts';

type Skills = readonly [number, number, number, number, number, number];
const SKILLS = ['speed', 'shooting', 'passing', 'dribbling', 'defense', 'physical'] as const;

/**
 * Gives columns values that differ from each other, from other rows and from the defaults. An answer with a wrong or
 * missing value then looks different.
 */
export async function values(app: TestApp): Promise<void> {
  await people(app);
  await venues(app);
  await hours(app);
  await games(app);
  await words(app);
}

async function set<T extends Table>(
  app: TestApp,
  table: T,
  id: string,
  to: Partial<RowOf<T>>,
): Promise<void> {
  const update = app.db.q.updateTable(table as 'users').set(to as never);
  const { numUpdatedRows } = await update.where('id', '=', id).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`${table} has no ${id}`);
}

/** A card as its player sees it, with ratings of `raters` players, each `given` for every skill. */
const card = (own: Skills, given: Skills, raters: number) => ({
  ...Object.fromEntries(SKILLS.map((skill, n) => [skill, own[n]])),
  ...Object.fromEntries(SKILLS.map((skill, n) => [`${skill}_sum`, (given[n] ?? 0) * raters * 100])),
  ...{ rating_count: raters + 1, rater_count: raters, rating_weight: raters * 100 },
});

async function people(app: TestApp): Promise<void> {
  await set(app, 'users', 'u-player', {
    ...card([71, 62, 53, 44, 35, 26], [90, 82, 74, 66, 58, 50], 4),
    ...{ position: 'Bek', foot: 'Sol', teams: '["Gece Takımı"]', photo: '/uploads/zeynep.webp' },
    ...{ played_count: 6, no_show_count: 2 },
  });
  await set(app, 'users', 'u-mate', {
    ...card([40, 45, 50, 55, 60, 65], [61, 63, 67, 71, 73, 79], 7),
    ...{ position: 'Kaleci', foot: 'Çift', teams: '["Gündüz Takımı","Salı"]', phone: '+905321119900' },
    ...{ photo: '/uploads/ali.webp', played_count: 9, no_show_count: 1 },
  });
  await set(app, 'users', 'u-asker', { ...card([30, 31, 32, 33, 34, 35], [99, 98, 97, 96, 95, 94], 1) });
  await set(app, 'users', 'u-asked', { position: 'Forvet', played_count: 1, no_show_count: 3 });
}

async function venues(app: TestApp): Promise<void> {
  await set(app, 'venues', 'v-home', {
    ...{ description: 'Üstü kapalı', answer_count: 20, answer_log: 2.4, refusal_rate: 0.2 },
    ...{ cancel_hours: 12, approval: 'trusted', horizon_weeks: 8, rating_sum: 42 },
  });
  await set(app, 'venues', 'v-other', {
    ...{ owner_name: 'Kaya Er', phone: '+902121119911', address: 'Sahil Yolu 9', lng: 29.1, lat: 40.9 },
    ...{ equipment: 'Büfe', description: 'Deniz kenarı', answer_count: 3, rating_count: 8, rating_sum: 30 },
    // A gap between games, so that hours also begin at half past.
    ...{ buffer_minutes: 30 },
  });
  await set(app, 'pitches', 'p-two', { capacity: "8'e 8", price: 1500 });
  await set(app, 'pitches', 'p-other', { name: 'Sahil', price: 900 });
}

async function hours(app: TestApp): Promise<void> {
  const { now } = app.time;
  const decided = (ago: number) => ({ decided_at: now - ago * HOUR_MS });
  await set(app, 'reservations', 'r-past', { ...decided(90), price: 1250, attendance: 'played' });
  await set(app, 'reservations', 'r-other', { ...decided(91), price: 900, attendance: 'no_show' });
  await set(app, 'reservations', 'r-coming', { ...decided(3), price: 1300 });
  await set(app, 'reservations', 'r-mate', { ...decided(2), price: 1500, field_name: 'Saha 2' });
  await set(app, 'reservations', 'r-other', { field_name: 'Sahil' });
  await set(app, 'subscription_occurrences', 'o-past', { attendance: 'no_show', price: 1050 });
  await set(app, 'subscription_occurrences', 'o-next', { usual_date: '2026-11-23', price: 1150 });
  await set(app, 'phone_bookings', 'b-phone', { note: 'Top ister' });
  await set(app, 'phone_bookings', 'b-past', {
    ...{ price: 950, attendance: 'played' },
    series_id: 'series',
  });
  await set(app, 'closures', 'c-closed', { note: 'Çim bakımı', reason: 'maintenance' });
  const hour = at('2026-11-22', 20);
  await put(app, 'waiting_entries', {
    ...{ id: 'w-offered', venue_id: 'v-home', pitch_id: 'p-two', user_id: 'u-player' },
    ...{ ...hour, turn: 20, status: 'offered', offered_at: now - 60_000, offer_until: now + 840_000 },
    ...{ created_at: now - HOUR_MS, ended_at: null },
  });
  await cells(app, 'p-two', hour, 'offer', 'w-offered');
}

async function games(app: TestApp): Promise<void> {
  const { date, starts_at } = at('2026-11-25', 21);
  const change = { by: 'b', date, hour: '21:00', startsAt: starts_at, location: 'Sahil' };
  await set(app, 'matches', 'g-coming', {
    ...{ change: JSON.stringify(change), version: 3, lineup_a: 'l-player', lineup_b: 'l-mate' },
    ...{ name_a: 'Gece Takımı', name_b: 'Gündüz Takımı', decided_at: 5 },
  });
  await set(app, 'matches', 'g-played', { booking_id: 'r-past', ad_type: 'findPlayer' });
  const place = sql`update match_participants set position = 'Bek', x = 20, y = 70 where match_id = 'g-coming'`;
  await place.execute(app.db.q);
  await put(app, 'match_participants', {
    ...{ match_id: 'g-coming', user_id: 'u-asker', side: 'b', plays: 1, answer: null, answered_at: null },
    ...{ sort: 1, position: 'Kanat', x: 30, y: 40, starts_at: at('2026-11-22').starts_at },
  });
}

async function words(app: TestApp): Promise<void> {
  const { now } = app.time;
  await set(app, 'notifications', 'n-late-player', {
    ...{ kind: 'friend_request', about_user: 'u-mate', link: '/friends' },
  });
  await set(app, 'support_requests', 'q-home', {
    ...{ subject: 'refund', payment_id: 'pay-home', reservations: 3, answer: 'Bakıyoruz.', answered_at: now },
  });
  await set(app, 'reports', 'x-mate', {
    ...{ reason: 'harassment', text: 'Küfür etti.', snapshot: '{"text":"kötü söz"}', note: 'Uyarıldı' },
  });
  await set(app, 'messages', 'm-to-u-player-v-home', { read_at: now - 1000 });
  await set(app, 'tournaments', 't-mate', { lng: 29, lat: 41, fee: 250, capacity: 1 });
  await set(app, 'ads', 'a-mate', {
    description: 'Cuma akşamı',
    position_needed: 'Kaleci',
    city: 'İstanbul',
  });
  await set(app, 'challenges', 'ch-mate', { type: 'eksik-oyuncu', contact_info: '0533' });
}
