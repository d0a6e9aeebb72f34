import { WEEK_MS } from 'mf-shared/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CityHistory, choicesOf, memoriesAt } from '../api/src/domains/recommendations/cases.ts';
import { type Evaluation, evaluate, GROUPS, METRICS } from './evaluate.ts';
import { leadOf, meanOf } from './lead.ts';
import { evaluateWorld, HOLD_OUT, historiesOf, measuredWorlds, NOW, WEEKS } from './worlds.ts';

const CUT = NOW - HOLD_OUT * WEEK_MS;
/** So few worlds tell less than all twenty. */
const [WORLD = 0, ...OTHERS] = measuredWorlds.slice(0, 5);
const CHANCE = 0.01;

describe('recommendations on bookings held out of demo worlds', () => {
  let histories: CityHistory[];
  let found: Evaluation;
  let worlds: Evaluation[];

  beforeAll(async () => {
    histories = await historiesOf(WORLD);
    found = await evaluate(histories, { now: NOW, holdOut: HOLD_OUT, weeks: WEEKS });
    worlds = [found];
    for (const world of OTHERS) worlds.push(await evaluateWorld(world));
  });

  it('differ from world to world', () => {
    expect(new Set(worlds.map((world) => world.all.recommended.cases)).size).toBe(worlds.length);
  });

  it.each(GROUPS.filter((group) => group !== 'freshInList'))(
    'are no worse than the better of popularity and habit (%s)',
    (group) => {
      expect(worlds.every((world) => world[group].recommended.cases > 100)).toBe(true);
      const leads = METRICS.map((metric) => ({ metric, lead: leadOf(worlds, group, metric).mean }));
      expect(leads.filter(({ lead }) => lead < -CHANCE)).toEqual([]);
    },
  );

  it('find what was booked clearly more often than the most popular of the city', () => {
    const share = (method: 'recommended' | 'popular', metric: (typeof METRICS)[number]) =>
      meanOf(worlds, 'known', method, metric);
    expect(share('recommended', 'venue@1')).toBeGreaterThan(share('popular', 'venue@1') * 1.3);
    expect(share('recommended', 'hour@5')).toBeGreaterThan(share('popular', 'hour@5') * 1.8);
  });

  it('look for a booking at a new venue among the new venues, with every method', () => {
    for (const method of ['recommended', 'popular', 'own'] as const) {
      const [part, list] = [found.fresh[method], found.freshInList[method]];
      expect(part.cases).toBe(list.cases);
      expect(part['venue@1']).toBeGreaterThan(list['venue@1']);
    }
    expect(found.freshInList.own['venue@1']).toBe(0);
  });

  it('know nothing of what they are asked about', async () => {
    const forgetful = histories.map((history) => ({
      ...history,
      plays: history.plays.map((play) =>
        // The held-out bookings change; the past stays.
        play.startsAt >= CUT ? { ...play, venueId: history.venues[0]?.id ?? '', weekday: 0, hour: 9 } : play,
      ),
    }));
    expect((await evaluate(forgetful, { now: NOW, holdOut: HOLD_OUT, weeks: WEEKS })).model).toEqual(
      found.model,
    );
    const [one, other] = [histories[0], forgetful[0]];
    if (!one || !other) throw new Error('The demo has cities.');
    const userId = one.plays[0]?.userId ?? '';
    expect(memoriesAt(other, CUT).memoryOf(userId)).toEqual(memoriesAt(one, CUT).memoryOf(userId));
  });

  it('explain no booking by its own week', async () => {
    const [history] = histories;
    if (!history) throw new Error('The demo has cities.');
    const window = { until: CUT, weeks: 1, most: 1000 };
    const before = { ...history, plays: history.plays.filter((play) => play.startsAt < CUT - WEEK_MS) };
    const known = memoriesAt(before, CUT - WEEK_MS);
    expect(memoriesAt(history, CUT - WEEK_MS).city).toEqual(known.city);
    expect((await choicesOf(history, window)).venue.length).toBeGreaterThan(0);
    expect((await choicesOf(before, window)).venue).toEqual([]);
  });
});
