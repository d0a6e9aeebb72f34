import type { SubscriptionPage } from 'mf-shared/contracts/subscriptions';
import { WEEK_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { atTime, FRIDAY, occupancyOf, signedInAgain, slotOf } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { decide as saveSettings } from '../../../test/settings.ts';
import { decide, endByPlayer, requested, show, subscribe, subscribed } from '../../../test/subscriptions.ts';
import { allRows } from '../../../test/tables.ts';

onBothEngines('asking for a weekly hour', (app) => {
  const people = async () => ({ user: await createUser(app()), business: await createVenue(app()) });

  it('waits for the business and holds nothing meanwhile', async () => {
    const { user, business } = await people();
    const { status, body } = await subscribe(app(), user, business);
    expect([status, body.message]).toEqual([201, 'Abonelik isteği başarıyla gönderildi.']);
    expect(body.subscription).toMatchObject({
      status: 'pending',
      dayOfWeek: 'Cuma',
      timeSlot: '21:00-22:00',
      fieldName: 'Saha 1',
      businessId: business.id,
      isAfterMidnight: false,
      occurrences: [],
      user: { id: user.id, fullName: 'Deniz Yıldız', email: user.email, phone: '+905321112233' },
    });
    expect(await slotOf(app(), business.id, '21:00-22:00')).toMatchObject({ isAvailable: true });
    expect((await occupancyOf(app(), business.id)).cells).toEqual([]);
  });

  it('tells both sides at once', async () => {
    const { user, business } = await people();
    const from = app().frames.length;
    await requested(app(), user, business);
    const told = app()
      .frames.slice(from)
      .filter(({ frame }) => frame.event === 'subscriptionChanged');
    expect(told.map(({ topic }) => topic).sort()).toEqual(
      [`actor:${user.id}`, `actor:${business.id}`].sort(),
    );
  });

  it('takes one per business while it waits or runs, of ten at once too', async () => {
    const { user, business } = await people();
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(app(), user, business)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const id = answers.find(({ status }) => status === 201)?.body.subscription.id ?? '';
    await decide(app(), business, 'approve', id);
    const again = await subscribe(app(), user, business, { dayOfWeek: 'Pazar' });
    expect(again).toMatchObject({
      status: 409,
      body: {
        code: 'subscription_exists',
        message:
          'Bu işletmede zaten bekleyen ya da süren bir aboneliğiniz var. Yenisi için önce onu sonlandırın.',
      },
    });
    expect(await subscribe(app(), user, await createVenue(app()))).toMatchObject({ status: 201 });
  });

  it('may be repeated after it ended', async () => {
    const { user, business } = await people();
    const first = await requested(app(), user, business);
    await endByPlayer(app(), user, first.id);
    const again = await subscribe(app(), user, business);
    expect(again).toMatchObject({ status: 201, body: { subscription: { status: 'pending' } } });
    expect(again.body.subscription.id).not.toBe(first.id);
  });

  it('may be repeated 7 days after a rejection, and elsewhere at once', async () => {
    const { user, business } = await people();
    const first = await requested(app(), user, business);
    await decide(app(), business, 'reject', first.id);
    const week = WEEK_MS;
    const start = app().time.now;
    const again = (now: number) =>
      atTime(app(), now, async () => subscribe(app(), await signedInAgain(app(), user, 'user'), business));
    expect(await again(start + week - 1)).toMatchObject({
      status: 409,
      body: {
        code: 'subscription_too_soon',
        message: expect.stringContaining('25 Kasım Çarşamba gününden itibaren'),
      },
    });
    await requested(app(), user, await createVenue(app()));
    await requested(app(), await createUser(app()), business);
    expect((await again(start + week)).status).toBe(201);
  });

  it('may be repeated 7 days after the last of several rejections', async () => {
    const { user, business } = await people();
    const week = WEEK_MS;
    const start = app().time.now;
    const ask = async (now: number) => {
      app().time.now = now;
      return subscribe(app(), await signedInAgain(app(), user, 'user'), business);
    };
    for (const now of [start, start + week, start + 3 * week]) {
      const { status, body } = await ask(now);
      expect(status).toBe(201);
      await decide(app(), await signedInAgain(app(), business, 'business'), 'reject', body.subscription.id);
      expect(await ask(now + week - 1)).toMatchObject({
        status: 409,
        body: { code: 'subscription_too_soon' },
      });
    }
    expect((await ask(start + 4 * week)).status).toBe(201);
  });

  it.each([
    ['a pitch that is not there', { fieldName: 'Saha 9' }, 400, 'slot_unknown'],
    ['an hour that is not played', { timeSlot: '09:00-10:00' }, 400, 'slot_unknown'],
    ['a day that is none', { dayOfWeek: 'Bugün' as 'Cuma' }, 400, 'validation'],
    ['a text that is no hour', { timeSlot: '22' }, 400, 'validation'],
    ['an unknown business', { businessId: 'yok' }, 404, 'business_not_found'],
  ])('refuses %s and changes nothing', async (_, over, status, code) => {
    const { user, business } = await people();
    const before = await allRows(app().db);
    expect(await subscribe(app(), user, business, over)).toMatchObject({ status, body: { code } });
    expect(await allRows(app().db)).toEqual(before);
  });

  it('is for the pitch in service where an old one had the same name', async () => {
    const user = await createUser(app());
    const old = { name: 'Saha 1', archived_at: 1 };
    const business = await createVenue(app(), {}, [old, { name: 'Saha 1' }]);
    const { fieldId } = await requested(app(), user, business);
    expect(fieldId).toBe(business.pitches[1]?.id);
  });

  it('is for the hours that there are where the venue leaves a gap between games', async () => {
    const { user, business } = await people();
    await saveSettings(app(), business, { bufferMinutes: 30 });
    const refused = await subscribe(app(), user, business, { timeSlot: '19:00-20:00' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'slot_unknown' } });
    expect((await subscribe(app(), user, business, { timeSlot: '19:30-20:30' })).status).toBe(201);
  });

  it('refuses a business that has not paid', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), { next_payment_at: app().time.now - 1 });
    expect(await subscribe(app(), user, business)).toMatchObject({ body: { code: 'business_not_found' } });
  });

  it('shows a subscription to its two sides only', async () => {
    const { user, business } = await people();
    const { id } = await requested(app(), user, business);
    for (const side of [user, business])
      expect(await show(app(), side, id)).toMatchObject({ status: 200, body: { id } });
    for (const other of [await createUser(app()), await createVenue(app())])
      expect(await show(app(), other, id)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    expect(await show(app(), user, 'yok')).toMatchObject({ body: { code: 'subscription_not_found' } });
  });

  it('lists waiting ones first, then running, then ended, page by page', async () => {
    const business = await createVenue(app());
    const ids: Record<string, string> = {};
    const days = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe'] as const;
    const leaving = await createUser(app());
    for (const [name, user] of [
      ['before', leaving],
      ['ended', await createUser(app())],
      ['after', leaving],
    ] as const) {
      ids[name] = (await requested(app(), user, business)).id;
      if (user === leaving) await endByPlayer(app(), user, ids[name]);
      else await decide(app(), business, 'reject', ids[name]);
    }
    for (const [i, name] of ['running', 'waiting', 'newest'].entries()) {
      app().time.now += 1000;
      const make = name === 'running' ? subscribed : requested;
      ids[name] = (
        await make(app(), await createUser(app()), business, { dayOfWeek: days[i] ?? 'Pazar' })
      ).id;
    }
    const found: string[] = [];
    let cursor = '';
    do {
      const path = `/api/subscription/requests?limit=1${cursor && `&cursor=${cursor}`}`;
      const { body } = await app().call<SubscriptionPage>('get', path, { token: business.token });
      found.push(...body.requests.map((one) => one.id));
      cursor = body.nextCursor ?? '';
    } while (cursor);
    expect(found).toEqual([ids.newest, ids.waiting, ids.running, ids.after, ids.ended, ids.before]);
    const { body } = await app().call<SubscriptionPage>('get', '/api/subscription/requests?status=approved', {
      token: business.token,
    });
    expect(body.requests.map((one) => one.id)).toEqual([ids.running]);
    expect(body.requests[0]?.occurrences[0]?.date).toBe('2026-11-23');
  });

  it('lists the own ones to a player', async () => {
    const { user, business } = await people();
    const { id } = await subscribed(app(), user, business);
    await requested(app(), await createUser(app()), business);
    const { body } = await app().call<SubscriptionPage>('get', '/api/subscription/mine', {
      token: user.token,
    });
    expect(body.requests).toMatchObject([{ id, status: 'approved', businessName: 'Çınar Halı Saha' }]);
    expect(body.requests[0]?.occurrences[0]?.date).toBe(FRIDAY);
  });
});
