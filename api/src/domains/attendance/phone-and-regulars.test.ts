import type { Attendance, DailyField } from 'mf-shared/contracts/reservations';
import type { Venue } from 'mf-shared/contracts/venues';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { boardOf, moveIn, phoned, refusedWith } from '../../../test/board.ts';
import { atTime, FRIDAY, signedInAgain } from '../../../test/booking.ts';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { endByPlayer, onWeek, subscribed } from '../../../test/subscriptions.ts';

onBothEngines('attendance of phone bookings and regulars', (app) => {
  const STARTS = Date.parse('2026-11-20T18:00:00Z');
  const ENDS = STARTS + HOUR_MS;
  type Kind = 'phone' | 'subscription';
  const say = (
    { token }: { token: string },
    { kind, id }: { kind: string; id: string },
    attendance: Attendance | null,
  ) =>
    app().call<{ message: string; code?: string }>('post', '/api/business/attendance', {
      token,
      json: { kind, id, attendance },
    });
  const codeOf = async (call: ReturnType<typeof say>) => {
    const { status, body } = await call;
    return `${status} ${body.code ?? ''}`.trim();
  };
  async function booking(kind: Kind) {
    const business = await createVenue(app(), { next_payment_at: ENDS + 90 * 24 * HOUR_MS });
    const player = await createUser(app());
    if (kind === 'phone') await phoned(app(), business);
    else await subscribed(app(), player, business);
    const [entry] = (await boardOf(app(), business)).entries;
    if (!entry) throw new Error('nothing is booked');
    const record = () =>
      app()
        .db.q.selectFrom('users')
        .select(['played_count', 'no_show_count'])
        .where('id', '=', player.id)
        .executeTakeFirstOrThrow();
    return { business, player, entry, record };
  }

  it.each<Kind>(['phone', 'subscription'])('is said of a %s hour once it has begun', async (kind) => {
    const { business, player, entry, record } = await booking(kind);
    expect(await codeOf(atTime(app(), STARTS - 1, () => say(business, entry, 'played')))).toBe(
      '409 attendance_too_early',
    );
    await atTime(app(), STARTS, async () => {
      expect(await say(business, entry, 'no_show')).toMatchObject({
        status: 200,
        body: { message: 'Gelmedi olarak işaretlendi.' },
      });
      await say(business, entry, 'no_show');
      const [marked] = (await boardOf(app(), business)).entries;
      expect(marked).toEqual({ ...entry, attendance: 'no_show' });
    });
    expect(await record()).toEqual({ played_count: 0, no_show_count: kind === 'phone' ? 0 : 1 });
    const { body: news } = await app().call<{ text: string; link: string }[]>('get', '/api/notifications', {
      token: player.token,
    });
    const missed = news.filter(({ text }) => text.includes('gelmediğinizi bildirdi'));
    const told = {
      text: 'Çınar Halı Saha, 20 Kasım Cuma, 21:00-22:00 rezervasyonunuza gelmediğinizi bildirdi. Yanlışsa işletmeye yazın.',
      link: '/my-reservations?tab=subscriptions',
    };
    expect(missed).toMatchObject(kind === 'subscription' ? [told] : []);
    await atTime(app(), ENDS, () => say(business, entry, null));
    expect(await record()).toEqual({ played_count: 0, no_show_count: 0 });
    expect((await boardOf(app(), business)).entries).toMatchObject([{ attendance: null }]);
    const history = await app()
      .db.q.selectFrom('venue_changes')
      .select('text')
      .where('venue_id', '=', business.id)
      .where('text', 'like', '%gelmedi')
      .execute();
    expect(history).toHaveLength(1);
  });

  it.each<Kind>(['phone', 'subscription'])('of a %s hour stands in the day too', async (kind) => {
    const { business, entry } = await booking(kind);
    await atTime(app(), ENDS, () => say(business, entry, 'played'));
    const day = await app().call<{ dailyData: DailyField[] }>(
      'get',
      `/api/reservations/daily?businessId=${business.id}&date=${FRIDAY}`,
      { token: business.token },
    );
    const slot = day.body.dailyData[0]?.daySlots.find(({ startsAt }) => startsAt === STARTS);
    const own = kind === 'phone' ? { kind, user: { id: entry.id } } : { occurrenceId: entry.id };
    expect(slot).toMatchObject({ attendance: 'played', ...own });
  });

  it.each<Kind>(['phone', 'subscription'])(
    'of a %s hour counts once however often it is said',
    async (kind) => {
      const { business, entry, record } = await booking(kind);
      await atTime(app(), ENDS, () =>
        Promise.all(Array.from({ length: 8 }, (_, i) => say(business, entry, i % 2 ? 'played' : 'no_show'))),
      );
      const { played_count: came, no_show_count: missed } = await record();
      expect(came + missed).toBe(kind === 'phone' ? 0 : 1);
    },
  );

  it.each<Kind>(['phone', 'subscription'])('of a %s hour keeps it where it is', async (kind) => {
    const { business, entry } = await booking(kind);
    await atTime(app(), STARTS, async () => {
      await say(business, entry, 'played');
      const to = { fieldId: entry.fieldId, date: '2026-11-21', timeSlot: '21:00-22:00' };
      expect(refusedWith(await moveIn(app(), business, entry, to))).toBe('400 slot_past');
    });
  });

  it.each<Kind>(['phone', 'subscription'])(
    'of a %s hour ends: for day staff after the next night',
    async (kind) => {
      const { business, entry } = await booking(kind);
      const staff = await createStaff(app(), business);
      const turn = Date.parse('2026-11-22T03:00:00Z');
      expect(await codeOf(atTime(app(), turn - 1, () => say(staff, entry, 'played')))).toBe('200');
      expect(await codeOf(atTime(app(), turn, () => say(staff, entry, null)))).toBe('403 hour_is_over');
      const last = ENDS + 60 * 24 * HOUR_MS;
      const owner = (at: number) =>
        codeOf(
          atTime(app(), at, async () =>
            say(await signedInAgain(app(), business, 'business'), entry, 'no_show'),
          ),
        );
      expect([await owner(last), await owner(last + 1)]).toEqual(['200', '409 correction_too_late']);
    },
  );

  it('of a regular decides whether their review counts', async () => {
    const { business, player, entry } = await booking('subscription');
    const count = async () =>
      (await app().call<Venue>('get', `/api/business/${business.id}`)).body.ratingCount;
    await atTime(app(), ENDS, async () => {
      const path = `/api/business/${business.id}/ratings`;
      await app().call('post', path, { token: player.token, json: { rating: 5 } });
      expect(await count()).toBe(1);
      await say(business, entry, 'no_show');
      expect(await count()).toBe(0);
      await say(business, entry, null);
      expect(await count()).toBe(1);
    });
  });

  it('is not said of a night that a regular skipped', async () => {
    const { business, player, entry, record } = await booking('subscription');
    expect((await onWeek(app(), player, 'skip', entry.id)).status).toBe(200);
    expect(await codeOf(atTime(app(), ENDS, () => say(business, entry, 'no_show')))).toBe(
      '404 occurrence_not_found',
    );
    expect(await record()).toEqual({ played_count: 0, no_show_count: 0 });
  });

  it('of a regular stays to be said when the whole has ended', async () => {
    const { business, player, entry } = await booking('subscription');
    await atTime(app(), ENDS, () => endByPlayer(app(), player, entry.seriesId ?? ''));
    expect(await codeOf(atTime(app(), ENDS, () => say(business, entry, 'played')))).toBe('200');
  });

  it('is refused of another venue’s and of what is not there', async () => {
    const { entry } = await booking('phone');
    const { entry: week } = await booking('subscription');
    const other = await createVenue(app());
    for (const one of [entry, week]) expect(await codeOf(say(other, one, null))).toBe('403 not_yours');
    expect(await codeOf(say(other, { kind: 'phone', id: 'yok' }, null))).toBe('404 phone_booking_not_found');
    expect(await codeOf(say(other, { kind: 'subscription', id: 'yok' }, null))).toBe(
      '404 occurrence_not_found',
    );
  });
});
