import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineupProblem } from 'mf-shared/contracts/lineups';
import { MAX_WEEKLY_SLOTS, PENDING_DAYS } from 'mf-shared/contracts/reservations';
import { Position } from 'mf-shared/contracts/users';
import { thumbnailOf } from 'mf-shared/format';
import { istanbulDate, slotInstants, slotsOf, weekStart } from 'mf-shared/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../src/context.ts';
import type { Database, Queries } from '../src/db/database.ts';
import { pitchSlots } from '../src/domains/occupancy/index.ts';
import { ratingScore } from '../src/domains/venues/score.ts';
import { createEmbeddedGeocoder } from '../src/providers/geocoder/embedded.ts';
import { createFolderStorage } from '../src/providers/storage/folder.ts';
import type { PhotoStorage } from '../src/providers/storage/index.ts';
import { createTestApp, type TestApp } from '../test/harness.ts';
import { brokenInvariants } from '../test/invariants.ts';
import { wrongSums } from '../test/rating-sums.ts';
import { seedDemo } from './index.ts';
import { drawScene } from './photos/draw.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The same files under the same rules, but quick to draw. */
const drawLittle = () => '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"></svg>';

/** All rows of the demo data. */
const readAll = async (q: Queries) => ({
  users: await q.selectFrom('users').selectAll().execute(),
  businesses: await q.selectFrom('venues').selectAll().execute(),
  photos: await q.selectFrom('venue_photos').selectAll().execute(),
  pitches: await q.selectFrom('pitches').selectAll().execute(),
  reservations: await q.selectFrom('reservations').selectAll().execute(),
  subscriptions: await q.selectFrom('subscriptions').selectAll().execute(),
  occurrences: await q.selectFrom('subscription_occurrences').selectAll().execute(),
  phoneBookings: await q.selectFrom('phone_bookings').selectAll().execute(),
  closures: await q.selectFrom('closures').selectAll().execute(),
  cells: await q.selectFrom('cells').selectAll().execute(),
  reviews: await q.selectFrom('reviews').selectAll().execute(),
  messages: await q.selectFrom('messages').selectAll().execute(),
  conversations: await q.selectFrom('conversations').selectAll().execute(),
  friendships: await q.selectFrom('friendships').selectAll().execute(),
  tournaments: await q.selectFrom('tournaments').selectAll().execute(),
  participants: await q.selectFrom('tournament_participants').selectAll().execute(),
  challenges: await q.selectFrom('challenges').selectAll().execute(),
  lineups: await q.selectFrom('lineups').selectAll().execute(),
  lineupPlayers: await q.selectFrom('lineup_players').selectAll().execute(),
  requests: await q.selectFrom('ads').selectAll().execute(),
  matches: await q.selectFrom('matches').selectAll().execute(),
  matchParticipants: await q.selectFrom('match_participants').selectAll().execute(),
  matchRatings: await q.selectFrom('match_ratings').selectAll().execute(),
  priceRules: await q.selectFrom('price_rules').selectAll().execute(),
  waitingEntries: await q.selectFrom('waiting_entries').selectAll().execute(),
  notifications: await q.selectFrom('notifications').selectAll().execute(),
  staff: await q.selectFrom('staff').selectAll().execute(),
  changes: await q.selectFrom('venue_changes').selectAll().execute(),
  payments: await q.selectFrom('payments').selectAll().execute(),
});

