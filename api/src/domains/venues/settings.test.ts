import { addDays } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import {
  approve,
  ask,
  atTime,
  booked,
  FRIDAY,
  occupancyOf,
  signedInAgain,
  slotOf,
  weekOf,
} from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp, WEDNESDAY_NOON } from '../../../test/harness.ts';
import { decide, PRESETS } from '../../../test/settings.ts';
import { subscribed } from '../../../test/subscriptions.ts';

const show = (app: TestApp, token?: string) => app.call('get', '/api/business/settings', { token });

/** Everything that a refused save must leave as it was. */
const storedOf = async ({ db }: TestApp, { id }: TestVenue) => ({
  row: await db.q.selectFrom('venues').selectAll().where('id', '=', id).execute(),
  changes: await db.q.selectFrom('venue_changes').selectAll().where('venue_id', '=', id).execute(),
});

onBothEngines('settings of a venue', (app) => {
  it('start with a day, by hand, without a gap, twelve weeks, and answer what was saved', async () => {
    const business = await createVenue(app());
    const other = await createVenue(app());
    const presets = { ...PRESETS, version: '1' };
    expect((await show(app(), business.token)).body).toEqual(presets);
    const chosen = { cancelHours: 2, approval: 'trusted', bufferMinutes: 30, horizonWeeks: 4 };
    const saved = await decide(app(), business, chosen);
    expect(saved.status).toBe(200);
    const settings = { ...chosen, version: '2' };
    expect(saved.body).toEqual({ message: 'Ayarlarınız kaydedildi.', settings });
    expect((await show(app(), business.token)).body).toEqual(settings);
    expect((await show(app(), other.token)).body).toEqual(presets);
  });

  it.each([
    ['cancelHours', -1, '0 ile 168 arasında bir saat sayısı yazın.'],
    ['cancelHours', 169, '0 ile 168 arasında bir saat sayısı yazın.'],
    ['cancelHours', 1.5, '0 ile 168 arasında bir saat sayısı yazın.'],
    ['cancelHours', '12', '0 ile 168 arasında bir saat sayısı yazın.'],
    ['approval', 'friends', 'Onay biçimini seçin.'],
    ['bufferMinutes', 15, 'Maçlar arasında ara olmayabilir ya da 30 dakika olabilir.'],
    ['horizonWeeks', 0, '1 ile 12 arasında bir hafta sayısı yazın.'],
    ['horizonWeeks', 13, '1 ile 12 arasında bir hafta sayısı yazın.'],
    ['horizonWeeks', null, '1 ile 12 arasında bir hafta sayısı yazın.'],
  ])('refuse %s %s at its field', async (field, value, message) => {
    const business = await createVenue(app());
    const answer = await decide(app(), business, { [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: message });
    expect((await show(app(), business.token)).body).toEqual({ ...PRESETS, version: '1' });
  });

  it('are changed by the one who saw them last: the other is told how they stand', async () => {
    const business = await createVenue(app());
    const first = await decide(app(), business, { cancelHours: 2, version: '1' });
    expect(first.body.settings).toEqual({ ...PRESETS, cancelHours: 2, version: '2' });
    const before = await storedOf(app(), business);
    const second = await decide(app(), business, { horizonWeeks: 3, version: '1' });
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'settings_changed',
        about: { current: { ...PRESETS, cancelHours: 2, version: '2' } },
      },
    });
    expect(second.body.message).toContain('Ayarları siz bakarken başka biri değiştirdi.');
    expect(await storedOf(app(), business)).toEqual(before);
    const knowingly = await decide(app(), business, { horizonWeeks: 3, version: '2' });
    expect(knowingly.body.settings).toEqual({ ...PRESETS, horizonWeeks: 3, version: '3' });
    expect((await decide(app(), business, { version: 'yok' })).status).toBe(409);
  });

  it('saved twice at the same moment are saved once', async () => {
    const business = await createVenue(app());
    const hours = [1, 2, 3, 4, 5, 6];
    const answers = await Promise.all(
      hours.map((cancelHours) => decide(app(), business, { cancelHours, version: '1' })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const { body } = await show(app(), business.token);
    expect(body).toEqual(won[0]?.body.settings);
    for (const lost of answers.filter(({ status }) => status !== 200)) {
      expect(lost).toMatchObject({ status: 409, body: { about: { current: body } } });
    }
  });

  it('are for the business alone', async () => {
    const user = await createUser(app());
    expect((await show(app())).status).toBe(401);
    expect((await show(app(), user.token)).status).toBe(403);
    const put = { token: user.token, json: PRESETS };
    expect((await app().call('put', '/api/business/settings', put)).status).toBe(403);
  });

  it('tell everybody who looks at the week, and end the stored ones', async () => {
    const business = await createVenue(app());
    expect((await slotOf(app(), business.id, '19:00-20:00')).isAvailable).toBe(true);
    await decide(app(), business, { bufferMinutes: 30 });
    const [field] = await weekOf(app(), business.id);
    expect(field?.weeklyData[0]?.daySlots.map((slot) => slot.timeSlot)).toEqual([
      '18:00-19:00',
      '19:30-20:30',
      '21:00-22:00',
      '22:30-23:30',
      '00:00-01:00',
    ]);
    const told = app().frames.filter(({ topic }) => topic === `week:${business.id}`);
    expect(told).toHaveLength(1);
    expect(told[0]?.frame).toMatchObject({ event: 'slotsChanged', data: { businessId: business.id } });
  });
});

