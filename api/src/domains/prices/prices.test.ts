import type { PriceRules } from 'mf-shared/contracts/prices';
import type { WeeklyAnswer } from 'mf-shared/contracts/reservations';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

/** Thursday. */
const NIGHT = '2026-11-19';
type Week = z.output<typeof WeeklyAnswer>;

onBothEngines('prices of a venue', (app) => {
  const save = ({ token }: TestVenue, rules: unknown[], version?: string) =>
    app().call<PriceRules & { message: string }>('put', '/api/business/prices', {
      token,
      json: { rules, version },
    });
  const read = async ({ token }: TestVenue) =>
    (await app().call<PriceRules>('get', '/api/business/prices', { token })).body;
  const weekPrices = async ({ id }: TestVenue) => {
    const query = `businessId=${id}&startDate=${NIGHT}&endDate=${NIGHT}`;
    const { body } = await app().call<Week>('get', `/api/reservations/weekly-user?${query}`);
    return body.weeklyData.map(({ weeklyData }) => weeklyData[0]?.daySlots.map(({ price }) => price));
  };
  async function reserve(business: TestVenue, timeSlot: string, price?: number) {
    const player = await createUser(app());
    return app().call<{ reservation: { price: number } }>('post', '/api/reservations/create', {
      token: player.token,
      json: {
        userEmail: player.email,
        businessId: business.id,
        date: NIGHT,
        timeSlot,
        fieldName: 'Saha 1',
        price,
      },
    });
  }

  it('stand on the hours of the week as soon as they are saved', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    expect(await weekPrices(business)).toEqual([Array(8).fill(1200), Array(8).fill(1200)]);
    const [first] = business.pitches;
    const answer = await save(business, [
      { label: 'Maç günü', fromDate: NIGHT, toDate: NIGHT, start: '20:00', end: '21:00', price: 2000 },
      { weekdays: [4], start: '20:00', end: '01:00', fieldIds: [first?.id], price: 1500 },
    ]);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Fiyatlar kaydedildi.' } });
    expect(await weekPrices(business)).toEqual([
      [1200, 1200, 2000, 1500, 1500, 1500, 1500, 1200],
      [1200, 1200, 2000, 1200, 1200, 1200, 1200, 1200],
    ]);
    const told = app().frames.filter(({ topic }) => topic === `week:${business.id}`);
    expect(told).toHaveLength(1);
    expect((await read(business)).rules).toMatchObject([{ label: 'Maç günü' }, { weekdays: [4] }]);
  });

  it('are written onto the reservation, which keeps them', async () => {
    const business = await createVenue(app());
    await save(business, [{ start: '21:00', end: '22:00', price: 1500 }]);
    const { body } = await reserve(business, '21:00-22:00', 1500);
    expect(body.reservation.price).toBe(1500);
    await save(business, []);
    const row = await app()
      .db.q.selectFrom('reservations')
      .select('price')
      .where('venue_id', '=', business.id)
      .executeTakeFirst();
    expect(row?.price).toBe(1500);
  });

  it('refuse a reservation at a price that the hour no longer has', async () => {
    const business = await createVenue(app());
    await save(business, [{ price: 1300 }]);
    const refused = await reserve(business, '21:00-22:00', 1200);
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    expect((refused.body as unknown as { message: string }).message).toContain('1.300 TL');
    expect(await reserve(business, '21:00-22:00', 1300)).toMatchObject({ status: 201 });
  });

  it('are not overwritten by another tab that read an older state', async () => {
    const business = await createVenue(app());
    const { version } = await read(business);
    const tabs = await Promise.all([1300, 1400].map((price) => save(business, [{ price }], version)));
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = tabs.find(({ status }) => status === 200)?.body;
    expect(await read(business)).toEqual({ rules: kept?.rules, version: kept?.version });
    expect((await save(business, [], kept?.version)).status).toBe(200);
  });

  it.each<[string, (pitch: string) => unknown[]]>([
    ['label', () => [{ label: 'Akşam' }]],
    ['pitch', (pitch) => [{ fieldIds: [pitch] }]],
    ['weekday', () => [{ weekdays: [6] }]],
    ['first day', () => [{ fromDate: '2026-11-18' }]],
    ['last day', () => [{ toDate: '2026-11-21' }]],
    ['start', () => [{ start: '19:00' }]],
    ['end', () => [{ end: '23:00' }]],
    ['price', () => [{ price: 1400 }]],
    ['second case', () => [{}, { price: 1500 }]],
  ])('are not overwritten after another tab changed one %s', async (_, changed) => {
    const business = await createVenue(app());
    const span = { fromDate: '2026-11-19', toDate: '2026-11-20', start: '20:00', end: '22:00' };
    const rule = { label: 'Gece', weekdays: [4], price: 1300, ...span };
    const { version } = (await save(business, [rule])).body;
    const rules = changed(business.pitches[0]?.id ?? '').map((one) => ({ ...rule, ...(one as object) }));
    expect((await save(business, rules, version)).status).toBe(200);
    expect(await save(business, [rule], version)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
  });

  it('are not overwritten after another tab changed their order', async () => {
    const business = await createVenue(app());
    const rules = [{ price: 1300 }, { weekdays: [4], price: 1400 }];
    const { version } = (await save(business, rules)).body;
    expect((await save(business, rules.toReversed(), version)).status).toBe(200);
    expect((await save(business, rules, version)).body).toMatchObject({ code: 'changed_meanwhile' });
  });

  it('can still be saved when one names a pitch that is out of service', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    const [, second] = business.pitches;
    const rules = [{ fieldIds: [second?.id], price: 1300 }];
    const { version } = (await save(business, rules)).body;
    const archived = app().db.q.updateTable('pitches').set({ archived_at: app().time.now });
    await archived.where('id', '=', second?.id ?? '').execute();
    expect((await save(business, rules, version)).status).toBe(200);
  });

  it.each([
    ['rules.0.price', { price: 0 }],
    ['rules.0.price', { price: 12.5 }],
    ['rules.0.end', { price: 1, start: '20:00' }],
    ['rules.0.start', { price: 1, start: '20:15', end: '21:00' }],
    ['rules.0.toDate', { price: 1, fromDate: '2026-11-20', toDate: '2026-11-19' }],
    ['rules.0.weekdays.0', { price: 1, weekdays: [8] }],
  ])('say what is wrong at %s', async (path, rule) => {
    const business = await createVenue(app());
    expect(await save(business, [rule])).toMatchObject({
      status: 400,
      body: { fields: { [path]: expect.any(String) } },
    });
  });

  it('cannot be set for a pitch of another venue, nor for more than 40 cases', async () => {
    const business = await createVenue(app());
    const other = await createVenue(app());
    const foreign = [{ fieldIds: [other.pitches[0]?.id], price: 1 }];
    expect(await save(business, foreign)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    expect((await save(business, Array(41).fill({ price: 1 }))).status).toBe(400);
    expect((await read(business)).rules).toEqual([]);
  });
});
