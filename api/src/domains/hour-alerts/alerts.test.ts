import type { HourAlert } from 'mf-shared/contracts/hour-alerts';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { booked, cancel, FRIDAY } from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { joined } from '../../../test/waiting.ts';
import { noteFreed, purgeHourAlerts, tellFreedHours } from './index.ts';

const WISH = { date: FRIDAY, earliest: '20:00', latest: '22:00' };
type Made = { message: string; alert: HourAlert; code?: string; fields?: Record<string, string> };

const wish = (test: TestApp, { token }: TestUser, json: object) =>
  test.call<Made>('post', '/api/hours/alerts', { token, json: { ...WISH, ...json } });
const own = async (test: TestApp, { token }: TestUser) =>
  (await test.call<{ alerts: HourAlert[] }>('get', '/api/hours/alerts', { token })).body.alerts;

const news = async (test: TestApp, { id }: TestUser) =>
  test.db.q
    .selectFrom('notifications')
    .select(['text', 'link'])
    .where('owner_id', '=', id)
    .where('kind', '=', 'hour_freed')
    .orderBy('id')
    .execute();

/** A venue whose 21:00 somebody has and gives back. */
async function givenBack(test: TestApp, row: Parameters<typeof createVenue>[1], pitch: object = {}) {
  const venue = await createVenue(test, row, [{ ...pitch }]);
  const holder = await createUser(test);
  const { id } = await booked(test, holder, venue);
  return { venue, giveBack: () => cancel(test, holder, id) };
}

