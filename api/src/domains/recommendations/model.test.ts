import { DAY_MS } from 'mf-shared/time';
import { describe, expect, it } from 'vitest';
import { demandOf, habitsOf, neighboursOf, nightOf, pastOf } from './digest.ts';
import { toVenue } from './history.ts';
import { hourFeatures } from './hour-features.ts';
import { type Choice, fit, logChances, score } from './logit.ts';
import { PRIOR } from './model.ts';
import { hourChances, likeliestVenues, toLookAt, toShow } from './rank.ts';
import { binOf, type CityKnowledge, type Habit, type Memory, type Play, type Venue } from './types.ts';
import { circleShares, VENUE_FEATURES } from './venue-features.ts';
import { whenOf } from './when.ts';

const NOW = Date.parse('2026-11-18T11:00:00Z');
const play = (change: Partial<Play> = {}): Play => ({
  userId: 'u',
  venueId: 'a',
  weekday: 1,
  hour: 21,
  startsAt: NOW - DAY_MS,
  ...change,
});
const venue = (id: string, change: Partial<Venue> = {}): Venue => ({
  id,
  lat: 41,
  lng: 29,
  price: 1500,
  hours: [20, 21, 22],
  ...change,
});
const nobody: Memory = { own: [], recent: [], changing: 0, circle: [] };
const habit = (venueId: string, weight = 1): Habit => ({ venueId, weekday: 1, hour: 21, weight });
/** What a city knows of these players. */
const cityOf = (...players: Habit[][]): CityKnowledge => {
  const demand = demandOf(players);
  return { demand, hours: nightOf(demand), neighbours: new Map() };
};

describe('a score', () => {
  it('sums every feature by its weight', () => {
    expect(score([2, 3], [5, 7])).toBe(31);
  });
});

describe('what bookings say', () => {
  it('counts an hour half after 60 days, and none after half a year', () => {
    const [recent] = habitsOf([play({ startsAt: NOW - 60 * DAY_MS })], NOW);
    expect(recent?.weight).toBeCloseTo(0.5, 9);
    expect(habitsOf([play({ startsAt: NOW - 183 * DAY_MS }), play({ startsAt: NOW + DAY_MS })], NOW)).toEqual(
      [],
    );
  });

  it('tells of late what the last weeks hold, and how readily a player changes', () => {
    const before = play({ venueId: 'b', startsAt: NOW - 60 * DAY_MS });
    const { own, recent, changing } = pastOf([before, before, play({ startsAt: NOW })], NOW);
    const weightOf = (habits: readonly Habit[], id: string) =>
      habits.find((one) => one.venueId === id)?.weight;
    expect(weightOf(own, 'b')).toBeCloseTo(1, 9);
    expect(weightOf(recent, 'b')).toBeCloseTo(2 * 0.5 ** (60 / 14), 9);
    expect(weightOf(recent, 'a')).toBe(1);
    expect(changing).toBe(2 / 4);
  });

  it('counts four hours of one player as two of two players', () => {
    const { demand, hours } = cityOf([habit('a', 4)], [habit('b')], [{ ...habit('b'), hour: 20 }]);
    expect([demand.get('a')?.weight, demand.get('b')?.weight]).toEqual([2, 2]);
    expect(demand.get('a')?.hours[binOf(1, 21)]).toBe(2);
    expect([hours[20], hours[21], hours[22]]).toEqual([1, 3, 0]);
  });

  it('keeps an hour after midnight in the night in which it began', () => {
    // Saturday 00:30 of the night of Friday, 20 November.
    expect(whenOf('2026-11-20', Date.parse('2026-11-20T21:30:00Z'))).toEqual({ weekday: 4, hour: 24 });
  });

  it('calls venues neighbours from three common players on', () => {
    const both = [habit('a'), habit('b')];
    expect(neighboursOf([both, both]).get('a')?.size).toBe(0);
    expect(
      neighboursOf([both, both, both, [habit('a')]])
        .get('a')
        ?.get('b'),
    ).toBeCloseTo(3 / Math.sqrt(12), 9);
  });

  it('looks at what a circle does from three people on', () => {
    const two: Memory = { ...nobody, circle: [[habit('a')], [habit('a')]] };
    expect(circleShares(two).size).toBe(0);
    const three: Memory = { ...nobody, circle: [...two.circle, [habit('a')]] };
    expect(circleShares(three).get('a')?.people).toBe(3);
    const circleAt = (memory: Memory) => hourFeatures(venue('a'), memory, cityOf())(1, 21)[5];
    expect(circleAt(two)).toBe(0);
    expect(circleAt(three)).toBeGreaterThan(0);
  });
});

describe('the hours of a venue', () => {
  const hoursOf = (...nights: string[][]) => {
    const pitches = nights.map((ranges, n) => ({
      ...{ id: `${n}`, venue_id: 'a', price: 1000 },
      working_hours: JSON.stringify(
        ranges.map((range) => ({ start: range.slice(0, 5), end: range.slice(6) })),
      ),
    }));
    const place = { id: 'a', venue_name: 'Saha', address: 'x', city: 'Muş', lat: 41, lng: 29 };
    return toVenue({ ...place, rating_sum: 0, rating_count: 0, buffer_minutes: 0, pitches }).hours;
  };

  it.each<[string, string[][], number[]]>([
    ['are those of the night, also after midnight', [['22:00-02:00']], [22, 23, 24, 25]],
    ['are those before dawn where the night begins then', [['00:00-02:00']], [0, 1]],
    ['are those in which a game begins at half past', [['22:30-00:30']], [22, 23]],
    [
      'are those of all its pitches, each once',
      [['23:00-01:00'], ['22:00-00:00', '09:00-10:00']],
      [9, 22, 23, 24],
    ],
    ['end with the last hour of the night', [['20:00-07:00']], [20, 21, 22, 23, 24, 25, 26, 27, 28, 29]],
  ])('%s', (_, nights, hours) => {
    expect(hoursOf(...nights)).toEqual(hours);
  });
});

