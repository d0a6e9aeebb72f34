import type { Venue } from 'mf-shared/contracts/venues';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';

type Saved = { message: string; business: Venue };

onBothEngines('update of a business', (app) => {
  const profile = async ({ token }: TestVenue) =>
    (await app().call<Venue>('get', '/api/profile/business', { token })).body;
  const save = ({ token }: TestVenue, json: unknown) =>
    app().call<Saved>('put', '/api/business/update', { token, json });
  const reservations = (business: TestVenue) =>
    app().db.q.selectFrom('reservations').selectAll().where('venue_id', '=', business.id).execute();

  async function book(business: TestVenue, pitch: number, row: Partial<ReservationRow> = {}) {
    const { id: pitch_id, name } = business.pitches[pitch] ?? { id: '', name: '' };
    const starts_at = row.starts_at ?? app().time.now + 24 * HOUR_MS;
    const values = {
      id: newId(),
      venue_id: business.id,
      pitch_id,
      user_id: (await createUser(app())).id,
      field_name: name,
      date: '2026-11-19',
      time_slot: '21:00-22:00',
      starts_at,
      ends_at: starts_at + HOUR_MS,
      status: 'approved' as const,
      end_reason: null,
      price: 1200,
      expires_at: starts_at,
      created_at: app().time.now,
      decided_at: null,
      ...row,
    };
    await app().db.q.insertInto('reservations').values(values).execute();
  }

  it('changes, adds and archives pitches, and tells who looks at the weeks', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    const [first, second] = (await profile(business)).fields;
    const answer = await save(business, {
      businessName: 'Işıl Saha',
      fields: [
        { name: 'Yeni', capacity: "5'e 5", price: 900, workingHours: [{ start: '10:00', end: '12:00' }] },
        { ...first, price: 1500 },
      ],
    });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Profil başarıyla güncellendi!' } });
    expect(answer.body.business).toMatchObject({
      businessName: 'Işıl Saha',
      fields: [
        { name: 'Yeni', price: 900 },
        { id: first?.id, price: 1500 },
      ],
    });
    const row = await app()
      .db.q.selectFrom('venues')
      .selectAll()
      .where('id', '=', business.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ name_folded: 'isil saha', calendar_version: 1 });
    const gone = await app()
      .db.q.selectFrom('pitches')
      .selectAll()
      .where('id', '=', second?.id ?? '')
      .executeTakeFirst();
    expect(gone?.archived_at).toBe(app().time.now);
    const told = app().frames.filter(({ topic }) => topic === `week:${business.id}`);
    expect(told).toHaveLength(1);
    const frame = told[0]?.frame;
    const dates = frame?.event === 'slotsChanged' ? frame.data.dates : [];
    expect(dates).toEqual(expect.arrayContaining(['2026-11-17', '2026-11-18', '2027-02-10']));
  });

  it('makes a new pitch of one that takes the old name of a renamed one', async () => {
    const business = await createVenue(app());
    const [first] = (await profile(business)).fields;
    const fields = [
      { ...first, name: 'Kapalı Saha' },
      { ...first, id: undefined, _id: undefined },
    ];
    const { body } = await save(business, { businessName: 'A', fields });
    expect(body.business.fields.map(({ name }) => name)).toEqual(['Kapalı Saha', first?.name]);
    const [renamed, added] = (await profile(business)).fields;
    expect([renamed?.id === first?.id, added?.id === first?.id]).toEqual([true, false]);
  });

  it('leaves bookings as they are when hours change', async () => {
    const business = await createVenue(app());
    await book(business, 0);
    const before = await reservations(business);
    const [field] = (await profile(business)).fields;
    const fields = [{ ...field, name: 'Başka', workingHours: [{ start: '09:00', end: '10:00' }] }];
    expect((await save(business, { businessName: 'A', fields })).status).toBe(200);
    expect(await reservations(business)).toEqual(before);
  });

  it('keeps a pitch in service that has coming bookings, and changes nothing else', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    await book(business, 0);
    const before = await profile(business);
    const answer = await save(business, { businessName: 'Yeni ad', fields: [before.fields[1]] });
    expect(answer).toMatchObject({ status: 409, body: { code: 'pitch_has_bookings' } });
    expect(answer.body.message).toContain('“Saha 1”');
    expect(await profile(business)).toEqual(before);
  });

  it('archives a pitch whose bookings are over, refused, or ran out', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    await book(business, 0, { starts_at: app().time.now - 2 * HOUR_MS });
    await book(business, 0, { status: 'rejected' });
    await book(business, 0, { status: 'pending', expires_at: app().time.now });
    const { fields } = await profile(business);
    expect((await save(business, { businessName: 'A', fields: [fields[1]] })).status).toBe(200);
    expect((await profile(business)).fields).toHaveLength(1);
  });

  it('never archives a pitch that somebody reserves at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const business = await createVenue(app(), {}, [{}, {}]);
      const player = await createUser(app());
      const { fields } = await profile(business);
      const reserve = () =>
        app().call('post', '/api/reservations/create', {
          token: player.token,
          json: {
            userEmail: player.email,
            businessId: business.id,
            date: '2026-11-19',
            timeSlot: '21:00-22:00',
            fieldName: 'Saha 1',
          },
        });
      const archive = () => save(business, { businessName: 'A', fields: [fields[1]] });
      const [reserved, archived] =
        round % 2 === 0
          ? await Promise.all([reserve(), archive()])
          : (await Promise.all([archive(), reserve()])).reverse();
      const kept = (await profile(business)).fields.length === 2;
      expect(await reservations(business)).toHaveLength(kept ? 1 : 0);
      expect([reserved?.status === 201, archived?.status === 200]).toEqual([kept, !kept]);
    }
  });

  it('takes a pitch that is open all day', async () => {
    const business = await createVenue(app());
    const [field] = (await profile(business)).fields;
    const allDay = { ...field, workingHours: [{ start: '06:00', end: '06:00' }] };
    expect((await save(business, { businessName: 'A', fields: [allDay] })).status).toBe(200);
    expect((await profile(business)).fields).toMatchObject([{ workingHours: allDay.workingHours }]);
  });

  it.each([
    ['fields.0.workingHours', { workingHours: [] }],
    [
      'fields.0.workingHours',
      {
        workingHours: [
          { start: '18:00', end: '20:00' },
          { start: '19:00', end: '21:00' },
        ],
      },
    ],
    ['fields.0.price', { price: -1 }],
    ['fields.0.name', { name: ' ' }],
  ])('refuses what is wrong at %s', async (path, change) => {
    const business = await createVenue(app());
    const before = await profile(business);
    const fields = [{ ...before.fields[0], ...change }];
    const { status, body } = await save(business, { businessName: 'A', fields });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { [path]: expect.any(String) } });
    expect(await profile(business)).toEqual(before);
  });

  it("refuses another venue's pitch and one that never was", async () => {
    const business = await createVenue(app());
    const other = await createVenue(app());
    const [field] = (await profile(other)).fields;
    const foreign = await save(business, { businessName: 'A', fields: [field] });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    const unknown = await save(business, { businessName: 'A', fields: [{ ...field, id: newId() }] });
    expect(unknown.status).toBe(404);
    expect((await profile(other)).fields).toEqual([field]);
  });

  it('refuses the second of two tabs that read the same version', async () => {
    const business = await createVenue(app());
    const { version, fields } = await profile(business);
    const tabs = await Promise.all(
      ['A', 'B'].map((businessName) => save(business, { businessName, fields, version })),
    );
    expect(tabs.map((tab) => tab.status).sort()).toEqual([200, 409]);
    const winner = tabs.find((tab) => tab.status === 200)?.body.business;
    expect(tabs.find((tab) => tab.status === 409)?.body).toMatchObject({ code: 'changed_meanwhile' });
    expect(await profile(business)).toEqual(winner);
    expect((await save(business, { businessName: 'C', fields, version: winner?.version })).status).toBe(200);
  });

  it.each<[string, object, object]>([
    ['owner', { ownerName: 'Can Öz' }, {}],
    ['phone', { phone: '0212 444 55 66' }, {}],
    ['address', { address: 'Moda Caddesi 2' }, {}],
    ['equipment', { equipment: 'Duş' }, {}],
    ['description', { description: 'Yeni çim' }, {}],
    ['longitude', { location: { city: 'İstanbul', coordinates: [29.02, 41.01] } }, {}],
    ['latitude', { location: { city: 'İstanbul', coordinates: [28.98, 41.03] } }, {}],
    ['pitch’s name', {}, { name: 'Kapalı Saha' }],
    ['pitch’s size', {}, { capacity: "5'e 5" }],
    ['pitch’s price', {}, { price: 1300 }],
    ['pitch’s hours', {}, { workingHours: [{ start: '17:00', end: '02:00' }] }],
  ])('refuses who read the %s before somebody else changed it', async (_, details, pitch) => {
    const business = await createVenue(app());
    const { version, fields, businessName } = await profile(business);
    const changed = { businessName, ...details, fields: fields.map((field) => ({ ...field, ...pitch })) };
    expect((await save(business, { ...changed, version })).status).toBe(200);
    const late = await save(business, { businessName, fields, version });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  });

  it('is not disturbed by bookings that come in while somebody edits', async () => {
    const business = await createVenue(app());
    const { version, fields } = await profile(business);
    await book(business, 0);
    await app()
      .db.q.updateTable('venues')
      .set({ calendar_version: 7 })
      .where('id', '=', business.id)
      .execute();
    expect((await save(business, { businessName: 'A', fields, version })).status).toBe(200);
  });

  it('takes the pitches as JSON text too', async () => {
    const business = await createVenue(app());
    const { fields } = await profile(business);
    expect((await save(business, { businessName: 'A', fields: JSON.stringify(fields) })).status).toBe(200);
  });

  it('is for businesses alone', async () => {
    const { token } = await createUser(app());
    const options = { token, json: { businessName: 'A', fields: [] } };
    expect((await app().call('put', '/api/business/update', options)).status).toBe(403);
  });
});
