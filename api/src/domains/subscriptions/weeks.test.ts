import { MAX_PAUSE_WEEKS } from 'mf-shared/contracts/subscriptions';
import { addDays } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import {
  ask,
  atTime,
  booked,
  cancel,
  FRIDAY,
  occupancyOf,
  signedInAgain,
  slotOf,
} from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { onWeek, pause, requested, resume, show, subscribed, weekOn } from '../../../test/subscriptions.ts';
import { allRows } from '../../../test/tables.ts';
import { extendSubscriptions } from './extend.ts';

const NEXT = addDays(FRIDAY, 7);

onBothEngines('weeks of a subscription', (app) => {
  const running = async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    return { user, business, subscription: await subscribed(app(), user, business) };
  };

  it('a skipped week is free for others, the week after stands', async () => {
    const { user, business, subscription } = await running();
    const { status, body } = await onWeek(app(), business, 'skip', weekOn(subscription, NEXT).id);
    expect(status).toBe(200);
    expect(weekOn(body.subscription, NEXT)).toMatchObject({ status: 'skipped', skippedBy: 'business' });
    expect(await slotOf(app(), business.id, '21:00-22:00', { start: NEXT })).toMatchObject({
      isAvailable: true,
      hasSubscription: false,
    });
    await booked(app(), await createUser(app()), business, { date: NEXT });
    expect(await ask(app(), await createUser(app()), business, { date: addDays(FRIDAY, 14) })).toMatchObject({
      status: 409,
    });
    const history = await app().call('get', `/api/messages/history/${business.id}`, { token: user.token });
    expect(JSON.stringify(history.body)).toContain(
      'Saha 1, 27 Kasım Cuma, 21:00-22:00: abonelik saatiniz bu hafta',
    );
  });

  it('is taken back by the side that skipped it, while nobody else has the hour', async () => {
    const { user, business, subscription } = await running();
    const { id } = weekOn(subscription, NEXT);
    await onWeek(app(), user, 'skip', id);
    expect(await onWeek(app(), business, 'restore', id)).toMatchObject({
      status: 409,
      body: { code: 'occurrence_not_skipped' },
    });
    const other = await createUser(app());
    const theirs = await booked(app(), other, business, { date: NEXT });
    expect(await onWeek(app(), user, 'restore', id)).toMatchObject({
      status: 409,
      body: { code: 'slot_taken' },
    });
    await cancel(app(), other, theirs.id);
    const { body } = await onWeek(app(), user, 'restore', id);
    expect(weekOn(body.subscription, NEXT)).toMatchObject({ status: 'held', skippedBy: null });
    expect((await occupancyOf(app(), business.id)).cells).toHaveLength(24);
    expect(await onWeek(app(), user, 'restore', id)).toMatchObject({ status: 409 });
  });

  it('takes an hour that somebody had once that is free', async () => {
    const user = await createUser(app());
    const other = await createUser(app());
    const business = await createVenue(app());
    const theirs = await booked(app(), other, business, { date: NEXT });
    const subscription = await subscribed(app(), user, business);
    const { id, status } = weekOn(subscription, NEXT);
    expect(status).toBe('taken');
    expect(await onWeek(app(), user, 'restore', id)).toMatchObject({ body: { code: 'slot_taken' } });
    await cancel(app(), other, theirs.id);
    const { body } = await onWeek(app(), user, 'restore', id);
    expect(weekOn(body.subscription, NEXT).status).toBe('held');
  });

  it('lets the player skip until the deadline of the venue, with its phone afterwards', async () => {
    const { user, business, subscription } = await running();
    const { id, startsAt, cancelUntil } = weekOn(subscription, FRIDAY);
    expect(cancelUntil).toBe(startsAt - 24 * HOUR_MS);
    await atTime(app(), startsAt - 24 * HOUR_MS, async () => {
      expect(await onWeek(app(), user, 'skip', id)).toMatchObject({ status: 200 });
      expect(await onWeek(app(), user, 'restore', id)).toMatchObject({ status: 200 });
    });
    await atTime(app(), startsAt - 24 * HOUR_MS + 1, async () => {
      expect(await onWeek(app(), user, 'skip', id)).toMatchObject({
        status: 409,
        body: {
          code: 'cancel_too_late',
          message: 'Bu haftayı bırakma süresi geçti. Lütfen işletmeyi telefonla arayın: 0212 111 22 33',
        },
      });
      expect(await onWeek(app(), business, 'skip', id)).toMatchObject({ status: 200 });
    });
  });

  it('skips neither twice nor what has begun', async () => {
    const { user, business, subscription } = await running();
    const { id, startsAt } = weekOn(subscription, FRIDAY);
    await atTime(app(), startsAt, async () => {
      expect(await onWeek(app(), business, 'skip', id)).toMatchObject({
        body: { code: 'occurrence_not_held' },
      });
    });
    await onWeek(app(), business, 'skip', id);
    expect(await onWeek(app(), user, 'skip', id)).toMatchObject({ body: { code: 'occurrence_not_held' } });
    await atTime(app(), startsAt, async () => {
      expect(await onWeek(app(), business, 'restore', id)).toMatchObject({
        body: { code: 'occurrence_not_skipped' },
      });
    });
  });

  it('frees the hours of a pause and holds them again when it is ended early', async () => {
    const { user, business, subscription } = await running();
    // The player skipped it, so it stays free after the pause.
    await onWeek(app(), user, 'skip', weekOn(subscription, addDays(FRIDAY, 14)).id);
    const range = { from: NEXT, until: addDays(FRIDAY, 21) };
    const paused = await pause(app(), business, subscription.id, range);
    expect(paused).toMatchObject({
      status: 200,
      body: { subscription: { pausedFrom: range.from, pausedUntil: range.until } },
    });
    const { occurrences } = paused.body.subscription;
    expect(occurrences.slice(0, 5).map((week) => week.status)).toEqual([
      'held',
      'skipped',
      'skipped',
      'skipped',
      'held',
    ]);
    expect(await onWeek(app(), user, 'restore', occurrences[1]?.id ?? '')).toMatchObject({ status: 409 });
    await booked(app(), await createUser(app()), business, { date: NEXT });
    const { body } = await resume(app(), business, subscription.id);
    expect(body.subscription).toMatchObject({ pausedFrom: null, pausedUntil: null });
    expect(body.subscription.occurrences.slice(0, 4).map((week) => week.status)).toEqual([
      'held',
      'taken',
      'skipped',
      'held',
    ]);
    expect(body.subscription.occurrences[2]?.skippedBy).toBe('player');
    const chat = await app().call('get', `/api/messages/history/${business.id}`, { token: user.token });
    expect(JSON.stringify(chat.body)).toContain(
      'aboneliğiniz yeniden başladı. Şu haftalarda saat önceden alınmış: 27 Kasım.',
    );
  });

  it('forgets a pause that is over', async () => {
    const { business, user, subscription } = await running();
    await pause(app(), business, subscription.id, { from: FRIDAY, until: FRIDAY });
    const pausedUntil = (at: string) =>
      atTime(app(), Date.parse(at), async () => (await show(app(), user, subscription.id)).body.pausedUntil);
    expect(await pausedUntil('2026-11-20T20:59:00Z')).toBe(FRIDAY);
    expect(await pausedUntil('2026-11-20T21:01:00Z')).toBeNull();
  });

  it('replaces a pause by another one', async () => {
    const { business, subscription } = await running();
    await pause(app(), business, subscription.id, { from: FRIDAY, until: NEXT });
    const { body } = await pause(app(), business, subscription.id, { from: NEXT, until: addDays(NEXT, 7) });
    expect(body.subscription.occurrences.slice(0, 4).map((week) => week.status)).toEqual([
      'held',
      'skipped',
      'skipped',
      'held',
    ]);
  });

  it('leaves weeks free that come into reach within a pause', async () => {
    const { business, subscription } = await running();
    await pause(app(), business, subscription.id, { from: addDays(FRIDAY, 80), until: addDays(FRIDAY, 100) });
    await atTime(app(), Date.parse('2026-11-28T12:00:00Z'), async () => {
      await extendSubscriptions(app().ctx);
      const rows = await app()
        .db.q.selectFrom('subscription_occurrences')
        .select(['date', 'status'])
        .where('subscription_id', '=', subscription.id)
        .where('date', '>=', addDays(FRIDAY, 77))
        .orderBy('date')
        .execute();
      expect(rows.map((row) => row.status)).toEqual(['held', 'skipped', 'skipped']);
      const owner = await signedInAgain(app(), business, 'business');
      const { occurrences } = (await resume(app(), owner, subscription.id)).body.subscription;
      expect(occurrences.slice(-3).map((week) => week.status)).toEqual(['held', 'held', 'held']);
    });
  });

  it.each([
    ['backwards', { from: NEXT, until: FRIDAY }],
    ['from yesterday', { from: '2026-11-17', until: NEXT }],
    ['of a day too many', { from: FRIDAY, until: addDays('2026-11-18', MAX_PAUSE_WEEKS * 7 + 1) }],
  ])('refuses a pause %s', async (_, range) => {
    const { business, subscription } = await running();
    expect(await pause(app(), business, subscription.id, range)).toMatchObject({
      status: 400,
      body: { code: 'pause_invalid' },
    });
  });

  it('rests from today to the last day that a pause may reach', async () => {
    const { business, subscription } = await running();
    const range = { from: '2026-11-18', until: addDays('2026-11-18', MAX_PAUSE_WEEKS * 7) };
    expect(await pause(app(), business, subscription.id, range)).toMatchObject({ status: 200 });
  });

  it('belongs to its two sides only, and only while it runs', async () => {
    const { user, business, subscription } = await running();
    const { id } = weekOn(subscription, NEXT);
    const waiting = await requested(app(), await createUser(app()), business, { dayOfWeek: 'Pazar' });
    const strangers = [await createUser(app()), await createVenue(app())];
    const [, otherVenue] = strangers;
    const before = await allRows(app().db);
    for (const stranger of strangers)
      for (const verb of ['skip', 'restore'] as const)
        expect(await onWeek(app(), stranger, verb, id)).toMatchObject({
          status: 403,
          body: { code: 'not_yours' },
        });
    const range = { from: FRIDAY, until: NEXT };
    if (otherVenue) {
      expect(await pause(app(), otherVenue, subscription.id, range)).toMatchObject({ status: 403 });
      expect(await resume(app(), otherVenue, subscription.id)).toMatchObject({ status: 403 });
    }
    expect(await pause(app(), user, subscription.id, range)).toMatchObject({ status: 403 });
    for (const answer of [
      await pause(app(), business, waiting.id, range),
      await resume(app(), business, waiting.id),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'subscription_not_approved' } });
    expect(await onWeek(app(), user, 'skip', 'yok')).toMatchObject({
      status: 404,
      body: { code: 'occurrence_not_found' },
    });
    expect(await allRows(app().db)).toEqual(before);
    expect((await show(app(), user, subscription.id)).body.occurrences).toHaveLength(12);
  });

  it('one of a booker and a returning subscriber gets the hour', async () => {
    const { user, business, subscription } = await running();
    const { id } = weekOn(subscription, NEXT);
    await onWeek(app(), user, 'skip', id);
    const other = await createUser(app());
    const answers = await Promise.all([
      onWeek(app(), user, 'restore', id),
      ask(app(), other, business, { date: NEXT }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    const { cells } = await occupancyOf(app(), business.id);
    expect(cells).toHaveLength(24);
  });
});
