import type { CalendarFeed } from 'mf-shared/contracts/calendar';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { approve, booked, cancel, FRIDAY, reject } from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { subscribed } from '../../../test/subscriptions.ts';
import { createApp } from '../../app.ts';
import { reservationsSince } from './queries.ts';
import { regularEvents } from './regular-events.ts';

const VENUE = { venue_name: 'Çınar, Iğdır; "Şık" Halı Saha', address: 'Bağ \\ Bahçe Cd. 1\nKat 2' };

async function read(test: TestApp, path: string, token?: string) {
  const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : undefined);
  const response = await createApp(test.ctx).request(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The lines of a calendar, unfolded. */
const linesOf = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
const oneOf = (test: TestApp, id: string, token?: string) =>
  read(test, `/api/reservations/${id}/calendar.ics`, token);
const feed = async (test: TestApp, user: TestUser) =>
  (await test.call<CalendarFeed>('get', '/api/calendar/feed', { token: user.token })).body.url;
const rotate = async (test: TestApp, user: TestUser) =>
  (await test.call<CalendarFeed>('post', '/api/calendar/feed/rotate', { token: user.token })).body.url;

onBothEngines('the calendar of one reservation', (app) => {
  it('carries the hour in UTC, place and state, and follows the state under the same UID', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), VENUE);
    const { id } = await booked(app(), user, business);
    const before = await oneOf(app(), id, user.token);
    expect(before.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(before.headers.get('content-disposition')).toBe(`attachment; filename="topla-${FRIDAY}.ics"`);
    const lines = linesOf(before.text);
    expect(lines).toContain('DTSTART:20261120T180000Z');
    expect(lines).toContain('DTEND:20261120T190000Z');
    expect(lines).toContain('STATUS:TENTATIVE');
    expect(lines).toContain(`UID:${id}@topla`);
    expect(lines).toContain('GEO:41.01;28.98');
    expect(lines).toContain('LAST-MODIFIED:20261118T110000Z');
    app().time.now += 60_000;
    await approve(app(), business, id);
    const after = linesOf((await oneOf(app(), id, user.token)).text);
    expect(after).toContain('STATUS:CONFIRMED');
    expect(after).toContain(`UID:${id}@topla`);
    expect(after).toContain('SEQUENCE:1');
    expect(after).toContain('LAST-MODIFIED:20261118T110100Z');
  });

  it('counts up with every decision and move, and uses no number twice', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const { id } = await booked(app(), user, business);
    const sequence = async () => {
      const line = linesOf((await oneOf(app(), id, user.token)).text).find((one) =>
        one.startsWith('SEQUENCE'),
      );
      return Number(line?.split(':')[1]);
    };
    const seen = [await sequence()];
    for (const timeSlot of ['22:00-23:00', '23:00-00:00', '00:00-01:00']) {
      await approve(app(), business, id);
      seen.push(await sequence());
      const json = { reservationId: id, date: FRIDAY, timeSlot, fieldName: 'Saha 1' };
      const { status } = await app().call('post', '/api/reservations/move', { token: user.token, json });
      expect(status).toBe(200);
      seen.push(await sequence());
    }
    await cancel(app(), user, id);
    seen.push(await sequence());
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
    expect(seen).toHaveLength(8);
  });

  it('takes a request that ran out for called off, before anybody looked', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const { id } = await booked(app(), user, business);
    const request = app().db.q.updateTable('reservations').where('id', '=', id);
    await request.set({ expires_at: app().time.now }).execute();
    const lines = linesOf((await oneOf(app(), id, user.token)).text);
    expect(lines).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'SEQUENCE:2']));
  });

  it('escapes what a venue wrote and folds lines at 75 octets between letters', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), VENUE);
    const { text } = await oneOf(app(), (await booked(app(), user, business)).id, user.token);
    expect(linesOf(text)).toContain(
      'LOCATION:Çınar\\, Iğdır\\; "Şık" Halı Saha\\, Bağ \\\\ Bahçe Cd. 1\\nKat 2\\, İstanbul',
    );
    const physical = text.split('\r\n');
    expect(Math.max(...physical.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(physical.some((line) => line.startsWith(' '))).toBe(true);
    expect(text).not.toContain('\uFFFD');
  });

  it('is for its player and its business alone', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business);
    const forVenue = await oneOf(app(), id, business.token);
    expect(linesOf(forVenue.text)).toContain(`SUMMARY:${user.fullName}: Saha 1`);
    const stranger = await createUser(app());
    const otherVenue = await createVenue(app());
    expect((await oneOf(app(), id, stranger.token)).status).toBe(403);
    expect((await oneOf(app(), id, otherVenue.token)).status).toBe(403);
    expect((await oneOf(app(), id)).status).toBe(401);
    expect((await oneOf(app(), 'nowhere', user.token)).status).toBe(404);
  });
});

