import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_WEEKLY_SLOTS, PENDING_DAYS } from 'mf-shared/contracts/reservations';
import { thumbnailOf } from 'mf-shared/format';
import { slotInstants, slotsOf, weekStart } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pitchSlots } from '../src/domains/occupancy/index.ts';
import { ratingScore } from '../src/domains/venues/score.ts';
import { createEmbeddedGeocoder } from '../src/providers/geocoder/embedded.ts';
import { createFolderStorage } from '../src/providers/storage/folder.ts';
import { drawLittle, readAll } from '../test/demo-rows.ts';
import { createTestApp, type TestApp } from '../test/harness.ts';
import { brokenInvariants } from '../test/invariants.ts';
import { seedDemo } from './index.ts';
import { drawScene } from './photos/draw.ts';

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
      expect(row.expires_at).toBe(Math.min(row.created_at + PENDING_DAYS * DAY_MS, row.starts_at));
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
