import type { Misfits, Venue } from 'mf-shared/contracts/venues';
import { istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { phoned } from '../../../test/board.ts';
import { approve, booked, FRIDAY, signedInAgain } from '../../../test/booking.ts';
import { createStaff, createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { decide } from '../../../test/settings.ts';
import { subscribed } from '../../../test/subscriptions.ts';
import { newId } from '../../base/id.ts';

type Saved = { message: string; business: Venue; misfits: Misfits };
type Refused = { code: string; fields?: Record<string, string> };

onBothEngines('profile of a venue', (app) => {
  const profile = async ({ token }: Pick<TestVenue, 'token'>) =>
    (await app().call<Venue>('get', '/api/profile/business', { token })).body;
  const save = async (business: Pick<TestVenue, 'token'>, change: object) => {
    const { businessName, fields } = await profile(business);
    const json = { businessName, fields, ...change };
    return app().call<Saved & Refused>('put', '/api/business/update', { token: business.token, json });
  };
  const preview = async (business: Pick<TestVenue, 'token'>, fields: unknown) =>
    app().call<Misfits>('post', '/api/business/update/preview', {
      token: business.token,
      json: { businessName: 'A', fields },
    });

  it('takes everything that a venue registered with, and what it says of itself', async () => {
    const business = await createVenue(app());
    const change = {
      ownerName: 'Işıl Çağlar',
      phone: '0 (312) 444 55 66',
      address: 'Atatürk Bulvarı 7',
      equipment: 'Kafe',
      description: '  Kapalı saha.\nOtopark var. ',
      location: { city: 'Ankara', coordinates: [32.85, 39.92] },
    };
    expect((await save(business, change)).status).toBe(200);
    const saved = {
      phone: '+903124445566',
      address: 'Atatürk Bulvarı 7',
      equipment: 'Kafe',
      description: 'Kapalı saha.\nOtopark var.',
      location: { city: 'Ankara', coordinates: [32.85, 39.92] },
    };
    expect(await profile(business)).toMatchObject({ ...saved, ownerName: 'Işıl Çağlar' });
    const shown = await app().call<Venue>('get', `/api/business/${business.id}`);
    expect(shown.body).toMatchObject(saved);
    expect(shown.body).not.toHaveProperty('ownerName');
  });

  it('leaves what is not sent as it was, and may empty what may be empty', async () => {
    const business = await createVenue(app());
    await save(business, { description: 'Yeni zemin' });
    const before = await profile(business);
    await save(business, { equipment: '' });
    expect(await profile(business)).toEqual({ ...before, equipment: '', version: expect.any(String) });
  });

  it.each([
    ['phone', { phone: '12' }],
    ['location', { location: { city: 'İstanbul', coordinates: [2.35, 48.85] } }],
    ['location.city', { location: { city: 'Paris', coordinates: [29, 41] } }],
    ['description', { description: 'a'.repeat(1001) }],
    ['ownerName', { ownerName: ' ' }],
    ['address', { address: '' }],
  ])('refuses what is wrong at %s and changes nothing', async (path, change) => {
    const business = await createVenue(app());
    const before = await profile(business);
    const { status, body } = await save(business, { ...change, businessName: 'Başka' });
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { [path]: expect.any(String) } });
    expect(await profile(business)).toEqual(before);
  });

  it('refuses the second of two people who read the same description', async () => {
    const business = await createVenue(app());
    const { version } = await profile(business);
    const answers = await Promise.all(
      ['Biri', 'Öteki'].map((description) => save(business, { description, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.business;
    expect((await profile(business)).description).toBe(winner?.description);
  });

  it('is changed by managers, whose name is written down, and not by day staff', async () => {
    const business = await createVenue(app());
    const manager = await createStaff(app(), business, 'manager');
    const staff = await createStaff(app(), business, 'staff');
    expect((await save(manager, { description: 'Müdürden' })).status).toBe(200);
    expect(await save(staff, { description: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'staff_forbidden' },
    });
    const changes = await app()
      .db.q.selectFrom('venue_changes')
      .select(['who'])
      .where('venue_id', '=', business.id)
      .execute();
    expect(changes).toEqual([{ who: 'Can Usta' }]);
  });

  /** On Fridays: a reservation 21-22, a phone booking 22-23 and a weekly hour 23-00, each of another person. */
  async function fullFriday() {
    const business = await createVenue(app());
    const player = await createUser(app(), { full_name: 'Deniz Şahin' });
    const { id } = await booked(app(), player, business);
    await approve(app(), business, id);
    const [pitch] = business.pitches;
    await phoned(app(), business, {
      hours: [{ fieldId: pitch?.id ?? '', date: FRIDAY, timeSlot: '22:00-23:00' }],
    });
    const regular = await createUser(app(), { full_name: 'Emre Kaya' });
    await subscribed(app(), regular, business, { timeSlot: '23:00-00:00' });
    return { business, player, regular };
  }
  const withHours = async (business: TestVenue, start: string, end: string) => {
    const [field] = (await profile(business)).fields;
    return [{ ...field, workingHours: [{ start, end }] }];
  };

  it('names the coming bookings that new hours leave out, before and after the save, and keeps them', async () => {
    const { business, player, regular } = await fullFriday();
    const fields = await withHours(business, '18:00', '22:00');
    const cells = () => app().db.q.selectFrom('cells').selectAll().orderBy('starts_at').execute();
    const before = await cells();
    const { body } = await preview(business, fields);
    expect(body.first[0]).toMatchObject({
      kind: 'phone',
      name: 'Hasan Usta',
      userId: null,
      date: FRIDAY,
      timeSlot: '22:00-23:00',
      fieldName: 'Saha 1',
    });
    expect(body.first[1]).toMatchObject({ kind: 'subscription', name: 'Emre Kaya', userId: regular.id });
    expect(body.first.map((one) => one.userId)).not.toContain(player.id);
    expect(body.count).toBe(body.first.length);
    expect((await profile(business)).fields[0]?.workingHours).toEqual([{ start: '18:00', end: '02:00' }]);
    const saved = await save(business, { fields });
    expect(saved.body.misfits).toEqual(body);
    expect(await cells()).toEqual(before);
  });

  it('counts a booking among the misfits when the hours shift by half an hour', async () => {
    const { business } = await fullFriday();
    const { body } = await preview(business, await withHours(business, '18:30', '02:30'));
    expect(new Set(body.first.map((one) => one.kind))).toEqual(
      new Set(['reservation', 'phone', 'subscription']),
    );
  });

  it.each([
    ['id', 'Kapalı Saha'],
    ['_id', 'Kapalı Saha'],
    ['name', 'Saha 1'],
  ])('knows a pitch by its %s alone', async (key, name) => {
    const { business } = await fullFriday();
    const [pitch] = business.pitches;
    const fields = (await withHours(business, '18:00', '22:00')).map(({ id, _id: __, ...field }) => ({
      ...{ ...field, name },
      ...(key === 'name' ? {} : { [key]: id }),
    }));
    const looked = await preview(business, fields);
    expect(looked.body.count).toBeGreaterThan(0);
    const saved = await save(business, { fields });
    expect(saved.body.misfits).toEqual(looked.body);
    expect(saved.body.business.fields).toMatchObject([{ id: pitch?.id, name }]);
  });

  it('keeps the venue’s pause between games in mind', async () => {
    const business = await createVenue(app());
    await decide(app(), business, { bufferMinutes: 30 });
    const player = await createUser(app());
    for (const timeSlot of ['21:00-22:00', '22:30-23:30'])
      await booked(app(), player, business, { timeSlot });
    const { body } = await preview(business, await withHours(business, '18:00', '23:00'));
    expect(body.first.map(({ timeSlot }) => timeSlot)).toEqual(['22:30-23:30']);
    expect((await preview(business, await withHours(business, '18:00', '23:30'))).body.count).toBe(0);
  });

  it('knows hours after midnight by their evening, and names fifty at most', async () => {
    const business = await createVenue(app());
    await booked(app(), await createUser(app()), business, { timeSlot: '01:00-02:00' });
    const earlier = await withHours(business, '18:00', '01:00');
    expect((await preview(business, earlier)).body).toMatchObject({
      count: 1,
      first: [{ date: FRIDAY, timeSlot: '01:00-02:00' }],
    });
    const { id } = await phoned(app(), business);
    const rows = app().db.q.selectFrom('phone_bookings').selectAll().where('id', '=', id);
    const row = await rows.executeTakeFirstOrThrow();
    const many = Array.from({ length: 50 }, () => ({ ...row, id: newId() }));
    await app().db.q.insertInto('phone_bookings').values(many).execute();
    const { count, first } = (await preview(business, await withHours(business, '10:00', '12:00'))).body;
    expect([count, first.length]).toEqual([52, 50]);
  });

  it('says nothing of hours that stay, of ranges cut otherwise, and of what did not fit before', async () => {
    const { business } = await fullFriday();
    const [field] = (await profile(business)).fields;
    const same = [{ ...field, price: 9 }];
    expect((await preview(business, same)).body).toEqual({ count: 0, first: [] });
    const cut = [
      {
        ...field,
        workingHours: [
          { start: '00:00', end: '02:00' },
          { start: '20:00', end: '00:00' },
        ],
      },
    ];
    expect((await preview(business, cut)).body.count).toBe(0);
    await save(business, { fields: await withHours(business, '10:00', '12:00') });
    expect((await preview(business, await withHours(business, '10:00', '11:00'))).body.count).toBe(0);
  });

  it.each(['reservation', 'phone', 'subscription'] as const)(
    'counts a %s hour as coming until it is over: among the misfits, and where its pitch is to go',
    async (kind) => {
      const business = await createVenue(app(), {}, [{}, {}]);
      const user = await createUser(app());
      if (kind === 'reservation') await approve(app(), business, (await booked(app(), user, business)).id);
      else if (kind === 'phone') await phoned(app(), business);
      else {
        await subscribed(app(), user, business);
        // The weeks after it differ.
        const { q } = app().db;
        await q
          .updateTable('subscription_occurrences')
          .set({ status: 'skipped' })
          .where('date', '>', FRIDAY)
          .execute();
      }
      const end = istanbulMidnight(FRIDAY) + 22 * HOUR_MS;
      const { fields } = await profile(business);
      const early = fields.map((field) => ({ ...field, workingHours: [{ start: '10:00', end: '12:00' }] }));
      const at = async (now: number) => {
        app().time.now = now;
        const owner = await signedInAgain(app(), business, 'business');
        const { first } = (await preview(owner, early)).body;
        const { status } = await save(owner, { fields: fields.slice(1) });
        return [first.map((one) => one.kind), status];
      };
      expect(await at(end - HOUR_MS)).toEqual([[kind], 409]);
      expect(await at(end - 1)).toEqual([[kind], 409]);
      expect(await at(end)).toEqual([[], 200]);
    },
  );

  it('refuses to look at hours that no save would take', async () => {
    const business = await createVenue(app());
    expect(await preview(business, await withHours(business, '18:00', '18:30'))).toMatchObject({
      status: 400,
      body: { fields: { 'fields.0.workingHours': expect.any(String) } },
    });
  });

  it.each(['phone', 'subscription'] as const)(
    'keeps a pitch in service that has a coming %s hour',
    async (kind) => {
      const business = await createVenue(app(), {}, [{}, {}]);
      if (kind === 'phone') await phoned(app(), business);
      else await subscribed(app(), await createUser(app()), business);
      const before = await profile(business);
      const answer = await save(business, { fields: [before.fields[1]] });
      expect(answer).toMatchObject({ status: 409, body: { code: 'pitch_has_bookings' } });
      expect(await profile(business)).toEqual(before);
      // Cancelled or past bookings keep nothing.
      app().time.now += 200 * 24 * 60 * 60 * 1000;
      await app()
        .db.q.updateTable('venues')
        .set({ next_payment_at: app().time.now + 1000 })
        .where('id', '=', business.id)
        .execute();
      const later = await createStaff(app(), business, 'manager');
      const archived = await save(later, { fields: [before.fields[1]] });
      app().time.now -= 200 * 24 * 60 * 60 * 1000;
      expect(archived.status).toBe(200);
    },
  );
});
