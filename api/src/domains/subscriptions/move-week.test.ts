import { addDays } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { boardOf, hourAt, linesOf, moveIn, phoned, refusedWith } from '../../../test/board.ts';
import { atTime, booked, FRIDAY, occupancyOf, signedInAgain } from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  decide,
  endByVenue,
  onWeek,
  pause,
  requested,
  resume,
  show,
  subscribed,
  weekOn,
} from '../../../test/subscriptions.ts';
import { allRows } from '../../../test/tables.ts';
import { joined, placesOf } from '../../../test/waiting.ts';
import { extendSubscriptions } from './extend.ts';

const NEXT = addDays(FRIDAY, 7);
const TUESDAY = addDays(FRIDAY, 4);

onBothEngines('one night of a regular', (app) => {
  const running = async () => {
    const user = await createUser(app(), { full_name: 'İpek Şahin' });
    const business = await createVenue(app(), {}, [{}, { price: 2000 }]);
    return { user, business, subscription: await subscribed(app(), user, business) };
  };
  const entryOn = async (business: TestVenue, date = FRIDAY) => {
    const { entries } = await boardOf(app(), business, date);
    const entry = entries.find(({ kind }) => kind === 'subscription');
    if (!entry) throw new Error(`no regular on ${date}`);
    return entry;
  };
  const elsewhere = (business: TestVenue) => hourAt(business, '22:00-23:00', { pitch: 1, date: TUESDAY });
  /** A subscription whose Friday night is played on Tuesday on the other pitch. */
  const moved = async () => {
    const scene = await running();
    const { body } = await moveIn(
      app(),
      scene.business,
      await entryOn(scene.business),
      elsewhere(scene.business),
    );
    return { ...scene, entry: body.entry };
  };
  const nightsOf = async (id: string) =>
    (
      await app()
        .db.q.selectFrom('subscription_occurrences')
        .select(['date', 'usual_date', 'status'])
        .where('subscription_id', '=', id)
        .orderBy('starts_at')
        .execute()
    ).map((row) => [row.usual_date, row.date, row.status].filter(Boolean).join(' '));
  const heldOn = async (business: TestVenue, pitch: number) =>
    (await occupancyOf(app(), business.id)).cells.filter(
      ({ pitch_id }) => pitch_id === business.pitches[pitch]?.id,
    );

  it('goes to another pitch and day; the week after stands, and its player is told', async () => {
    const { user, business, subscription } = await running();
    const { status, body } = await moveIn(app(), business, await entryOn(business), elsewhere(business));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Aboneliğin bu haftası taşındı, oyuncuya haber verildi.',
      entry: { kind: 'subscription', date: TUESDAY, usualDate: FRIDAY, price: 1200, version: '1' },
    });
    expect(linesOf(await boardOf(app(), business))).toContain('Saha 1 21:00-22:00 1200');
    expect(linesOf(await boardOf(app(), business, TUESDAY))).toContain(
      'Saha 2 22:00-23:00 subscription İpek Şahin',
    );
    expect(linesOf(await boardOf(app(), business, NEXT))).toContain(
      'Saha 1 21:00-22:00 subscription İpek Şahin',
    );
    expect(await heldOn(business, 1)).toMatchObject([
      { owner_id: body.entry.id, expires_at: null },
      { owner_id: body.entry.id, expires_at: null },
    ]);
    for (const side of [user, business]) {
      const { occurrences } = (await show(app(), side, subscription.id)).body;
      expect(occurrences[0]).toMatchObject({
        date: TUESDAY,
        usualDate: FRIDAY,
        fieldName: 'Saha 2',
        timeSlot: '22:00-23:00',
      });
      expect(occurrences[1]).toMatchObject({ date: NEXT, usualDate: null, fieldName: 'Saha 1' });
    }
    const sentence =
      'Abonelik saatiniz bu hafta için işletme tarafından taşındı. Eski: Saha 1, 20 Kasım Cuma, 21:00-22:00. Yeni: Saha 2, 24 Kasım Salı, 22:00-23:00. Sonraki hafta aynı saatte devam eder.';
    const chat = await app().call('get', `/api/messages/history/${business.id}`, { token: user.token });
    expect(JSON.stringify(chat.body)).toContain(sentence);
    const news = await app().call('get', '/api/notifications', { token: user.token });
    expect(JSON.stringify(news.body)).toContain(sentence);
    const told = app().frames.filter(({ topic, frame }) => topic === `actor:${user.id}` && 'data' in frame);
    expect(told.map(({ frame }) => frame.event)).toContain('subscriptionChanged');
  });

  it('moved back stands as if nothing had been', async () => {
    const { business, entry, subscription } = await moved();
    const { body } = await moveIn(app(), business, entry, hourAt(business, '21:00-22:00'));
    expect(body.entry).toMatchObject({ date: FRIDAY, usualDate: null });
    expect((await nightsOf(subscription.id))[0]).toBe(`${FRIDAY} held`);
    expect(await heldOn(business, 1)).toEqual([]);
  });

  it('takes the price of its new hour only when told, and its player hears of it', async () => {
    const { user, business } = await running();
    const { body } = await moveIn(app(), business, await entryOn(business), elsewhere(business), 'new');
    expect(body.entry.price).toBe(2000);
    const chat = await app().call('get', `/api/messages/history/${business.id}`, { token: user.token });
    expect(JSON.stringify(chat.body)).toMatch(/Saha 2, [^.]+\. Yeni ücret: 2\.000 TL\. Sonraki hafta/);
  });

  it('is another one at its usual hour on the other pitch', async () => {
    const { user, business, subscription } = await running();
    const to = hourAt(business, '21:00-22:00', { pitch: 1 });
    const { body } = await moveIn(app(), business, await entryOn(business), to);
    expect(body.entry).toMatchObject({ date: FRIDAY, usualDate: FRIDAY });
    const [first] = (await show(app(), user, subscription.id)).body.occurrences;
    expect(first).toMatchObject({ date: FRIDAY, usualDate: FRIDAY, fieldName: 'Saha 2' });
  });

  it('keeps its own night when it is moved a second time', async () => {
    const { business, entry, subscription } = await moved();
    await moveIn(app(), business, entry, hourAt(business, '22:00-23:00', { date: NEXT }));
    expect((await nightsOf(subscription.id))[1]).toBe(`${FRIDAY} ${NEXT} held`);
  });

  it('goes beside another week on another pitch, but not into its hour', async () => {
    const { business, subscription } = await running();
    const there = (timeSlot: string) => hourAt(business, timeSlot, { pitch: 1, date: NEXT });
    const entry = await entryOn(business);
    expect(await moveIn(app(), business, entry, there('21:00-22:00'))).toMatchObject({
      status: 409,
      body: {
        code: 'hours_overlap',
        message: 'Bu oyuncunun o saatte başka bir maçı var. Lütfen başka bir saat seçin.',
      },
    });
    expect(await moveIn(app(), business, entry, there('22:00-23:00'))).toMatchObject({ status: 200 });
    expect((await nightsOf(subscription.id)).slice(0, 2).toSorted()).toEqual([
      `${FRIDAY} ${NEXT} held`,
      `${NEXT} held`,
    ]);
    const { occurrences } = (await show(app(), business, subscription.id)).body;
    expect(occurrences.slice(0, 2).map(({ timeSlot }) => timeSlot)).toEqual(['21:00-22:00', '22:00-23:00']);
  });

  it('stays the only one of its week when more weeks come into reach', async () => {
    const { business, subscription } = await moved();
    const last = weekOn(subscription, addDays(FRIDAY, 77));
    const entry = await entryOn(business, last.date);
    await moveIn(app(), business, entry, hourAt(business, '19:00-20:00', { date: addDays(FRIDAY, 75) }));
    const before = await nightsOf(subscription.id);
    await extendSubscriptions(app().ctx);
    expect(await nightsOf(subscription.id)).toEqual(before);
    await atTime(app(), app().time.now + 5 * DAY_MS, () => extendSubscriptions(app().ctx));
    expect(await nightsOf(subscription.id)).toEqual([...before, `${addDays(FRIDAY, 84)} held`]);
  });

  it('can still be skipped and taken back where it stands, by either side', async () => {
    const { user, business, subscription, entry } = await moved();
    for (const side of [user, business]) {
      expect(await onWeek(app(), side, 'skip', entry.id)).toMatchObject({ status: 200 });
      expect(await heldOn(business, 1)).toEqual([]);
      expect(await onWeek(app(), side, 'restore', entry.id)).toMatchObject({ status: 200 });
      expect(await heldOn(business, 1)).toHaveLength(2);
    }
    expect((await nightsOf(subscription.id))[0]).toBe(`${FRIDAY} ${TUESDAY} held`);
    const chat = await app().call('get', `/api/messages/history/${business.id}`, { token: user.token });
    expect(JSON.stringify(chat.body)).toContain('Saha 2, 24 Kasım Salı, 22:00-23:00: abonelik saatiniz bu');
  });

  it('rests with a pause over its night and comes back with it, and ends with the whole', async () => {
    const { business, subscription } = await moved();
    const range = { from: TUESDAY, until: TUESDAY };
    await pause(app(), business, subscription.id, range);
    expect((await nightsOf(subscription.id))[0]).toBe(`${FRIDAY} ${TUESDAY} skipped`);
    expect(await heldOn(business, 1)).toEqual([]);
    await resume(app(), business, subscription.id);
    expect(await heldOn(business, 1)).toHaveLength(2);
    await endByVenue(app(), business, subscription.id);
    expect((await occupancyOf(app(), business.id)).cells).toEqual([]);
    expect((await nightsOf(subscription.id))[0]).toBe(`${FRIDAY} ${TUESDAY} cancelled`);
  });

  it('leaves its hour to who waits for it', async () => {
    const { business } = await running();
    const other = await createUser(app());
    await joined(app(), other, business);
    await moveIn(app(), business, await entryOn(business), elsewhere(business));
    expect(await placesOf(app(), other)).toMatchObject([{ status: 'offered' }]);
  });

  it('keeps the pitch to which it was moved in service, and does not come back to one that is not', async () => {
    const { business, entry } = await moved();
    const [first] = business.pitches;
    const without = () =>
      app().call('put', '/api/business/update', {
        token: business.token,
        json: {
          businessName: 'Çınar Halı Saha',
          fields: [
            { ...first, capacity: "7'e 7", price: 1200, workingHours: [{ start: '18:00', end: '02:00' }] },
          ],
        },
      });
    expect(await without()).toMatchObject({ status: 409, body: { code: 'pitch_has_bookings' } });
    await onWeek(app(), business, 'skip', entry.id);
    expect(await without()).toMatchObject({ status: 200 });
    expect(await onWeek(app(), business, 'restore', entry.id)).toMatchObject({ status: 409 });
    expect(await heldOn(business, 1)).toEqual([]);
  });

  it('goes to one place when two of the staff move it at the same moment', async () => {
    const { business } = await running();
    const entry = await entryOn(business);
    const answers = await Promise.all(
      ['18:00-19:00', '19:00-20:00', '20:00-21:00'].map((slot) =>
        moveIn(app(), business, entry, hourAt(business, slot, { pitch: 1 })),
      ),
    );
    expect(answers.map(refusedWith).toSorted()).toEqual(['200 ', '409 board_changed', '409 board_changed']);
    expect(await heldOn(business, 1)).toHaveLength(2);
  });

  it('is not moved over somebody, into the past or beyond reach; nothing changes by the try', async () => {
    const { business } = await running();
    const entry = await entryOn(business);
    await phoned(app(), business, { hours: [hourAt(business, '20:00-21:00')] });
    await booked(app(), await createUser(app()), business, { timeSlot: '22:00-23:00' });
    const before = await allRows(app().db);
    const to = (timeSlot: string, over = {}) =>
      moveIn(app(), business, entry, hourAt(business, timeSlot, over));
    expect(refusedWith(await to('22:00-23:00'))).toBe('409 slot_taken');
    expect(refusedWith(await to('20:00-21:00'))).toBe('409 slot_taken');
    expect(refusedWith(await to('21:00-22:00', { date: NEXT }))).toBe('409 hours_overlap');
    expect(refusedWith(await to('22:00-23:00', { date: '2026-11-17' }))).toBe('400 slot_past');
    expect(refusedWith(await to('22:00-23:00', { date: '2027-02-11' }))).toBe('400 slot_too_far');
    expect(refusedWith(await to('12:00-13:00'))).toBe('400 slot_unknown');
    const runs = Date.parse('2026-11-18T17:30:00Z');
    const late = await atTime(app(), runs, () => to('20:00-21:00', { date: '2026-11-18' }));
    expect(refusedWith(late)).toBe('400 slot_past');
    expect(await allRows(app().db)).toEqual(before);
  });

  it('is not moved by another venue, once changed, skipped, over, or after the end', async () => {
    const { user, business, subscription } = await running();
    const other = await createVenue(app());
    const entry = await entryOn(business);
    const there = hourAt(business, '23:00-00:00');
    const foreign = await moveIn(app(), other, entry, hourAt(other, '23:00-00:00'));
    expect(refusedWith(foreign)).toBe('403 not_yours');
    const unknown = { ...entry, id: 'yok' };
    expect(refusedWith(await moveIn(app(), business, unknown, there))).toBe('404 occurrence_not_found');
    expect(refusedWith(await moveIn(app(), { ...business, token: user.token }, entry, there))).toBe(
      '403 forbidden',
    );
    await onWeek(app(), user, 'skip', entry.id);
    const skipped = await moveIn(app(), business, { ...entry, version: '1' }, there);
    expect(refusedWith(skipped)).toBe('409 board_changed');
    expect(skipped.body.about).toEqual({ current: null });
    await onWeek(app(), user, 'restore', entry.id);
    const stale = await moveIn(app(), business, entry, there);
    expect(refusedWith(stale)).toBe('409 board_changed');
    expect(stale.body.about?.current).toMatchObject({ id: entry.id, version: '2' });
    const over = await atTime(app(), entry.endsAt, async () =>
      moveIn(app(), await signedInAgain(app(), business, 'business'), { ...entry, version: '2' }, there),
    );
    expect(refusedWith(over)).toBe('400 slot_past');
    await endByVenue(app(), business, subscription.id);
    expect(refusedWith(await moveIn(app(), business, { ...entry, version: '3' }, there))).toBe(
      '409 subscription_not_approved',
    );
  });

  it('of a subscription approved later stands at its usual hour', async () => {
    const { business } = await moved();
    const { id } = await requested(app(), await createUser(app()), business, {
      fieldName: 'Saha 2',
      dayOfWeek: 'Salı',
      timeSlot: '22:00-23:00',
    });
    const { body } = await decide(app(), business, 'approve', id);
    expect(weekOn(body.subscription, TUESDAY).status).toBe('taken');
  });
});