onBothEngines('the gap between games', (app) => {
  it('books the hours that stand apart, and no others', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    await decide(app(), business, { bufferMinutes: 30 });
    expect((await ask(app(), user, business, { timeSlot: '19:00-20:00' })).body.code).toBe('slot_unknown');
    expect((await ask(app(), user, business, { timeSlot: '19:30-20:30' })).status).toBe(201);
  });

  it('leaves old bookings untouched and the hours that they meet taken', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business, { timeSlot: '20:00-21:00' });
    const before = await occupancyOf(app(), business.id);
    await decide(app(), business, { bufferMinutes: 30 });
    const after = await occupancyOf(app(), business.id);
    expect({ ...after, version: null }).toEqual({ ...before, version: null });
    expect((await slotOf(app(), business.id, '19:30-20:30')).status).toBe('occupied');
    expect((await slotOf(app(), business.id, '21:00-22:00')).status).toBe('available');
    const day = await app().call<{
      dailyData: { daySlots: { timeSlot: string; reservationId: string }[] }[];
    }>('get', `/api/reservations/daily?businessId=${business.id}&date=${FRIDAY}`, { token: business.token });
    const rows = day.body.dailyData[0]?.daySlots ?? [];
    expect(rows.map((row) => row.timeSlot)).toEqual([
      '18:00-19:00',
      '20:00-21:00',
      '21:00-22:00',
      '22:30-23:30',
      '00:00-01:00',
    ]);
    expect(rows[1]?.reservationId).toBe(id);
  });
});

onBothEngines('how far ahead', (app) => {
  /** The last bookable day two weeks ahead of the test clock's Wednesday. */
  const last = addDays('2026-11-18', 14);

  it('books up to the last day, and refuses the next with the venue’s weeks', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    await decide(app(), business, { horizonWeeks: 2 });
    expect((await ask(app(), user, business, { date: last })).status).toBe(201);
    const before = await occupancyOf(app(), business.id);
    const answer = await ask(app(), user, business, { date: addDays(last, 1) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'slot_too_far',
      message: 'En fazla 2 hafta sonrası için rezervasyon yapabilirsiniz.',
    });
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });

  it('says of hours beyond it on which day they open, and opens them at that midnight', async () => {
    const business = await createVenue(app());
    await decide(app(), business, { horizonWeeks: 2 });
    const within = await slotOf(app(), business.id, '21:00-22:00', { start: last });
    expect(within).toMatchObject({ isAvailable: true });
    expect(within.opensOn).toBeUndefined();
    const beyond = addDays(last, 1);
    const slot = () => slotOf(app(), business.id, '21:00-22:00', { start: beyond });
    expect(await slot()).toMatchObject({ status: 'available', isAvailable: false, opensOn: '2026-11-19' });
    const midnight = Date.parse('2026-11-18T21:00:00Z');
    await atTime(app(), midnight - 1, async () => expect((await slot()).isAvailable).toBe(false));
    await atTime(app(), midnight, async () => expect((await slot()).isAvailable).toBe(true));
  });
});

