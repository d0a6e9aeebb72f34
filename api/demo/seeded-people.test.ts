import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineupProblem } from 'mf-shared/contracts/lineups';
import { Position } from 'mf-shared/contracts/users';
import { istanbulDate } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedGeocoder } from '../src/providers/geocoder/embedded.ts';
import { createFolderStorage } from '../src/providers/storage/folder.ts';
import { drawLittle, readAll } from '../test/demo-rows.ts';
import { createTestApp, type TestApp } from '../test/harness.ts';
import { wrongSums } from '../test/rating-sums.ts';
import { seedDemo } from './index.ts';

describe.each(['sqlite', 'postgres'] as const)('people of the demo data on %s', (engine) => {
  let test: TestApp;
  let dir: string;
  let rows: Awaited<ReturnType<typeof readAll>>;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'topla-seed-'));
    test = await createTestApp(engine, { storage: createFolderStorage(dir) });
    await seedDemo(test.ctx, drawLittle);
    rows = await readAll(test.db.q);
  });
  afterAll(async () => {
    await test.close();
    await rm(dir, { recursive: true });
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
    expect(Math.min(...played.map((row) => row.starts_at))).toBeLessThan(now - 170 * DAY_MS);
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
      expect(row.created_at).toBeGreaterThanOrEqual((matches.get(row.match_id)?.starts_at ?? now) + HOUR_MS);
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
});