describe.each(['sqlite', 'postgres'] as const)('demo data on %s', (engine) => {
  let test: TestApp;
  let dir: string;
  let rows: Awaited<ReturnType<typeof readAll>>;

  beforeAll(async () => {
    // The pictures do not depend on the database: one of the two runs stores real ones.
    dir = await mkdtemp(join(tmpdir(), 'topla-seed-'));
    test = await createTestApp(engine, { storage: createFolderStorage(dir) });
    await seedDemo(test.ctx, engine === 'postgres' ? drawLittle : drawScene);
    rows = await readAll(test.db.q);
  });
  afterAll(async () => {
    await test.close();
    await rm(dir, { recursive: true });
  });

  it('has venues in many provinces, each where its province is', async () => {
    const geocoder = createEmbeddedGeocoder();
    const misplaced: string[] = [];
    for (const row of rows.businesses) {
      if ((await geocoder.provinceAt(row.lat, row.lng)) !== row.city) misplaced.push(row.venue_name);
    }
    expect(misplaced).toEqual([]);
    const active = rows.businesses.filter((row) => (row.next_payment_at ?? 0) > test.time.now);
    expect(active.length).toBeGreaterThanOrEqual(64);
    expect(active.filter((row) => row.city === 'İstanbul').length).toBeGreaterThanOrEqual(14);
    expect(new Set(active.map((row) => row.city)).size).toBeGreaterThanOrEqual(14);
    expect(rows.businesses.filter((row) => row.status === 'pending')).toHaveLength(3);
  });

  it('gives every venue pitches with hours and stored photos with thumbnails', async () => {
    const { pitches, photos } = rows;
    const stored = new Set(await readdir(dir));
    for (const { id } of rows.businesses) {
      const own = pitches.filter((pitch) => pitch.venue_id === id);
      expect(own.length).toBeGreaterThanOrEqual(1);
      for (const pitch of own) {
        expect(slotsOf(JSON.parse(pitch.working_hours)).length).toBeGreaterThan(0);
        expect(pitch.price).toBeGreaterThanOrEqual(900);
        expect(pitch.price).toBeLessThanOrEqual(2600);
      }
      const pictures = photos.filter((photo) => photo.venue_id === id);
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      for (const { path } of pictures) {
        const name = path.replace('/uploads/', '');
        expect(stored.has(name) && stored.has(thumbnailOf(name))).toBe(true);
      }
    }
  });

  it('lets no two venues share a photo that a rejection would delete', async () => {
    const { photos } = rows;
    const pending = rows.businesses.filter((row) => row.status === 'pending').map((row) => row.id);
    for (const photo of photos.filter((row) => pending.includes(row.venue_id))) {
      expect(photos.filter((other) => other.path === photo.path)).toHaveLength(1);
    }
  });

  it('has players of these provinces with names of their own', async () => {
    const { users } = rows;
    expect(users.length).toBeGreaterThanOrEqual(160);
    expect(new Set(users.map((user) => user.full_name)).size).toBe(users.length);
    const cities = new Set(rows.businesses.map((row) => row.city));
    expect(users.every((user) => user.city !== null && cities.has(user.city))).toBe(true);
  });

  it('holds exactly the cells of what occupies an hour, without overlap', async () => {
    expect(await brokenInvariants(test.db.q)).toEqual([]);
    expect(rows.cells.length).toBeGreaterThan(30_000);
  });

  it('gives both known accounts subscriptions of every kind', async () => {
    const idOf = (list: readonly { id: string; email: string }[], email: string) =>
      list.find((row) => row.email === email)?.id;
    const player = idOf(rows.users, 'oyuncu@topla.test');
    const venue = idOf(rows.businesses, 'isletme@topla.test');
    const own = rows.subscriptions.filter((row) => row.user_id === player);
    expect(own.map((row) => row.status).sort()).toEqual(['approved', 'pending']);
    const theirs = rows.subscriptions.filter((row) => row.venue_id === venue);
    expect(new Set(theirs.map((row) => row.status))).toEqual(
      new Set(['approved', 'pending', 'rejected', 'cancelled']),
    );
    const weeks = rows.occurrences.filter((row) => row.venue_id === venue && row.starts_at > test.time.now);
    expect(new Set(weeks.map((row) => row.skipped_by))).toEqual(
      new Set([null, 'player', 'business', 'pause']),
    );
  });

  it('books hours that the pitches offer, within the rules of requests', async () => {
    const { now } = test.time;
    const buffers = new Map(rows.businesses.map((row) => [row.id, row.buffer_minutes]));
    const slots = new Map(
      rows.pitches.map((pitch) => {
        const buffer_minutes = buffers.get(pitch.venue_id) ?? 0;
        return [pitch.id, pitchSlots({ working_hours: pitch.working_hours, buffer_minutes })];
      }),
    );
    const weekly = new Map<string, number>();
    for (const row of rows.reservations) {
      const slot = slots.get(row.pitch_id)?.find((s) => s.timeSlot === row.time_slot);
      expect(slot && slotInstants(row.date, slot)).toEqual({ startsAt: row.starts_at, endsAt: row.ends_at });
      expect(row.created_at).toBeLessThan(Math.min(now, row.starts_at));
      expect(row.expires_at).toBe(Math.min(row.created_at + PENDING_DAYS * DAY, row.starts_at));
      if (row.status === 'pending') {
        expect(row.expires_at).toBeGreaterThan(now);
        expect(row.decided_at).toBeNull();
      } else {
        expect(row.decided_at).toBeLessThanOrEqual(Math.min(now, row.starts_at));
        expect(row.decided_at).toBeGreaterThanOrEqual(row.created_at);
      }
      if (row.status !== 'pending' && row.status !== 'approved') continue;
      const week = `${row.user_id} ${row.pitch_id} ${weekStart(row.date)}`;
      weekly.set(week, (weekly.get(week) ?? 0) + 1);
    }
    expect(Math.max(...weekly.values())).toBeLessThanOrEqual(MAX_WEEKLY_SLOTS);
  });

  it('adds reviews up, and verifies exactly those of past players', async () => {
    const { now } = test.time;
    const played = new Set(
      rows.reservations
        .filter((row) => row.status === 'approved' && row.ends_at <= now && row.attendance !== 'no_show')
        .map((row) => `${row.venue_id} ${row.user_id}`),
    );
    const { reviews } = rows;
    for (const row of reviews) {
      expect(row.verified).toBe(played.has(`${row.venue_id} ${row.user_id}`) ? 1 : 0);
      expect(row.created_at).toBeLessThanOrEqual(now);
    }
    for (const row of rows.businesses) {
      const own = reviews.filter((review) => review.venue_id === row.id && review.verified === 1);
      expect(row.rating_count).toBe(own.length);
      expect(row.rating_sum).toBe(own.reduce((sum, review) => sum + review.rating, 0));
      expect(row.rating_score).toBeCloseTo(ratingScore(row.rating_sum, row.rating_count), 9);
    }
  });

  it('counts as unread exactly what was not read', async () => {
    const { messages, conversations } = rows;
    expect(conversations.length).toBeGreaterThan(0);
    for (const row of conversations) {
      const received = messages.filter(
        (m) => m.receiver_id === row.owner_id && m.sender_id === row.partner_id,
      );
      expect(received.filter((message) => message.read_at === null)).toHaveLength(row.unread);
    }
  });

  it('makes friends of players who had accounts by then, and tournaments with no more players than places', async () => {
    const { now } = test.time;
    const since = new Map(rows.users.map((user) => [user.id, user.created_at]));
    expect(rows.friendships.length).toBeGreaterThan(200);
    for (const row of rows.friendships) {
      const latest = Math.max(since.get(row.user_a) ?? now, since.get(row.user_b) ?? now);
      expect(row.created_at).toBeGreaterThan(latest);
      expect(row.created_at).toBeLessThan(now);
      expect(
        (row.accepted_at ?? now) <= now && (row.accepted_at === null) === (row.status === 'pending'),
      ).toBe(true);
    }
    const geocoder = createEmbeddedGeocoder();
    for (const row of rows.tournaments) {
      const own = rows.participants.filter((one) => one.tournament_id === row.id);
      expect(own.length).toBeLessThanOrEqual(row.capacity);
      expect(await geocoder.provinceAt(row.lat ?? 0, row.lng ?? 0)).toBe(row.city);
    }
    expect(rows.challenges.every((row) => row.created_at < now && row.contact_info !== '')).toBe(true);
  });

  it('lets the known player answer requests, wait for others, and play tournaments', async () => {
    const [{ id } = { id: '' }] = rows.users.filter((user) => user.email === 'oyuncu@topla.test');
    const links = rows.friendships.filter((row) => row.user_a === id || row.user_b === id);
    const count = (status: string, own: boolean) =>
      links.filter((row) => row.status === status && (row.sender_id === id) === own).length;
    expect(count('accepted', true) + count('accepted', false)).toBe(12);
    expect([count('pending', false), count('pending', true)]).toEqual([3, 2]);
    const today = istanbulDate(test.time.now);
    const joined = rows.participants.filter((one) => one.user_id === id).map((one) => one.tournament_id);
    const mine = rows.tournaments.filter((row) => joined.includes(row.id));
    expect(mine.some((row) => row.date > today)).toBe(true);
    expect(mine.some((row) => row.date < today)).toBe(true);
    const full = rows.tournaments.find(
      (row) => rows.participants.filter((one) => one.tournament_id === row.id).length === row.capacity,
    );
    expect(full?.date).toBeDefined();
  });

  it('has lineups and ads that the rules allow, of every kind', () => {
    const { now } = test.time;
    const sizes = new Map<string, number>();
    for (const { id, user_id, name } of rows.lineups) {
      const players = rows.lineupPlayers
        .filter((one) => one.lineup_id === id)
        .map((one) => ({ player: one.user_id, position: Position.parse(one.position) }));
      expect(lineupProblem({ name, players })).toBeNull();
      expect(players.map((one) => one.player)).toContain(user_id);
      sizes.set(id, players.length);
    }
    expect(new Set(rows.requests.map((row) => row.user_id)).size).toBe(rows.requests.length);
    for (const row of rows.requests) {
      expect(row.created_at < now && row.expires_at > now).toBe(true);
      if (row.type === 'findOpponent') expect(sizes.get(row.lineup_id ?? '')).toBe(row.team_size);
    }
    const kinds = Map.groupBy(rows.requests, (row) => `${row.type} ${row.city}`);
    for (const type of ['findOpponent', 'findPlayer', 'findTeam']) {
      expect(kinds.get(`${type} İstanbul`)?.length).toBeGreaterThan(1);
    }
    const [known] = rows.users.filter((user) => user.email === 'oyuncu@topla.test');
    expect(rows.lineups.filter((row) => row.user_id === known?.id)).toHaveLength(3);
    expect(rows.requests.some((row) => row.user_id === known?.id)).toBe(false);
  });

  it('has half a year of players with habits, and players without', () => {
    const { now } = test.time;
    const played = rows.reservations.filter((row) => row.status === 'approved' && row.ends_at <= now);
    expect(Math.min(...played.map((row) => row.starts_at))).toBeLessThan(now - 170 * DAY);
    const weekdays = (own: typeof played) => Map.groupBy(own, (row) => new Date(row.date).getUTCDay());
    const regulars = [...Map.groupBy(played, (row) => row.user_id).values()].filter((own) => {
      const most = Math.max(...[...weekdays(own).values()].map((some) => some.length));
      return own.length >= 8 && most / own.length > 0.5;
    });
    expect(regulars.length).toBeGreaterThan(50);
    const bookers = new Set(rows.reservations.map((row) => row.user_id));
    expect(rows.users.length - bookers.size).toBeGreaterThan(20);
  });

  it('has matches played and rated, and matches to come, by the rules', async () => {
    const { now } = test.time;
    const sides = Map.groupBy(rows.matchParticipants, (one) => `${one.match_id} ${one.side}`);
    const playersOf = (id: string, side: string) =>
      (sides.get(`${id} ${side}`) ?? []).filter((one) => one.plays === 1).map((one) => one.user_id);
    expect(rows.matches.filter((row) => row.starts_at > now).length).toBeGreaterThan(3);
    expect(rows.matches.filter((row) => row.starts_at < now).length).toBeGreaterThan(30);
    for (const row of rows.matches) {
      const [a, b] = [playersOf(row.id, 'a'), playersOf(row.id, 'b')];
      expect(a.length).toBe(b.length);
      expect(new Set([...a, ...b]).size).toBe(2 * a.length);
      expect(row.created_at).toBeLessThan(Math.min(now, row.starts_at));
    }
    const matches = new Map(rows.matches.map((row) => [row.id, row]));
    for (const row of rows.matchRatings) {
      const sideOf = (id: string) => ['a', 'b'].find((side) => playersOf(row.match_id, side).includes(id));
      expect([sideOf(row.rater_id), sideOf(row.ratee_id)].sort()).toEqual(['a', 'b']);
      expect(row.created_at).toBeGreaterThanOrEqual((matches.get(row.match_id)?.starts_at ?? now) + HOUR);
      expect(row.created_at).toBeLessThanOrEqual(now);
    }
    expect(await wrongSums(test.db.q)).toEqual([]);
    const [known] = rows.users.filter((user) => user.email === 'oyuncu@topla.test');
    const mine = rows.matchParticipants.filter((one) => one.user_id === known?.id);
    expect(mine.some((one) => one.starts_at > now) && mine.some((one) => one.starts_at < now)).toBe(true);
  });

  it('gives the known accounts something to see and to do', async () => {
    const { now } = test.time;
    const [player] = rows.users.filter((user) => user.email === 'oyuncu@topla.test');
    const [business] = rows.businesses.filter((row) => row.email === 'isletme@topla.test');
    const mine = rows.reservations.filter((row) => row.user_id === player?.id);
    expect(mine.some((row) => row.starts_at > now && row.status === 'approved')).toBe(true);
    expect(mine.some((row) => row.ends_at < now && row.status === 'approved')).toBe(true);
    const theirs = rows.reservations.filter((row) => row.venue_id === business?.id);
    const today = theirs.filter((row) => row.date === istanbulDate(now));
    expect(today.filter((row) => row.status === 'pending').length).toBeGreaterThanOrEqual(3);
    expect(today.filter((row) => row.status === 'approved').length).toBeGreaterThanOrEqual(3);
  });

  it('lets the known business in with the printed password', async () => {
    const json = { email: 'isletme@topla.test', password: 'Topla-2026!', recaptchaToken: 'any' };
    const answer = await test.call('post', '/api/business/login', { json });
    expect(answer).toMatchObject({ status: 200, body: { isActive: true } });
  });

  it('lets the known player in with the printed password', async () => {
    const json = { email: 'oyuncu@topla.test', password: 'Topla-2026!', recaptchaToken: 'any' };
    expect((await test.call('post', '/api/users/login', { json })).status).toBe(200);
  });

  it('leaves a database alone that has accounts already', async () => {
    const files = await readdir(dir);
    await seedDemo(test.ctx);
    expect(await readAll(test.db.q)).toEqual(rows);
    expect(await readdir(dir)).toEqual(files);
  });
});