/** Approved past hours of a player at a venue, by the test clock. */
async function played(app: TestApp, user: TestUser, business: TestVenue, hours: number): Promise<void> {
  await atTime(app, WEDNESDAY_NOON - 8 * DAY_MS, async () => {
    const then = await signedInAgain(app, user, 'user');
    const owner = await signedInAgain(app, business, 'business');
    for (const timeSlot of ['18:00-19:00', '19:00-20:00', '20:00-21:00'].slice(0, hours)) {
      const { id } = await booked(app, then, owner, { date: '2026-11-11', timeSlot });
      await approve(app, owner, id);
    }
  });
}

onBothEngines('approval', (app) => {
  it('of all comes with the request: held for good, told to both', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    await decide(app(), business, { approval: 'all' });
    const { status, body } = await ask(app(), user, business);
    expect(status).toBe(201);
    expect(body.message).toBe('Rezervasyonunuz onaylandı! Mesaj kutunuzu kontrol ediniz!');
    expect(body.reservation.status).toBe('approved');
    const { cells, reservations } = await occupancyOf(app(), business.id);
    expect(cells.map((cell) => cell.expires_at)).toEqual([null, null]);
    expect(reservations[0]).toMatchObject({ status: 'approved', decided_at: app().time.now });
    const told = app().frames.filter(({ frame }) => frame.event === 'reservationChanged');
    const mine = told.filter(({ topic }) => topic === `actor:${user.id}` || topic === `actor:${business.id}`);
    expect(mine.map(({ frame }) => frame.data)).toEqual([body.reservation, body.reservation]);
    const history = await app().call<{ content: string }[]>('get', `/api/messages/history/${business.id}`, {
      token: user.token,
    });
    expect(history.body.at(-1)?.content).toContain('rezervasyonunuz onaylandı');
  });

  it('of trusted players asks for three approved hours that are over, at this venue', async () => {
    const business = await createVenue(app());
    const elsewhere = await createVenue(app());
    await decide(app(), business, { approval: 'trusted' });
    const [regular, newcomer, stranger] = [
      await createUser(app()),
      await createUser(app()),
      await createUser(app()),
    ];
    await played(app(), newcomer, business, 2);
    await played(app(), stranger, elsewhere, 3);
    const first = await booked(app(), newcomer, business, { timeSlot: '18:00-19:00' });
    const second = await booked(app(), stranger, business, { timeSlot: '19:00-20:00' });
    expect([first.status, second.status]).toEqual(['pending', 'pending']);
    const venue = await createVenue(app());
    await decide(app(), venue, { approval: 'trusted' });
    await played(app(), regular, venue, 3);
    // A venue does not learn what another venue says of a player.
    const missed = await booked(app(), regular, elsewhere, { timeSlot: '23:00-00:00' });
    const noShow = app().db.q.updateTable('reservations').set({ status: 'approved', attendance: 'no_show' });
    await noShow.where('id', '=', missed.id).execute();
    expect((await booked(app(), regular, venue)).status).toBe('approved');
  });

  it.each(['reservations', 'subscription_occurrences'] as const)(
    'of trusted players leaves out who did not come there once (%s)',
    async (table) => {
      const business = await createVenue(app());
      const player = await createUser(app());
      await decide(app(), business, { approval: 'trusted' });
      await played(app(), player, business, 4);
      const week = await subscribed(app(), player, business, { timeSlot: '23:00-00:00' });
      expect(week.occurrences.length).toBeGreaterThan(0);
      const { q } = app().db;
      const rows = q.selectFrom(table).select('id').where('user_id', '=', player.id).limit(1);
      const { id } = await rows.executeTakeFirstOrThrow();
      const mark = (attendance: 'no_show' | 'played') =>
        q.updateTable(table).set({ attendance }).where('id', '=', id).execute();
      await mark('no_show');
      expect((await booked(app(), player, business)).status).toBe('pending');
      await mark('played');
      expect((await booked(app(), player, business, { timeSlot: '19:00-20:00' })).status).toBe('approved');
    },
  );

  it('does not come over requests that wait already', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business);
    await decide(app(), business, { approval: 'all' });
    const { reservations } = await occupancyOf(app(), business.id);
    expect(reservations).toMatchObject([{ id, status: 'pending' }]);
  });
});
