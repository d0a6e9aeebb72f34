import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { ask } from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { night, playedAt, recommended } from '../../../test/recommendations.ts';
import { learnRecommendations } from './learn.ts';

onBothEngines('recommended venues', (app) => {
  const learn = () => learnRecommendations(app().ctx);
  const offered = async (player: TestUser) => {
    const { hours } = await recommended(app(), player);
    return hours.map(({ businessName, isNew }) => `${businessName}${isNew ? ', new' : ''}`);
  };
  const venuesOf = async (city: string, name: string, count: number) => {
    const venues: Awaited<ReturnType<typeof createVenue>>[] = [];
    for (let n = 0; n < count; n++) {
      venues.push(await createVenue(app(), { city, venue_name: `${name} ${n}` }));
    }
    return venues;
  };

  it('are five at most where the player played, and still five that are new', async () => {
    const city = 'Sivas';
    const player = await createUser(app(), { city });
    const own = await venuesOf(city, 'Own', 7);
    await venuesOf(city, 'Other', 7);
    for (const [n, venue] of own.entries()) {
      for (let hour = 18; hour < 25 - n; hour++) {
        await playedAt(app(), player, venue, { date: night(app(), -1 - n), hour: hour - 8 });
      }
    }
    await learn();
    const found = await offered(player);
    const known = found.filter((name) => !name.includes('new'));
    expect(known).toEqual(['Own 0', 'Own 1', 'Own 2', 'Own 3', 'Own 4']);
    expect(found.length - known.length).toBe(5);
  });

  it('count as new where the player did not play in the last half year', async () => {
    const city = 'Bitlis';
    const player = await createUser(app(), { city });
    const [once, lately] = await venuesOf(city, 'Saha', 2);
    if (!once || !lately) throw new Error('Two were made.');
    await playedAt(app(), player, once, { date: night(app(), -190) });
    await playedAt(app(), player, lately, { date: night(app(), -2) });
    expect(await offered(player)).toEqual(['Saha 1', 'Saha 0, new']);
    const newcomer = await createUser(app(), { city });
    expect((await offered(newcomer)).every((name) => name.endsWith('new'))).toBe(true);
  });

  it('come in the order of the venues, whatever their hours are', async () => {
    const city = 'Uşak';
    const player = await createUser(app(), { city });
    const [main, rare] = await venuesOf(city, 'Saha', 2);
    if (!main || !rare) throw new Error('Two were made.');
    // Ever another hour at the one, ever the same hour at the other.
    for (const [n, hour] of [10, 12, 14, 16, 18, 20].entries()) {
      await playedAt(app(), player, main, { date: night(app(), -1 - n), hour });
    }
    for (const days of [-8, -15, -22]) await playedAt(app(), player, rare, { date: night(app(), days) });
    await learn();
    expect(await offered(player)).toEqual(['Saha 0', 'Saha 1']);
  });

  it('show two more hours, each likely, free and at another time, and each can be asked for', async () => {
    const city = 'Amasya';
    const player = await createUser(app(), { city });
    const stranger = await createUser(app(), { city });
    const [venue] = await venuesOf(city, 'Saha', 1);
    if (!venue) throw new Error('One was made.');
    for (const days of [-1, -8, -15]) await playedAt(app(), player, venue, { date: night(app(), days) });
    for (const days of [-3, -10])
      await playedAt(app(), player, venue, { date: night(app(), days), hour: 19 });
    await learn();
    const [first] = (await recommended(app(), player)).hours;
    expect(`${first?.date} ${first?.timeSlot}`).toBe('2026-11-24 21:00-22:00');
    expect(first?.others).toHaveLength(2);
    expect(first?.others.map(({ date, timeSlot }) => `${date} ${timeSlot}`)[0]).toBe(
      '2026-11-22 19:00-20:00',
    );
    await ask(app(), stranger, venue, { date: '2026-11-22', timeSlot: '19:00-20:00' });
    const [later] = (await recommended(app(), player)).hours;
    const others = later?.others ?? [];
    expect(others.map(({ date, timeSlot }) => `${date} ${timeSlot}`)).not.toContain('2026-11-22 19:00-20:00');
    const times = [later, ...others].map((hour) => `${hour?.date} ${hour?.timeSlot}`);
    expect(new Set(times).size).toBe(3);
    for (const { date, timeSlot, fieldName } of others) {
      expect((await ask(app(), player, venue, { date, timeSlot, fieldName })).status).toBe(201);
    }
  });

  it('show no hour at the time of another one, on whichever pitch', async () => {
    const city = 'Iğdır';
    const player = await createUser(app(), { city });
    const late = JSON.stringify([{ start: '18:30', end: '23:30' }]);
    const venue = await createVenue(app(), { city }, [{}, { working_hours: late }]);
    for (const days of [-1, -8, -15]) await playedAt(app(), player, venue, { date: night(app(), days) });
    const [found] = (await recommended(app(), player)).hours;
    const starts = [found, ...(found?.others ?? [])].map((hour) => hour?.startsAt ?? 0).toSorted();
    expect(starts).toHaveLength(3);
    const gaps = starts.slice(1).map((start, n) => start - (starts[n] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(HOUR_MS);
  });

  it('give the reason that the ranking used: what the player did, else how much others want it', async () => {
    const city = 'Çankırı';
    const player = await createUser(app(), { city });
    const [usual, wanted, other] = await venuesOf(city, 'Saha', 3);
    if (!usual || !wanted || !other) throw new Error('Three were made.');
    for (const days of [-1, -8, -15]) await playedAt(app(), player, usual, { date: night(app(), days) });
    for (const hour of [18, 19, 20]) {
      const stranger = await createUser(app(), { city });
      await playedAt(app(), stranger, wanted, { date: night(app(), -2), hour });
    }
    await learn();
    const { hours } = await recommended(app(), player);
    const codes = hours.map((hour) => hour.reasons.map((reason) => reason.code));
    expect(hours.map((hour) => hour.businessId)).toEqual([usual.id, wanted.id, other.id]);
    expect(codes[0]).toEqual(['regular', 'habit']);
    // It is among the three most played too, but that was no reason to choose it.
    expect(codes[1]).toContain('popular');
    expect(codes[2]).not.toContain('popular');
  });
});