describe('the ranking', () => {
  const city = cityOf([habit('b', 5), habit('a', 1)]);

  it('gives a player without a past what the city plays most', () => {
    const ranked = likeliestVenues([venue('a'), venue('b'), venue('c')], nobody, city, PRIOR);
    expect(ranked.map((one) => one.venue.id)).toEqual(['b', 'a', 'c']);
  });

  it('puts what the player does first, at the hour at which they do it', () => {
    const own = [{ ...habit('c', 6), weekday: 3, hour: 22 }];
    const regular: Memory = { own, recent: own, changing: 1 / 7, circle: [] };
    const [first] = likeliestVenues([venue('a'), venue('b'), venue('c')], regular, city, PRIOR);
    expect(first?.venue.id).toBe('c');
    const chances = [...hourChances(venue('c'), regular, city, PRIOR)].sort(
      (a, b) => b[1].chance - a[1].chance,
    );
    expect(chances[0]?.[0]).toBe(binOf(3, 22));
    expect(chances).toHaveLength(21);
  });

  it('keeps places for new venues beside five own ones, all of them best first', () => {
    const ids = Array.from({ length: 8 }, (_, n) => [`own${n}`, `new${n}`]).flat();
    const own = Array.from({ length: 8 }, (_, n) => habit(`own${n}`, 8 - n));
    const memory: Memory = { ...nobody, own, recent: own };
    const ranked = likeliestVenues(
      ids.map((id) => venue(id)),
      memory,
      cityOf(),
      PRIOR,
    );
    const offered = toLookAt(ranked);
    expect(offered.filter((one) => one.isNew)).toHaveLength(5);
    const names = offered.filter((one) => !one.isNew).map((one) => one.venue.id);
    expect(names).toEqual(['own0', 'own1', 'own2', 'own3', 'own4']);
    expect(offered.map((one) => one.chance)).toEqual(
      offered.map((one) => one.chance).toSorted((a, b) => b - a),
    );
    const newcomer = likeliestVenues(
      ids.map((id) => venue(id)),
      nobody,
      cityOf(),
      PRIOR,
    );
    expect(toLookAt(newcomer)).toHaveLength(10);
    expect(toShow(toLookAt(newcomer))).toEqual(toLookAt(newcomer).slice(0, 6));
  });

  it('tells how much each feature speaks for a venue, beside the other new ones', () => {
    const known: Memory = { ...nobody, own: [habit('a', 3)], recent: [habit('a', 3)] };
    const pullsOf = (memory: Memory, id: string) => {
      const ranked = likeliestVenues([venue('a'), venue('b'), venue('c')], memory, city, PRIOR);
      const row = ranked.find((one) => one.venue.id === id)?.pulls ?? [];
      return Object.fromEntries(VENUE_FEATURES.map((name, i) => [name, row[i] ?? 0]));
    };
    expect(pullsOf(known, 'a').own).toBeCloseTo(4 * (3 / 4), 9);
    // New to this player are b and c; b is played at, c is not.
    const demand = Math.log1p(Math.sqrt(5));
    expect(pullsOf(known, 'b').demand).toBeCloseTo(demand, 9);
    expect(pullsOf(known, 'c').demand).toBeCloseTo(-demand, 9);
    expect(pullsOf(known, 'b').own).toBe(0);
  });

  it('has nothing to say of no venues and no hours', () => {
    expect(likeliestVenues([], nobody, city, PRIOR)).toEqual([]);
    expect(hourChances(venue('a', { hours: [] }), nobody, city, PRIOR).size).toBe(0);
  });
});

describe('learning the weights', () => {
  it('stays with the prior without choices, and near it with few', async () => {
    expect(await fit([], [1, 2])).toEqual([1, 2]);
    const one = await fit(
      [
        {
          rows: [
            [0, 1],
            [1, 0],
          ],
          chosen: 0,
        },
      ],
      [1, 2],
    );
    expect(Math.abs((one[0] ?? 0) - 1)).toBeLessThan(0.5);
  });

  it('finds the weights by which choices were made', async () => {
    const truth = [2, -1];
    let seed = 7;
    const next = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const choices: Choice[] = Array.from({ length: 3000 }, () => {
      const rows = Array.from({ length: 4 }, () => [next(), next()]);
      const chances = logChances(rows, truth).map(Math.exp);
      const draw = next();
      const upTo = (at: number) => chances.slice(0, at + 1).reduce((sum, chance) => sum + chance, 0);
      const chosen = chances.findIndex((_, at) => draw < upTo(at));
      return { rows, chosen: Math.max(0, chosen) };
    });
    const found = await fit(choices, [0, 0]);
    expect(found[0]).toBeCloseTo(2, 0);
    expect(found[1]).toBeCloseTo(-1, 0);
  });
});
