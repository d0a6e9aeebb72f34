import { TOPIC_OF_KIND } from 'mf-shared/contracts/notifications';
import { istanbulDate, lastBookableDate } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import { beforeAll, expect, it } from 'vitest';
import { priceList } from '../src/domains/prices/price-list.ts';
import { isHeldByPlayer } from '../src/domains/waiting-list/holder.ts';
import { lineOf } from '../src/domains/waiting-list/queries.ts';
import { onBothEngines } from '../test/harness.ts';
import { brokenInvariants } from '../test/invariants.ts';
import { composeDemo } from './compose.ts';
import { insertDemo } from './insert.ts';
import type { DemoData } from './plan.ts';

onBothEngines('what demo venues decided and people were told', (app) => {
  let demo: Omit<DemoData, 'photos'>;
  beforeAll(async () => {
    demo = composeDemo(app().time.now, '-');
    await insertDemo(app().db.q, { ...demo, photos: [] });
  });
  const known = () => ({ player: demo.users[0]?.id ?? '', venue: demo.venues[0]?.row.id ?? '' });

  it('holds to every rule of hours', async () => {
    expect(await brokenInvariants(app().db.q)).toEqual([]);
  });

  it('varies what venues decide, and gives each a description', () => {
    const rows = demo.venues.map(({ row }) => row);
    for (const row of rows) expect(row.description).toMatch(/^\p{Lu}.{60,}/su);
    expect(new Set(rows.map((row) => row.description)).size).toBeGreaterThan(60);
    expect(new Set(rows.map((row) => row.approval))).toEqual(new Set(['manual', 'trusted', 'all']));
    expect(new Set(rows.map((row) => row.buffer_minutes))).toEqual(new Set([0, 30]));
    expect(new Set(rows.map((row) => row.cancel_hours)).size).toBeGreaterThan(3);
    expect(new Set(rows.map((row) => row.horizon_weeks)).size).toBeGreaterThan(3);
    const open = rows.filter((row) => row.approval === 'all').map((row) => row.id);
    const waiting = demo.reservations.filter((row) => row.status === 'pending');
    expect(waiting.filter((row) => open.includes(row.venue_id))).toEqual([]);
  });

  it('leaves the known owner a handful of requests, tonight’s among them', () => {
    const { player, venue } = known();
    const waiting = demo.reservations.filter(
      (row) => row.venue_id === venue && row.status === 'pending' && row.user_id !== player,
    );
    expect(waiting.length).toBeGreaterThanOrEqual(5);
    expect(waiting.length).toBeLessThanOrEqual(8);
    const tonight = waiting.filter((row) => row.date === istanbulDate(app().time.now));
    expect(tonight.length).toBeGreaterThanOrEqual(3);
  });

  it('books every hour at the price that its venue asks', async () => {
    const { q } = app().db;
    for (const { row, pitches } of demo.venues) {
      const price = await priceList(q, row.id);
      const byId = new Map(pitches.map((pitch) => [pitch.row.id, pitch.row]));
      const booked = [...demo.reservations, ...demo.phoneBookings, ...demo.occurrences];
      const wrong = booked.filter((one) => {
        const pitch = byId.get(one.pitch_id);
        return pitch && one.price !== price(pitch, one.date, one.starts_at);
      });
      expect(wrong).toEqual([]);
    }
    const [venue] = demo.venues;
    const labels = new Set(venue?.priceRules.map((rule) => rule.label));
    for (const label of ['Hafta sonu akşamı', 'Hafta içi gündüz', 'Gece tarifesi'])
      expect(labels).toContain(label);
    const holiday = venue?.priceRules.find((rule) => rule.from_date !== null);
    expect(holiday?.from_date && holiday.from_date > istanbulDate(app().time.now)).toBe(true);
  });

  it('lets people wait for hours that others hold, and offers none', async () => {
    const { q } = app().db;
    const { player, venue } = known();
    const waiting = demo.waitingEntries.filter((row) => row.status !== 'missed');
    expect(waiting.length).toBeGreaterThan(8);
    for (const row of waiting) {
      expect(row.status).toBe('waiting');
      const weeks = demo.venues.find((one) => one.row.id === row.venue_id)?.row.horizon_weeks;
      expect(row.starts_at).toBeGreaterThan(app().time.now);
      expect(row.date <= lastBookableDate(app().time.now, weeks)).toBe(true);
      const held = demo.cells.filter(
        (cell) =>
          cell.pitch_id === row.pitch_id &&
          cell.starts_at >= row.starts_at &&
          cell.starts_at < row.ends_at &&
          cell.expires_at === null,
      );
      expect(held.length).toBeGreaterThan(0);
      expect(await isHeldByPlayer(q, held, row.user_id)).toBe(false);
    }
    const own = waiting.filter((row) => row.user_id === player);
    const places = await Promise.all(own.map(async (row) => (await lineOf(q, row)).indexOf(player)));
    expect(places.sort()).toEqual([0, 2]);
    expect(waiting.filter((row) => row.venue_id === venue).length).toBeGreaterThan(5);
  });

  it('counts who came and how venues answer', () => {
    for (const user of demo.users) {
      const own = demo.reservations.filter((row) => row.user_id === user.id);
      const count = (state: string) => own.filter((row) => row.attendance === state).length;
      expect([user.played_count, user.no_show_count]).toEqual([count('played'), count('no_show')]);
    }
    const marked = demo.reservations.filter((row) => row.attendance !== null);
    const wrong = (row: (typeof marked)[number]) =>
      row.status !== 'approved' || row.starts_at > app().time.now;
    expect(marked.filter(wrong)).toEqual([]);
    expect(demo.users[0]?.no_show_count).toBe(1);
    const [{ row } = { row: undefined }] = demo.venues;
    expect(row?.answer_count).toBeGreaterThan(50);
    expect(row?.refusal_rate).toBeGreaterThan(0);
  });

  it('tells both known accounts of the past, the newest unread', () => {
    const { player, venue } = known();
    for (const owner of [player, venue]) {
      const own = demo.notifications.filter((row) => row.owner_id === owner);
      expect(own.length).toBeGreaterThan(15);
      const unread = own.filter((row) => row.read_at === null);
      expect(unread.length).toBeGreaterThan(2);
      expect(unread.length).toBeLessThan(own.length);
      for (const row of own) {
        expect(Object.keys(TOPIC_OF_KIND)).toContain(row.kind);
        expect(row.created_at <= app().time.now && row.created_at > app().time.now - 90 * DAY_MS).toBe(true);
        expect(row.text).not.toMatch(/undefined|null| {2}/);
        expect(row.link).toMatch(/^\//);
      }
    }
  });

  it('has a team with a history, and fees that follow one another', () => {
    const { now } = app().time;
    const roles = demo.staff.map((row) => [row.role, row.password_hash !== null]);
    expect(roles).toEqual([
      ['manager', true],
      ['staff', true],
      ['staff', false],
    ]);
    expect(new Set(demo.changes.map((row) => row.who)).size).toBe(3);
    for (const row of demo.changes) {
      const joined = demo.staff.find((one) => one.id === row.staff_id)?.created_at ?? 0;
      expect(row.created_at >= joined && row.created_at <= now).toBe(true);
      expect(row.text).not.toMatch(/undefined|null|· :/);
    }
    for (const { row } of demo.venues.filter(({ row: one }) => one.status === 'approved')) {
      const paid = demo.payments
        .filter((one) => one.venue_id === row.id && one.status === 'paid')
        .sort((a, b) => (b.period_to ?? 0) - (a.period_to ?? 0));
      const ends = paid.map((one) => one.period_to);
      expect(ends).toEqual(
        [row.next_payment_at, ...paid.map((one) => one.period_from)].slice(0, paid.length),
      );
      for (const one of paid) expect(one.completed_at).toBeLessThan(Math.min(now, one.period_from ?? 0) + 1);
    }
  });
});