describe('demo data that cannot be written', () => {
  const cases: [string, (test: TestApp) => AppContext][] = [
    ['when a photo cannot be stored', fullDisk],
    ['when the transaction fails at its end', failingCommit],
  ];

  it.each(cases)('leaves neither rows nor photos %s', async (_, broken) => {
    const dir = await mkdtemp(join(tmpdir(), 'topla-seed-'));
    const test = await createTestApp('sqlite', { storage: createFolderStorage(dir) });
    await expect(seedDemo(broken(test), drawLittle)).rejects.toThrow('broken');
    expect(await readdir(dir)).toEqual([]);
    expect(Object.values(await readAll(test.db.q)).flat()).toEqual([]);
    await test.close();
    await rm(dir, { recursive: true });
  });
});

function fullDisk({ ctx }: TestApp): AppContext {
  let saves = 0;
  const save: PhotoStorage['save'] = async (file) => {
    saves += 1;
    if (saves > 3) throw new Error('broken');
    return ctx.storage.save(file);
  };
  return { ...ctx, storage: { ...ctx.storage, save } };
}

function failingCommit({ ctx }: TestApp): AppContext {
  const transact: Database['transact'] = (work) =>
    ctx.db.transact(async (tx) => {
      await work(tx);
      throw new Error('broken');
    });
  return { ...ctx, db: { ...ctx.db, transact } };
}