onBothEngines('alerts for hours', (app) => {
  it('tell once of an hour that comes free and fits, with the way to it', async () => {
    const { venue, giveBack } = await givenBack(app(), { city: 'Ordu', venue_name: 'Sahil' });
    const player = await createUser(app());
    expect(await wish(app(), player, { city: 'Ordu' })).toMatchObject({
      status: 201,
      body: { message: 'Bu ölçülere uyan bir saat boşalırsa size haber vereceğiz.', alert: { city: 'Ordu' } },
    });
    await tellFreedHours(app().ctx);
    expect(await news(app(), player)).toEqual([]);
    await giveBack();
    await tellFreedHours(app().ctx);
    await tellFreedHours(app().ctx);
    const slot = `${venue.pitches[0]?.id}~${FRIDAY}~21:00-22:00`;
    expect(await news(app(), player)).toEqual([
      {
        text: "Sahil, 20 Kasım Cuma, 21:00-22:00 boşaldı: 7'e 7, 1.200 TL.",
        link: `/available-slots?${new URLSearchParams({ businessId: venue.id, slot })}`,
      },
    ]);
    expect(await app().db.q.selectFrom('freed_hours').selectAll().execute()).toEqual([]);
  });

  it.each<[string, object, boolean]>([
    ['the district', { district: 'Ünye' }, true],
    ['another district', { district: 'Fatsa' }, false],
    ['an earlier span', { earliest: '18:00', latest: '20:00' }, false],
    ['another night', { date: '2026-11-21' }, false],
    ['the size', { players: 7 }, true],
    ['another size', { players: 6 }, false],
    ['a price that suffices', { maxPrice: 1200 }, true],
    ['a lower price', { maxPrice: 1199 }, false],
    ['what the venue has', { facilities: ['shower', 'parking'] }, true],
    ['what it has not', { facilities: ['camera'] }, false],
    ['a roof', { indoor: 'yes' }, false],
    ['a point nearby', { city: undefined, lat: 41.13, lng: 37.28, radius: 5 }, true],
    ['a point farther away', { city: undefined, lat: 41.3, lng: 37.28, radius: 5 }, false],
  ])('whose wish is %s', async (_, part, isTold) => {
    const test = app();
    test.ctx.geocoder.provinceAt = async () => 'Ordu';
    const place = { city: 'Ordu', address: 'Sahil Yolu 4, Ünye', lat: 41.12, lng: 37.28 };
    const { giveBack } = await givenBack(test, place);
    const player = await createUser(test);
    expect((await wish(test, player, { city: 'Ordu', ...part })).status).toBe(201);
    await giveBack();
    await tellFreedHours(test.ctx);
    expect((await news(test, player)).length).toBe(isTold ? 1 : 0);
  });

  it('say nothing of an hour that went to the next in line, or was taken meanwhile', async () => {
    const { venue, giveBack } = await givenBack(app(), { city: 'Giresun' });
    const [player, next] = [await createUser(app()), await createUser(app())];
    await wish(app(), player, { city: 'Giresun' });
    await joined(app(), next, venue);
    await giveBack();
    await tellFreedHours(app().ctx);
    expect(await news(app(), player)).toEqual([]);
    const other = await givenBack(app(), { city: 'Giresun' });
    await other.giveBack();
    await booked(app(), await createUser(app()), other.venue);
    await tellFreedHours(app().ctx);
    expect(await news(app(), player)).toEqual([]);
  });

  it('tell across a border of a point nearby, and of a neighbour that came free beside the hour', async () => {
    const test = app();
    test.ctx.geocoder.provinceAt = async () => 'Samsun';
    const [near, early] = [await createUser(test), await createUser(test)];
    await wish(test, near, { lat: 40.9, lng: 38.4, radius: 20 });
    await wish(test, early, { city: 'Giresun', earliest: '20:00', latest: '20:30' });
    const venue = await createVenue(test, { city: 'Giresun', lat: 40.91, lng: 38.39 }, [
      { working_hours: JSON.stringify([{ start: '20:15', end: '23:15' }]) },
    ]);
    const holder = await createUser(test);
    const { id } = await booked(test, holder, venue, { timeSlot: '21:15-22:15' });
    await cancel(test, holder, id);
    await tellFreedHours(test.ctx);
    const texts = async (player: TestUser) =>
      (await news(test, player)).map(({ text }) => text.match(/\d\d:\d\d/)?.[0]);
    expect((await texts(near)).toSorted()).toEqual(['20:15', '21:15']);
    expect(await texts(early)).toEqual(['20:15']);
  });

  it('say nothing to players whom the venue blocked, or who are suspended', async () => {
    const { venue, giveBack } = await givenBack(app(), { city: 'Bartın' });
    const [blocked, suspended] = [await createUser(app()), await createUser(app())];
    for (const player of [blocked, suspended]) await wish(app(), player, { city: 'Bartın' });
    const json = { id: blocked.id, type: 'User' };
    expect((await app().call('post', '/api/blocks', { token: venue.token, json })).status).toBeLessThan(300);
    await app().db.q.updateTable('users').set({ suspended_at: 1 }).where('id', '=', suspended.id).execute();
    await giveBack();
    await tellFreedHours(app().ctx);
    expect([await news(app(), blocked), await news(app(), suspended)]).toEqual([[], []]);
  });

  it('note only the cells that somebody waits for', async () => {
    const venue = await createVenue(app(), { city: 'Düzce' });
    await wish(app(), await createUser(app()), { city: 'Düzce' });
    const at = Date.parse(`${FRIDAY}T00:00:00+03:00`);
    const cells = Array.from({ length: 20_000 }, (_, n) => ({
      pitch_id: venue.pitches[0]?.id ?? '',
      starts_at: at + (n * HOUR_MS) / 2,
    }));
    await app().db.transact((tx) => noteFreed(tx, app().ctx, cells));
    const noted = app().db.q.selectFrom('freed_hours').select('starts_at').execute();
    // From 20:00 to the last cell of an hour that starts at 22:00.
    expect((await noted).length).toBeLessThan(9);
    expect((await noted).length).toBeGreaterThan(4);
    await tellFreedHours(app().ctx);
  });

  it('are one for the same wish, at most ten, and end when their player says so or their time is over', async () => {
    const player = await createUser(app());
    const [first, again] = [
      await wish(app(), player, { city: 'Rize' }),
      await wish(app(), player, { city: 'Rize' }),
    ];
    expect(again.body.alert.id).toBe(first.body.alert.id);
    for (let n = 0; n < 9; n++) await wish(app(), player, { city: 'Rize', maxPrice: 1000 + n });
    expect(await wish(app(), player, { city: 'Van' })).toMatchObject({
      status: 409,
      body: { code: 'hour_alerts_full' },
    });
    const stranger = await createUser(app());
    const path = `/api/hours/alerts/${first.body.alert.id}`;
    expect((await app().call('delete', path, { token: stranger.token })).status).toBe(403);
    expect((await app().call('delete', path, { token: player.token })).status).toBe(200);
    expect((await app().call('delete', path, { token: player.token })).status).toBe(404);
    expect(await own(app(), player)).toHaveLength(9);
    app().time.now = Date.parse(`${FRIDAY}T22:30:00+03:00`);
    expect(await own(app(), player)).toEqual([]);
    expect(await wish(app(), player, { city: 'Rize' })).toMatchObject({
      status: 400,
      body: { fields: { date: 'Bu saatler geçti. Başka bir gün ya da saat seçin.' } },
    });
    await purgeHourAlerts(app().ctx);
    const left = app().db.q.selectFrom('hour_alerts').select('id').where('user_id', '=', player.id);
    expect(await left.execute()).toEqual([]);
  });

  it('tell of five hours at most, and a place abroad is refused', async () => {
    app().time.now = Date.parse(`${FRIDAY}T12:00:00+03:00`) - 48 * HOUR_MS;
    const player = await createUser(app());
    await wish(app(), player, { city: 'Artvin' });
    for (let n = 0; n < 6; n++) {
      const { giveBack } = await givenBack(app(), { city: 'Artvin' });
      await giveBack();
    }
    await tellFreedHours(app().ctx);
    expect(await news(app(), player)).toHaveLength(5);
    expect(await own(app(), player)).toEqual([]);
    app().ctx.geocoder.provinceAt = async () => null;
    expect(await wish(app(), player, { lat: 37.9, lng: 23.7 })).toMatchObject({
      status: 400,
      body: { fields: { city: 'Konumunuz Türkiye’de görünmüyor. Bir şehir seçin.' } },
    });
  });
});