onBothEngines('the private feed', (app) => {
  it('lists own hours of every state, and drops those older than 90 days', async () => {
    const user = await createUser(app());
    const other = await createUser(app());
    const business = await createVenue(app());
    const kept = await booked(app(), user, business, { timeSlot: '18:00-19:00' });
    const cancelled = await booked(app(), user, business, { timeSlot: '19:00-20:00' });
    const rejected = await booked(app(), user, business, { timeSlot: '20:00-21:00' });
    const foreign = await booked(app(), other, business, { timeSlot: '21:00-22:00' });
    await approve(app(), business, kept.id);
    await cancel(app(), user, cancelled.id);
    await reject(app(), business, rejected.id);
    const url = await feed(app(), user);
    const { status, text } = await read(app(), url);
    expect(status).toBe(200);
    const lines = linesOf(text);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
    expect(lines.filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(2);
    expect(lines.filter((line) => line === 'STATUS:CONFIRMED')).toHaveLength(1);
    expect(lines.filter((line) => line === 'TRANSP:OPAQUE')).toHaveLength(1);
    expect(text).not.toContain(foreign.id);
    const { now } = app().time;
    app().time.now = kept.startsAt + 90 * DAY_MS;
    const edge = (await read(app(), url)).text;
    app().time.now = now;
    expect(edge).toContain(kept.id);
    app().time.now = rejected.startsAt + 90 * DAY_MS + 1;
    const later = (await read(app(), url)).text;
    app().time.now = now;
    expect(later).not.toContain('BEGIN:VEVENT');
    expect(later).toContain('END:VCALENDAR');
  });

  it('has the weeks of a regular, and none that somebody else had taken', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const { occurrences } = await subscribed(app(), user, business);
    const [first, second] = occurrences.map(({ id }) => id);
    const weeks = app().db.q.updateTable('subscription_occurrences').set({ status: 'taken' });
    await weeks.where('id', '=', first ?? '').execute();
    const { text } = await read(app(), await feed(app(), user));
    expect(linesOf(text)).toContain(`UID:${second}@topla`);
    expect(linesOf(text)).toContain('DESCRIPTION:Saha 1\\nAbonelik\\n1.200 TL\\nTel: +902121112233');
    expect(text).not.toContain(first);
  });

  it('keeps the latest where there are more than it holds', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const { occurrences } = await subscribed(app(), user, business, { timeSlot: '22:00-23:00' });
    const weeks = occurrences.toSorted((a, b) => a.startsAt - b.startsAt);
    const hours = [];
    for (const timeSlot of ['21:00-22:00', '20:00-21:00'])
      hours.push((await booked(app(), user, business, { timeSlot })).id);
    const { q } = app().db;
    const [reservation, ...more] = await reservationsSince(q, user.id, 0, 1);
    expect([reservation?.id, more]).toEqual([hours[0], []]);
    const events = await regularEvents(q, { userId: user.id, since: 0, limit: 1 });
    expect(events.map(({ uid }) => uid)).toEqual([`${weeks.at(-1)?.id}@topla`]);
  });

  it('keeps its address until it is rotated, and the old one is then unknown', async () => {
    const user = await createUser(app());
    const first = await feed(app(), user);
    expect(first).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await feed(app(), user)).toBe(first);
    const second = await rotate(app(), user);
    expect(second).not.toBe(first);
    expect(await feed(app(), user)).toBe(second);
    expect((await read(app(), first)).status).toBe(404);
    expect((await read(app(), second)).status).toBe(200);
  });

  it('has an address that stands in full where the site knows its own', async () => {
    const user = await createUser(app());
    const path = await feed(app(), user);
    const config = { ...app().ctx.config, publicUrl: 'https://topla.test' };
    const headers = { Authorization: `Bearer ${user.token}` };
    const answer = await createApp({ ...app().ctx, config }).request('/api/calendar/feed', { headers });
    expect(await answer.json()).toEqual({ url: `https://topla.test${path}` });
  });

  it('is made once by two calls at the same moment', async () => {
    const user = await createUser(app());
    const urls = await Promise.all([feed(app(), user), feed(app(), user), feed(app(), user)]);
    expect(new Set(urls).size).toBe(1);
  });

  it('answers no other name, and gives addresses to players alone', async () => {
    const business = await createVenue(app());
    expect((await read(app(), '/api/calendar/unknown.ics')).status).toBe(404);
    expect((await read(app(), '/api/calendar/.ics')).status).toBe(404);
    expect((await read(app(), '/api/calendar/feed')).status).toBe(401);
    expect((await read(app(), '/api/calendar/feed', business.token)).status).toBe(403);
    const { status } = await app().call('post', '/api/calendar/feed/rotate', { token: business.token });
    expect(status).toBe(403);
  });
});
