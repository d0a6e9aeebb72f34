import type { BoardEntry, ClosureAnswer } from 'mf-shared/contracts/board';
import { expect, it } from 'vitest';
import {
  boardOf,
  closeIn,
  historyOf,
  linesOf,
  phoned,
  type Refused,
  refusedWith,
} from '../../../test/board.ts';
import { ask, booked, FRIDAY, occupancyOf } from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

onBothEngines('closed hours', (app) => {
  const reopen = (business: TestVenue, { id, version }: Pick<BoardEntry, 'id' | 'version'>, json: object) =>
    app().call<ClosureAnswer & Refused>('post', `/api/business/closures/${id}/reopen`, {
      token: business.token,
      json: { version, scope: 'night', ...json },
    });
  const restore = (business: TestVenue, closures: object[]) =>
    app().call<ClosureAnswer & Refused>('post', '/api/business/closures/restore', {
      token: business.token,
      json: { closures },
    });
  const closed = async (business: TestVenue, from = FRIDAY, to = from) =>
    (await boardOf(app(), business, from, to)).entries
      .filter(({ kind }) => kind === 'closure')
      .map(({ date, timeSlot }) => `${date.slice(8)} ${timeSlot}`);

  it('are one hour, a span past midnight, or the whole night', async () => {
    const business = await createVenue(app());
    const one = await closeIn(app(), business, { start: '19:00', end: '20:00' });
    expect(one).toMatchObject({ status: 201, body: { message: '1 saat kapatıldı.' } });
    expect(await closed(business)).toEqual(['20 19:00-20:00']);
    await closeIn(app(), business, { start: '23:00', end: '01:00' });
    expect(await closed(business)).toEqual(['20 19:00-20:00', '20 23:00-00:00', '20 00:00-01:00']);
    expect(
      refusedWith(await ask(app(), await createUser(app()), business, { timeSlot: '23:00-00:00' })),
    ).toBe('409 slot_taken');
    await closeIn(app(), business, { from: '2026-11-21', to: '2026-11-21' });
    expect(await closed(business, '2026-11-21')).toHaveLength(8);
    const day = { from: '2026-11-22', to: '2026-11-22', start: '18:00', end: '18:00' };
    expect((await closeIn(app(), business, day)).body.message).toBe('8 saat kapatıldı.');
  });

  it('are of several pitches, over days and every week until a day', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    const { body } = await closeIn(app(), business, {
      fieldIds: business.pitches.map(({ id }) => id),
      from: FRIDAY,
      to: '2026-11-21',
      start: '18:00',
      end: '19:00',
      repeatUntil: '2026-12-04',
      reason: 'other',
      note: 'Okul maçları',
    });
    expect(body.message).toBe('10 saat kapatıldı.');
    expect(await closed(business, '2026-12-01', '2026-12-06')).toEqual(['04 18:00-19:00', '04 18:00-19:00']);
    const [entry] = (await boardOf(app(), business)).entries;
    expect(entry).toMatchObject({ reason: 'other', note: 'Okul maçları', price: null, name: '' });
  });

  it('are closed once where their pitch is named twice', async () => {
    const business = await createVenue(app());
    const id = business.pitches[0]?.id ?? '';
    const { body } = await closeIn(app(), business, { fieldIds: [id, id] });
    expect(body.message).toBe('8 saat kapatıldı.');
    expect(await closed(business)).toHaveLength(8);
  });

  it('never push a booking out: the whole is refused with who stands in the way, or the rest is closed', async () => {
    const business = await createVenue(app());
    await booked(app(), await createUser(app(), { full_name: 'Emre Şahin' }), business);
    await phoned(app(), business, {
      hours: [{ fieldId: business.pitches[0]?.id ?? '', date: FRIDAY, timeSlot: '00:00-01:00' }],
    });
    const before = await occupancyOf(app(), business.id);
    const refused = await closeIn(app(), business);
    expect(refusedWith(refused)).toBe('409 hours_taken');
    expect(refused.body.about?.conflicts?.map(({ name, timeSlot }) => `${timeSlot} ${name}`)).toEqual([
      '21:00-22:00 Emre Şahin',
      '00:00-01:00 Hasan Usta',
    ]);
    expect(await occupancyOf(app(), business.id)).toEqual(before);
    const rest = await closeIn(app(), business, { skipTaken: true });
    expect(rest.body).toMatchObject({ message: '6 saat kapatıldı.', taken: [{}, {}] });
    expect((await boardOf(app(), business)).entries.map(({ kind }) => kind)).toEqual([
      'closure',
      'closure',
      'closure',
      'reservation',
      'closure',
      'closure',
      'phone',
      'closure',
    ]);
  });

  it('count all that is taken, also where too many are to be named', async () => {
    const business = await createVenue(app());
    await closeIn(app(), business, { to: '2026-11-26' });
    const { body } = await closeIn(app(), business, { to: '2026-11-27', skipTaken: true });
    expect(body).toMatchObject({ message: '8 saat kapatıldı.', takenCount: 7 * 8 });
    expect(body.taken).toHaveLength(50);
  });

  it.each<[string, object, string]>([
    ['a span that goes backwards', { from: FRIDAY, to: '2026-11-19' }, '400 validation'],
    ['nights that are over', { from: '2026-11-16', to: '2026-11-17' }, '400 slot_unknown'],
    ['hours that nobody plays', { start: '10:00', end: '12:00' }, '400 slot_unknown'],
    ['more than a year ahead', { from: '2028-01-01', to: '2028-01-01' }, '400 validation'],
    [
      'weeks that go on for more than a year',
      { start: '21:00', end: '22:00', repeatUntil: '2027-11-20' },
      '400 validation',
    ],
    ['no pitch', { fieldIds: [] }, '400 validation'],
    ['an unknown pitch', { fieldIds: ['x'] }, '404 not_found'],
    ['a reason that is none', { reason: 'x' }, '400 validation'],
  ])('refuse %s', async (_, over, code) => {
    const business = await createVenue(app());
    const before = await occupancyOf(app(), business.id);
    expect(refusedWith(await closeIn(app(), business, over))).toBe(code);
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });

  it('are opened by the hour and by the night, and closed again', async () => {
    const business = await createVenue(app());
    const { body } = await closeIn(app(), business, { start: '19:00', end: '22:00' });
    const [closure] = body.closures;
    if (!closure) throw new Error('no closure');
    const startsAt = Date.parse('2026-11-20T17:00:00Z');
    const opened = await reopen(business, closure, { scope: 'hour', startsAt });
    expect(await closed(business)).toEqual(['20 19:00-20:00', '20 21:00-22:00']);
    expect(
      (await boardOf(app(), business)).fields[0]?.days[0]?.free.map(({ timeSlot }) => timeSlot),
    ).toContain('20:00-21:00');
    expect(refusedWith(await reopen(business, closure, {}))).toBe('409 board_changed');
    const again = await restore(business, opened.body.closures);
    expect(await closed(business)).toHaveLength(3);
    expect(await reopen(business, again.body.closures[0] ?? closure, {})).toMatchObject({ status: 200 });
    expect(await closed(business)).toEqual([]);
  });

  it('of a series are opened together, and stay open for whoever took one', async () => {
    const business = await createVenue(app());
    const { body } = await closeIn(app(), business, {
      start: '21:00',
      end: '22:00',
      repeatUntil: '2026-12-04',
    });
    const [first] = body.closures;
    if (!first) throw new Error('no closure');
    app().frames.length = 0;
    const opened = await reopen(business, first, { scope: 'series' });
    expect(opened.body.closures).toHaveLength(3);
    const told = app().frames.filter(({ frame }) => ['slotsChanged', 'boardChanged'].includes(frame.event));
    const dates = [FRIDAY, '2026-11-27', '2026-12-04'];
    expect(told.map(({ topic, frame }) => [topic, frame.data])).toEqual(
      expect.arrayContaining([
        [`actor:${business.id}`, { businessId: business.id, dates }],
        [`week:${business.id}`, { businessId: business.id, dates }],
      ]),
    );
    expect(await Promise.all(opened.body.closures.map(({ id }) => historyOf(app(), business, id)))).toEqual(
      ['20 Kasım 2026 Cuma', '27 Kasım 2026 Cuma', '4 Aralık 2026 Cuma'].map((date) => [
        `${date}: saatler açıldı`,
        `${date}: saatler kapatıldı`,
      ]),
    );
    await booked(app(), await createUser(app()), business, { date: '2026-11-27' });
    const before = await occupancyOf(app(), business.id);
    expect(refusedWith(await restore(business, opened.body.closures))).toBe('409 slot_taken');
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });

  it.each([
    [-1, 3],
    [0, 2],
  ])('of a series are opened from the one that runs on, %i ms after its end', async (late, count) => {
    const business = await createVenue(app());
    const repeat = { start: '21:00', end: '22:00', repeatUntil: '2026-12-04' };
    const { body } = await closeIn(app(), business, repeat);
    const [, second] = body.closures;
    if (!second) throw new Error('no closure');
    app().time.now = Date.parse('2026-11-20T19:00:00Z') + late;
    const opened = await reopen(business, second, { scope: 'series' });
    expect(opened.body.closures).toHaveLength(count);
  });

  it('of another venue cannot be opened, and cells that it never held not closed', async () => {
    const [business, other] = [await createVenue(app()), await createVenue(app())];
    const { body } = await closeIn(app(), business, { start: '21:00', end: '22:00' });
    const [closure] = body.closures;
    if (!closure) throw new Error('no closure');
    expect(refusedWith(await reopen(other, closure, {}))).toBe('403 not_yours');
    expect(refusedWith(await closeIn(app(), other, { fieldIds: [business.pitches[0]?.id ?? ''] }))).toBe(
      '403 not_yours',
    );
    // A cell of another night, the ones right before and after, and a time that is no cell.
    for (const at of ['21T18:00', '20T17:30', '20T19:00', '20T18:15']) {
      const cells = [Date.parse(`2026-11-${at}:00Z`)];
      expect([at, refusedWith(await restore(business, [{ ...closure, cells }]))]).toEqual([
        at,
        '400 slot_unknown',
      ]);
    }
    expect(linesOf(await boardOf(app(), other))).toHaveLength(8);
  });
});
