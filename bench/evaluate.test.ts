import { composeDemo } from 'demo/compose';
import { insertDemo } from 'demo/insert';
import { WEEK_MS } from 'mf-shared/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CityHistory, choicesOf, memoriesAt } from '../api/src/domains/recommendations/cases.ts';
import { allHistories } from '../api/src/domains/recommendations/history.ts';
import { createTestApp, type TestApp, WEDNESDAY_NOON } from '../api/test/harness.ts';
import { type Evaluation, evaluate } from './evaluate.ts';

const NOW = WEDNESDAY_NOON;
const CUT = NOW - 4 * WEEK_MS;

describe('recommendations on bookings held out of the demo', () => {
  let app: TestApp;
  let histories: CityHistory[];
  let found: Evaluation;

  beforeAll(async () => {
    app = await createTestApp('sqlite');
    await insertDemo(app.db.q, { ...composeDemo(NOW, '-'), photos: [] });
    histories = await allHistories(app.db.q, NOW, CUT);
    found = await evaluate(histories, { now: NOW, holdOut: 4, weeks: 8 });
  });
  afterAll(() => app.close());

  it('finds what was booked clearly more often than the most popular of the city', () => {
    const { learned, popular } = found.all;
    expect(learned.cases).toBeGreaterThan(500);
    expect(learned.venueAt1).toBeGreaterThan(popular.venueAt1 * 1.15);
    expect(learned.hourAt5).toBeGreaterThan(popular.hourAt5 * 1.5);
    const large = found.large;
    expect(large.learned.venueAt1).toBeGreaterThan(large.popular.venueAt1 * 1.4);
    expect(large.learned.venueAt5).toBeGreaterThan(large.popular.venueAt5 * 1.05);
  });

  it('falls back to what the city plays for players without a past', () => {
    const { learned, popular } = found.cold;
    expect(learned.cases).toBeGreaterThan(50);
    expect(learned.venueAt3).toBeGreaterThan(popular.venueAt3 - 0.05);
  });

  it('knows nothing of what it is asked about', async () => {
    const forgetful = histories.map((history) => ({
      ...history,
      plays: history.plays.map((play) =>
        // The held-out bookings change; the past stays.
        play.startsAt >= CUT ? { ...play, venueId: history.venues[0]?.id ?? '', weekday: 0, hour: 9 } : play,
      ),
    }));
    expect((await evaluate(forgetful, { now: NOW, holdOut: 4, weeks: 8 })).model).toEqual(found.model);
    const [one, other] = [histories[0], forgetful[0]];
    if (!one || !other) throw new Error('The demo has cities.');
    const userId = one.plays[0]?.userId ?? '';
    expect(memoriesAt(other, CUT).memoryOf(userId)).toEqual(memoriesAt(one, CUT).memoryOf(userId));
  });

  it('explains no booking by its own week', async () => {
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
