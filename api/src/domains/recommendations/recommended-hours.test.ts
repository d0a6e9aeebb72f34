import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { ask } from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { AGREED } from '../../../test/matches.ts';
import { night, playedAt, recommended } from '../../../test/recommendations.ts';
import { decide } from '../../../test/settings.ts';
import { learnRecommendations } from './learn.ts';
import { neighboursOfVenues } from './player-queries.ts';

/** Last Tuesday and those before it. Today is a Wednesday in the test. */
const TUESDAYS = [-1, -8, -15, -22];
const texts = (of: { reasons: { text: string }[] } | undefined) => of?.reasons.map((reason) => reason.text);

onBothEngines('recommended hours', (app) => {
  const learn = () => learnRecommendations(app().ctx);

  /** A regular of a venue on Tuesdays at nine. */
  async function regular(city: string) {
    const player = await createUser(app(), { city });
    const venue = await createVenue(app(), { city, venue_name: `${city} Usual` });
    for (const days of TUESDAYS) await playedAt(app(), player, venue, { date: night(app(), days) });
    return { player, venue };
  }

  it('know of each venue all that share its players', async () => {
    const [venue, one, other] = [
      await createVenue(app()),
      await createVenue(app()),
      await createVenue(app()),
    ];
    const rows = [one, other].map(({ id }, score) => ({ venue_id: venue.id, other_id: id, score }));
    await app().db.q.insertInto('venue_neighbours').values(rows).execute();
    const known = new Map([
      [one.id, 0],
      [other.id, 1],
    ]);
    expect(await neighboursOfVenues(app().db.q, [venue.id, one.id])).toEqual(new Map([[venue.id, known]]));
  });

  it('offer the usual hour at the usual place, and it can be asked for as it stands', async () => {
    const { player, venue } = await regular('Muş');
    await createVenue(app(), { city: 'Muş' });
    await learn();
    const { hours } = await recommended(app(), player);
    expect(hours).toHaveLength(2);
    const [first] = hours;
    expect(first).toMatchObject({
      businessId: venue.id,
      date: '2026-11-24',
      timeSlot: '21:00-22:00',
      price: 1200,
    });
    expect(texts(first)).toEqual([
      'son altı ayda burada 4 kez oynadınız',
      "genelde salı 21.00'de oynuyorsunuz",
    ]);
    const { date = '', timeSlot = '', fieldName = '' } = first ?? {};
    expect((await ask(app(), player, venue, { date, timeSlot, fieldName })).status).toBe(201);
  });

  it('are six at most, each of another venue', async () => {
    const city = 'Isparta';
    const player = await createUser(app(), { city });
    for (let n = 0; n < 8; n++) await createVenue(app(), { city });
    const ids = (await recommended(app(), player)).hours.map((hour) => hour.businessId);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  });

  it('show the first photo of their venue, and none where it has none', async () => {
    const city = 'Yozgat';
    const player = await createUser(app(), { city });
    const [shown, bare] = [await createVenue(app(), { city }), await createVenue(app(), { city })];
    const rows = [1, 0, 2].map((sort) => ({
      ...{ id: `${sort}-${shown.id}`, venue_id: shown.id },
      ...{ path: `/uploads/${sort}-${shown.id}.webp`, sort },
    }));
    await app().db.q.insertInto('venue_photos').values(rows).execute();
    const { hours } = await recommended(app(), player);
    expect(Object.fromEntries(hours.map((hour) => [hour.businessId, hour.photo]))).toEqual({
      [shown.id]: `/uploads/0-${shown.id}.webp`,
      [bare.id]: null,
    });
  });

  it('offer the usual hour after midnight, as one of the night before', async () => {
    const city = 'Ardahan';
    const [player, venue] = [await createUser(app(), { city }), await createVenue(app(), { city })];
    for (const days of TUESDAYS) {
      await playedAt(app(), player, venue, { date: night(app(), days), hour: 25, time_slot: '01:00-02:00' });
    }
    await learn();
    const [first] = (await recommended(app(), player)).hours;
    expect(first).toMatchObject({ businessId: venue.id, date: '2026-11-24', timeSlot: '01:00-02:00' });
    expect(texts(first)).toContain("genelde salı 01.00'de oynuyorsunuz");
  });

  it('offer each hour that there is where the venue leaves a gap between games', async () => {
    const city = 'Kırklareli';
    const working_hours = JSON.stringify([{ start: '18:30', end: '21:00' }]);
    const [player, venue] = [
      await createUser(app(), { city }),
      await createVenue(app(), { city }, [{ working_hours }]),
    ];
    expect((await decide(app(), venue, { bufferMinutes: 30 })).status).toBe(200);
    for (const days of TUESDAYS) {
      await playedAt(app(), player, venue, { date: night(app(), days), hour: 20 });
    }
    const [first] = (await recommended(app(), player)).hours;
    expect(first).toMatchObject({ date: '2026-11-24', timeSlot: '20:00-21:00' });
  });

  it('are on the pitch that the player played on most, else on the cheaper one', async () => {
    const city = 'Kilis';
    const [regular, newcomer] = [await createUser(app(), { city }), await createUser(app(), { city })];
    const venue = await createVenue(app(), { city }, [{ price: 1500 }, { price: 1000 }, { price: 1200 }]);
    await playedAt(app(), regular, venue, { date: night(app(), -1) });
    const first = async (player: TestUser) => (await recommended(app(), player)).hours[0];
    expect(await first(regular)).toMatchObject({ fieldName: 'Saha 1', price: 1500 });
    expect(await first(newcomer)).toMatchObject({ fieldName: 'Saha 2', price: 1000 });
  });

  it('speak of a habit on a weekday on which the player plays, on no other one', async () => {
    const player = await createUser(app(), { city: 'Hakkari' });
    const venue = await createVenue(app(), { city: 'Hakkari' });
    for (const days of [-1, -2, -3, -4]) await playedAt(app(), player, venue, { date: night(app(), days) });
    await learn();
    const [first] = (await recommended(app(), player)).hours;
    expect(texts(first)).toEqual([
      'son altı ayda burada 4 kez oynadınız',
      'genelde bu saatlerde oynuyorsunuz',
    ]);
  });

  it('never offer a taken, past or own conflicting hour', async () => {
    const { player, venue } = await regular('Van');
    const other = await createVenue(app(), { city: 'Van' });
    const stranger = await createUser(app(), { city: 'Van' });
    await learn();
    await ask(app(), stranger, venue, { date: '2026-11-24' });
    const here = (await recommended(app(), player)).hours.find((hour) => hour.businessId === venue.id);
    expect(here).toBeDefined();
    expect(`${here?.date} ${here?.timeSlot}`).not.toBe('2026-11-24 21:00-22:00');
    // The other venue is free then, but the player already plays elsewhere at that hour.
    await ask(app(), player, other, { date: '2026-11-24', timeSlot: '22:00-23:00' });
    for (const hour of (await recommended(app(), player)).hours) {
      expect(hour.startsAt).toBeGreaterThan(app().time.now);
      expect(`${hour.date} ${hour.timeSlot}`).not.toBe('2026-11-24 22:00-23:00');
    }
  });

  it('keep away from the time of an own match', async () => {
    const { player, venue } = await regular('Rize');
    await learn();
    const [usual] = (await recommended(app(), player)).hours;
    expect(usual).toMatchObject({ businessId: venue.id, date: '2026-11-24', timeSlot: '21:00-22:00' });
    const rival = await createUser(app());
    const match = { id: `m-${player.id}`, request_id: `r-${player.id}`, user_a: player.id, user_b: rival.id };
    const when = { date: '2026-11-24', hour: '21:00', starts_at: usual?.startsAt ?? 0, created_at: 1 };
    const names = { lineup_a: null, lineup_b: null, name_a: null, name_b: null };
    const { q } = app().db;
    await q
      .insertInto('matches')
      .values({ ...AGREED, ...match, ...when, ...names, location: 'x' })
      .execute();
    await q
      .insertInto('match_participants')
      .values({
        match_id: match.id,
        user_id: player.id,
        side: 'a',
        plays: 1,
        answer: 'in',
        answered_at: 0,
        sort: 0,
        position: null,
        x: null,
        y: null,
        starts_at: when.starts_at,
      })
      .execute();
    const [next] = (await recommended(app(), player)).hours;
    expect(next?.startsAt).not.toBe(usual?.startsAt);
    for (const [answer, isFree] of [
      ['absent', true],
      ['left', true],
      [null, false],
    ] as const) {
      const mine = q.updateTable('match_participants').set({ answer }).where('match_id', '=', match.id);
      await mine.execute();
      const [hour] = (await recommended(app(), player)).hours;
      expect(hour?.startsAt === usual?.startsAt).toBe(isFree);
    }
    for (const ms of [-HOUR_MS, HOUR_MS]) {
      const beside = { starts_at: when.starts_at + ms };
      await q.updateTable('matches').set(beside).where('id', '=', match.id).execute();
      await q.updateTable('match_participants').set(beside).where('match_id', '=', match.id).execute();
      const [hour] = (await recommended(app(), player)).hours;
      expect(hour?.startsAt).toBe(usual?.startsAt);
    }
  });

  it('come back once an own request for that time has run out', async () => {
    const { player } = await regular('Düzce');
    const elsewhere = await createVenue(app(), { city: 'Kars' });
    const waiting = { date: '2026-11-24', status: 'pending' as const, expires_at: app().time.now + 1 };
    await playedAt(app(), player, elsewhere, waiting);
    const first = async () => {
      const [hour] = (await recommended(app(), player)).hours;
      return `${hour?.date} ${hour?.timeSlot}`;
    };
    expect(await first()).not.toBe('2026-11-24 21:00-22:00');
    app().time.now += 1;
    expect(await first()).toBe('2026-11-24 21:00-22:00');
  });

  it('leave out venues that take no reservations, other cities, and pitches used up for the week', async () => {
    const { player, venue } = await regular('Ordu');
    const gone = await createVenue(app(), { city: 'Ordu', next_payment_at: app().time.now - 1 });
    const pending = await createVenue(app(), { city: 'Ordu', status: 'pending', next_payment_at: null });
    const far = await createVenue(app(), { city: 'Kars' });
    await playedAt(app(), player, gone, { date: night(app(), -3) });
    await playedAt(app(), player, far, { date: night(app(), -4) });
    await learn();
    const ids = (await recommended(app(), player)).hours.map((hour) => hour.businessId);
    expect(ids).toEqual([venue.id]);
    for (const absent of [gone, pending, far]) expect(ids).not.toContain(absent.id);
    for (const timeSlot of ['18:00-19:00', '19:00-20:00']) await ask(app(), player, venue, { timeSlot });
    // With last Tuesday three hours of this week are used: only the next week is left.
    const [left] = (await recommended(app(), player)).hours;
    expect(left && left.date > '2026-11-22').toBe(true);
  });

  it('tell a player without a past what the city plays most, and somebody without a city nothing', async () => {
    const { venue } = await regular('Bingöl');
    await createVenue(app(), { city: 'Bingöl', rating_score: 5 });
    await learn();
    const fresh = await createUser(app(), { city: 'Bingöl' });
    const { hours } = await recommended(app(), fresh);
    expect(hours.map((hour) => hour.businessId)[0]).toBe(venue.id);
    expect(texts(hours[0])).toEqual(['şehrinizde en çok tercih edilen sahalardan']);
    const nowhere = await createUser(app(), { city: null });
    expect(await recommended(app(), nowhere)).toEqual({ hours: [], opponents: [], players: [] });
  });

  it('are looked for in the city of the last hour where the player names none', async () => {
    const [player, venue] = [
      await createUser(app(), { city: null }),
      await createVenue(app(), { city: 'Karabük' }),
    ];
    await createVenue(app(), { city: 'Bolu' });
    await playedAt(app(), player, venue, { date: night(app(), -1) });
    const { hours } = await recommended(app(), player);
    expect(hours.map((hour) => hour.businessId)).toEqual([venue.id]);
  });

  it('work before anything was learned', async () => {
    const { player, venue } = await regular('Sinop');
    const [first] = (await recommended(app(), player)).hours;
    expect(first?.businessId).toBe(venue.id);
    expect(texts(first)).toContain("genelde salı 21.00'de oynuyorsunuz");
  });
});
