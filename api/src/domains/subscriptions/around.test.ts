import { randomUUID } from 'node:crypto';
import type { AccountExport } from 'mf-shared/contracts/account';
import type { CalendarFeed } from 'mf-shared/contracts/calendar';
import { expect, it } from 'vitest';
import { atTime, FRIDAY, occupancyOf } from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import { decide as saveSettings } from '../../../test/settings.ts';
import { decide, onWeek, requested, show, subscribed, weekOn } from '../../../test/subscriptions.ts';
import { createApp } from '../../app.ts';

const PASSWORD = 'Topla-2026!';

onBothEngines('what subscriptions touch', (app) => {
  const running = async (venue: TestVenue | null = null) => {
    const user = await createUser(app(), { password_hash: await quickHash(PASSWORD) });
    const business = venue ?? (await createVenue(app()));
    return { user, business, subscription: await subscribed(app(), user, business) };
  };

  it('puts the weeks into the private calendar, skipped ones as cancelled', async () => {
    const { user, subscription } = await running();
    const { id } = weekOn(subscription, FRIDAY);
    const feed = await app().call<CalendarFeed>('get', '/api/calendar/feed', { token: user.token });
    const read = async () => {
      const text = await (await createApp(app().ctx).request(feed.body.url)).text();
      const event = text.split('BEGIN:VEVENT').find((part) => part.includes(`${id}@topla`)) ?? '';
      return { events: text.split('BEGIN:VEVENT').length - 1, event };
    };
    expect(await read()).toMatchObject({ events: 12, event: expect.stringContaining('STATUS:CONFIRMED') });
    expect((await read()).event).toContain('DTSTART:20261120T180000Z');
    await onWeek(app(), user, 'skip', id);
    expect((await read()).event).toContain('STATUS:CANCELLED');
    expect((await read()).event).toContain('SEQUENCE:1');
    await onWeek(app(), user, 'restore', id);
    expect((await read()).event).toContain('SEQUENCE:2');
  });

  it('stands in the download of both sides', async () => {
    const { user, business } = await running();
    const download = async (token: string) =>
      (await app().call<AccountExport>('get', '/api/account/export', { token })).body;
    const mine = await download(user.token);
    expect(mine.subscriptions).toMatchObject([
      { businessName: 'Çınar Halı Saha', fieldName: 'Saha 1', weekday: 5, timeSlot: '21:00-22:00' },
    ]);
    expect(mine.subscriptionWeeks).toHaveLength(12);
    const theirs = await download(business.token);
    expect(theirs.subscriptions).toMatchObject([{ player: 'Deniz Yıldız', status: 'approved' }]);
    expect(theirs.subscriptionWeeks).toHaveLength(12);
  });

  it('ends with the account of the player, with word to the business', async () => {
    const { user, business, subscription } = await running();
    const other = await createVenue(app());
    const waiting = await requested(app(), user, other);
    const gone = await app().call('post', '/api/account/delete', {
      token: user.token,
      json: { password: PASSWORD },
    });
    expect(gone.status).toBe(200);
    expect((await occupancyOf(app(), business.id)).cells).toEqual([]);
    expect((await show(app(), business, subscription.id)).body).toMatchObject({
      status: 'cancelled',
      user: { fullName: 'Silinmiş kullanıcı' },
    });
    expect(await decide(app(), other, 'approve', waiting.id)).toMatchObject({
      body: { code: 'subscription_not_pending' },
    });
    const history = await app().call('get', `/api/messages/history-business/${user.id}`, {
      token: business.token,
    });
    expect(JSON.stringify(history.body)).toContain('aboneliği, oyuncu hesabını sildiği için sona erdi');
  });

  const closeFirstPitch = (business: TestVenue) =>
    app().call('put', '/api/business/update', {
      token: business.token,
      json: {
        businessName: 'Çınar Halı Saha',
        fields: [
          {
            ...business.pitches[1],
            capacity: "7'e 7",
            price: 1200,
            workingHours: [{ start: '18:00', end: '02:00' }],
          },
        ],
      },
    });

  it('keeps its pitch in service while it holds hours', async () => {
    const { user, business, subscription } = await running(await createVenue(app(), {}, [{}, {}]));
    expect(await closeFirstPitch(business)).toMatchObject({
      status: 409,
      body: { code: 'pitch_has_bookings' },
    });
    expect((await show(app(), user, subscription.id)).body.status).toBe('approved');
  });

  it('ends with its pitch while it waits for an answer, with word to the player', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    const user = await createUser(app());
    const { id } = await requested(app(), user, business);
    expect((await closeFirstPitch(business)).status).toBe(200);
    expect((await show(app(), user, id)).body.status).toBe('cancelled');
    const history = await app().call('get', `/api/messages/history/${business.id}`, { token: user.token });
    expect(JSON.stringify(history.body)).toContain('saha hizmetten kaldırıldığı için sona erdi');
  });

  it('goes on when the hours of its pitch change, and says so', async () => {
    const { user, business, subscription } = await running();
    const [pitch] = business.pitches;
    await app().call('put', '/api/business/update', {
      token: business.token,
      json: {
        businessName: 'Çınar Halı Saha',
        fields: [
          { ...pitch, capacity: "7'e 7", price: 1500, workingHours: [{ start: '18:30', end: '01:30' }] },
        ],
      },
    });
    const { body } = await show(app(), user, subscription.id);
    expect(body).toMatchObject({ status: 'approved', isOutsideHours: true });
    expect(body.occurrences.map((week) => week.price)).toEqual(Array(12).fill(1200));
    expect((await occupancyOf(app(), business.id)).cells).toHaveLength(24);
  });

  it('goes on at an hour that the venue’s gap between games leaves no more, and says so', async () => {
    const business = await createVenue(app());
    const [at, beside] = [await createUser(app()), await createUser(app())];
    const { id: kept } = await subscribed(app(), at, business, { timeSlot: '18:00-19:00' });
    const { id: crossed } = await subscribed(app(), beside, business, { timeSlot: '19:00-20:00' });
    await saveSettings(app(), business, { bufferMinutes: 30 });
    expect((await show(app(), at, kept)).body.isOutsideHours).toBe(false);
    expect((await show(app(), beside, crossed)).body).toMatchObject({
      status: 'approved',
      isOutsideHours: true,
    });
  });

  it('notifies the other side of every change', async () => {
    const { user, business, subscription } = await running();
    await onWeek(app(), user, 'skip', weekOn(subscription, FRIDAY).id);
    const told = await app()
      .db.q.selectFrom('notifications')
      .select(['owner_id', 'kind', 'text', 'link'])
      .where('owner_id', 'in', [user.id, business.id])
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      {
        owner_id: business.id,
        kind: 'subscription_requested',
        text: 'Deniz Yıldız her hafta için saat istiyor: Saha 1, Cuma, 21:00-22:00.',
        link: '/subscription/requests',
      },
      {
        owner_id: user.id,
        kind: 'subscription_approved',
        text: 'Saha 1, Cuma, 21:00-22:00: aboneliğiniz onaylandı. İyi maçlar!',
        link: '/my-reservations?tab=subscriptions',
      },
      {
        owner_id: business.id,
        kind: 'subscription_changed',
        text: 'Saha 1, 20 Kasım Cuma, 21:00-22:00 abonesi bu hafta gelmeyecek; saat başkalarına açıldı.',
        link: '/subscription/requests',
      },
    ]);
  });

  it('lets somebody who played a week review as one who was there', async () => {
    const { user, business, subscription } = await running();
    const review = async (now: number) => {
      await atTime(app(), now, () =>
        app().call('post', `/api/business/${business.id}/ratings`, {
          token: user.token,
          json: { rating: 5, comment: 'Güzel' },
        }),
      );
      const row = await app()
        .db.q.selectFrom('reviews')
        .select('verified')
        .where('user_id', '=', user.id)
        .executeTakeFirst();
      return row?.verified;
    };
    const { endsAt } = weekOn(subscription, FRIDAY);
    expect(await review(endsAt - 1)).toBe(0);
    expect(await review(endsAt)).toBe(1);
  });

  it('answers nothing about ids that nobody has', async () => {
    const user = await createUser(app());
    expect(await show(app(), user, randomUUID())).toMatchObject({ status: 404 });
  });
});
