import type { RosterAnswer } from 'mf-shared/contracts/rosters';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { atTime, booked, cancel, FRIDAY, reject } from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { called, calledTo, change, reply, replyAsGuest, secretOf, shown } from '../../../test/rosters.ts';
import { subscribed } from '../../../test/subscriptions.ts';

const START = Date.parse(`${FRIDAY}T21:00:00+03:00`);
const lineOf = ({ name, answer, in: places, reserve }: RosterAnswer) =>
  `${name} ${answer} ${places}${reserve === null ? '' : ` yedek ${reserve}`}`;

onBothEngines('a match page', (app) => {
  const scene = async (capacity = "7'ye 7") => {
    const captain = await createUser(app(), { full_name: 'Kaptan Can' });
    const venue = await createVenue(app(), { venue_name: 'Moda Sahil' }, [{ capacity, price: 1400 }]);
    return { captain, venue, code: await called(app(), captain, venue) };
  };
  const lines = async (code: string) => (await shown(app(), code)).body.answers.map(lineOf);
  const news = ({ id }: TestUser) =>
    app()
      .db.q.selectFrom('notifications')
      .select(['text', 'link'])
      .where('owner_id', '=', id)
      .where('kind', '=', 'roster_moved_up')
      .execute();

  it('says when, where and for how much, and tells nobody how to reach anybody', async () => {
    const { captain, venue, code } = await scene();
    const player = await createUser(app(), { full_name: 'Ece Ak', phone: '+905551112233' });
    await reply(app(), code, { answer: 'yes', keeper: true, guests: 1 }, player);
    await replyAsGuest(app(), code, 1, { answer: 'maybe', name: '  Ali   Veli ' });
    const { status, body } = await shown(app(), code);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{
        businessId: venue.id,
        businessName: 'Moda Sahil',
        address: 'Bağdat Caddesi 1',
        fieldName: 'Saha 1',
      },
      location: { city: 'İstanbul', coordinates: [28.98, 41.01] },
      ...{ date: FRIDAY, timeSlot: '21:00-22:00', startsAt: START, status: 'pending', wasMoved: false },
      ...{ price: 1400, pricePerHead: 100, places: 14, filled: 2, captain: 'Kaptan Can', isCaptain: false },
      ...{ note: '', answersUntil: null, state: 'open' },
    });
    expect(body.answers).toMatchObject([
      { name: 'Ece Ak', isGuest: false, keeper: true, guests: 1, in: 2, reserve: null, isMine: false },
      { name: 'Ali Veli', isGuest: true, answer: 'maybe', in: 0, reserve: null, isMine: false },
    ]);
    const text = JSON.stringify(body);
    for (const own of [captain, player]
      .flatMap(({ id, email }) => [id, email])
      .concat('5551112233', 'secret'))
      expect(text).not.toContain(own);
    expect((await shown(app(), code, player)).body.answers.map(({ isMine }) => isMine)).toEqual([
      true,
      false,
    ]);
    expect((await shown(app(), code, captain)).body.isCaptain).toBe(true);
  });

  it('is one for each hour, of its player alone, and of a week of a subscription too', async () => {
    const { captain, venue } = await scene();
    const { id } = await booked(app(), captain, venue, { timeSlot: '23:00-00:00' });
    const code = await calledTo(app(), captain, id);
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(await calledTo(app(), captain, id)).toBe(code);
    const ask = (by: TestUser, json: object) => app().call('post', '/api/rosters', { token: by.token, json });
    const other = await createUser(app());
    expect((await ask(other, { kind: 'reservation', id })).body.code).toBe('not_yours');
    expect((await ask(other, { kind: 'occurrence', id })).body.code).toBe('occurrence_not_found');
    const { occurrences } = await subscribed(app(), other, venue);
    const week = await calledTo(app(), other, occurrences[1]?.id ?? '', 'occurrence');
    expect((await shown(app(), week)).body).toMatchObject({ status: 'approved', date: occurrences[1]?.date });
    await cancel(app(), captain, id);
    expect(await calledTo(app(), captain, id)).toBe(code);
    const gone = await booked(app(), captain, venue, { timeSlot: '00:00-01:00' });
    await cancel(app(), captain, gone.id);
    expect((await ask(captain, { kind: 'reservation', id: gone.id })).body.code).toBe('roster_closed');
  });

  it('gives the places in the order of arrival, also to people brought along later', async () => {
    const { captain, code } = await scene();
    await change(app(), code, captain, { places: 4 });
    const sentence = async (n: number, guests = 0) =>
      (await replyAsGuest(app(), code, n, { answer: 'yes', guests })).body.message;
    expect(await sentence(1)).toBe('Kadrodasınız.');
    expect(await sentence(2, 1)).toBe('Kadrodasınız.');
    expect(await sentence(3, 2)).toBe('Kadrodasınız; getirdikleriniz yedek 1. sıradan başlıyor.');
    expect(await sentence(4)).toBe('Kadro dolu; yedek 3. sıradasınız.');
    // Nobody loses a place to somebody who is named later.
    expect(await sentence(1, 1)).toBe('Kadrodasınız; getirdikleriniz yedek 4. sıradan başlıyor.');
    expect(await lines(code)).toEqual([
      'Misafir 1 yes 1 yedek 4',
      'Misafir 2 yes 2',
      'Misafir 3 yes 1 yedek 1',
      'Misafir 4 yes 0 yedek 3',
    ]);
    expect((await shown(app(), code)).body.filled).toBe(4);
    // Who says no and comes back stands at the end.
    await replyAsGuest(app(), code, 2, { answer: 'no', guests: 3 });
    await replyAsGuest(app(), code, 2, { answer: 'yes' });
    expect(await lines(code)).toEqual([
      'Misafir 1 yes 1 yedek 2',
      'Misafir 3 yes 3',
      'Misafir 4 yes 0 yedek 1',
      'Misafir 2 yes 0 yedek 3',
    ]);
  });

  it('tells a player who moves up, once, and nobody who did not wait', async () => {
    const { captain, code } = await scene();
    await change(app(), code, captain, { places: 4 });
    for (let n = 0; n < 4; n++) await replyAsGuest(app(), code, n);
    const [first, second] = [await createUser(app()), await createUser(app())];
    for (const player of [first, second]) await reply(app(), code, { answer: 'yes' }, player);
    const { answers } = (await shown(app(), code)).body;
    const path = `/api/rosters/${code}/answers/${answers[0]?.id}`;
    expect((await app().call('delete', path, { token: first.token })).body.code).toBe('not_yours');
    expect((await app().call('delete', path, { token: captain.token })).status).toBe(200);
    expect((await app().call('delete', path, { token: captain.token })).body.code).toBe('not_found');
    const told = {
      text: 'Moda Sahil, 20 Kasım Cuma, 21:00-22:00 maçında yer açıldı: artık kadrodasınız.',
      link: `/mac/${code}`,
    };
    expect([await news(first), await news(second)]).toEqual([[told], []]);
    await change(app(), code, captain, { places: 5 });
    await change(app(), code, captain, { places: 4 });
    await change(app(), code, captain, { places: 5 });
    expect([await news(first), await news(second), await news(captain)]).toEqual([[told], [told], []]);
    // Whoever makes a place for oneself knows.
    await change(app(), code, captain, { places: 4 });
    await reply(app(), code, { answer: 'no' }, second);
    await reply(app(), code, { answer: 'yes' }, second);
    expect(await news(second)).toHaveLength(1);
  });

  it('takes no from everybody until the start, and yes until the deadline', async () => {
    const { captain, venue, code } = await scene();
    await replyAsGuest(app(), code, 1);
    const late = await change(app(), code, captain, { answersUntil: START + 1 });
    expect(late.body.fields).toEqual({
      answersUntil: 'Son yanıt zamanı maçın başlangıcından sonra olamaz.',
    });
    const until = START - 2 * HOUR_MS;
    expect(
      (await change(app(), code, captain, { answersUntil: until, note: 'Top bende' })).body,
    ).toMatchObject({
      roster: { note: 'Top bende', answersUntil: until, state: 'open' },
    });
    await atTime(app(), until, async () => {
      expect((await replyAsGuest(app(), code, 2)).body.code).toBe('roster_closed');
      const gone = await replyAsGuest(app(), code, 1, { answer: 'no' });
      expect(gone.body).toMatchObject({ roster: { state: 'late', filled: 0 } });
    });
    await atTime(app(), START, async () => {
      expect((await replyAsGuest(app(), code, 1, { answer: 'no' })).body.code).toBe('roster_closed');
      expect((await shown(app(), code)).body.state).toBe('over');
    });
    await atTime(app(), START + HOUR_MS + 30 * DAY_MS, async () => {
      expect((await shown(app(), code)).body.code).toBe('roster_not_found');
    });
    await change(app(), code, captain, {});
    const { id } = await booked(app(), captain, venue, { timeSlot: '22:00-23:00' });
    const refused = await calledTo(app(), captain, id);
    await reject(app(), venue, id);
    expect((await shown(app(), refused)).body).toMatchObject({ status: 'rejected', state: 'over' });
    expect((await replyAsGuest(app(), refused, 1)).body.code).toBe('roster_closed');
  });

  it('shows an hour that was moved where it is now', async () => {
    const { captain, venue } = await scene();
    const { id } = await booked(app(), captain, venue, { timeSlot: '19:00-20:00' });
    const code = await calledTo(app(), captain, id);
    const json = { reservationId: id, date: FRIDAY, timeSlot: '18:00-19:00', fieldName: 'Saha 1' };
    await app().call('post', '/api/reservations/move', { token: captain.token, json });
    expect((await shown(app(), code)).body).toMatchObject({ timeSlot: '18:00-19:00', wasMoved: true });
  });

  it('keeps the answer of a guest who signs in', async () => {
    const { code } = await scene();
    await replyAsGuest(app(), code, 7);
    const player = await createUser(app(), { full_name: 'Ece Ak' });
    await reply(app(), code, { answer: 'yes', secret: secretOf(7) }, player);
    await reply(app(), code, { answer: 'yes' }, player);
    expect(await lines(code)).toEqual(['Ece Ak yes 1']);
    // The secret opens nothing any more.
    await replyAsGuest(app(), code, 7, { answer: 'no' });
    expect(await lines(code)).toEqual(['Ece Ak yes 1', 'Misafir 7 no 0']);
  });

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['a name of one letter', { name: ' A ' }, 'name'],
    ['a name of 41 letters', { name: 'a'.repeat(41) }, 'name'],
    ['a disguised name', { name: 'Ali\u202eNac' }, 'name'],
    ['no secret', { secret: undefined }, 'secret'],
    ['a secret that anybody guesses', { secret: '1234' }, 'secret'],
    ['four people brought along', { guests: 4 }, 'guests'],
  ])('takes no answer with %s', async (_, wrong, field) => {
    const { code } = await scene();
    const json = { answer: 'yes', name: 'Ali Veli', secret: secretOf(1), ...wrong } as const;
    const { status, body } = await reply(app(), code, json as never);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(await lines(code)).toEqual([]);
  });

  it.each([
    ["5'e 5", 10],
    ['16 kişi', 16],
    ['7 kişilik takım', 14],
    ['büyük saha', 14],
    ['40 kişi', 14],
  ])('on a pitch for %s has %i places at first', async (capacity, places) => {
    const { code } = await scene(capacity);
    expect((await shown(app(), code)).body.places).toBe(places);
  });
});
