import { DAY_MS } from 'mf-shared/time';
import { describe, expect, it } from 'vitest';
import { demandOf, habitsOf, neighboursOf } from './digest.ts';
import { toVenue } from './history.ts';
import { hourFeatures } from './hour-features.ts';
import { type Choice, fit, logChances, score } from './logit.ts';
import { PRIOR } from './model.ts';
import { hourChances, likeliestVenues } from './rank.ts';
import { hourReasons } from './reasons.ts';
import { binOf, type Habit, type Memory, type Play, type Venue } from './types.ts';
import { circleShares } from './venue-features.ts';
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
const nobody: Memory = { own: [], last: null, circle: [] };
const habit = (venueId: string, weight = 1): Habit => ({ venueId, weekday: 1, hour: 21, weight });

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
    const city = { demand: new Map(), neighbours: new Map() };
    expect(hourFeatures(venue('a'), two, city)(1, 21)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(hourFeatures(venue('a'), three, city)(1, 21)[4]).toBeGreaterThan(0);
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
  const city = { demand: demandOf([[habit('b', 5), habit('a', 1)]]), neighbours: new Map() };

  it('gives a player without a past what the city plays most', () => {
    const ranked = likeliestVenues([venue('a'), venue('b'), venue('c')], nobody, city, PRIOR);
    expect(ranked.map((one) => one.venue.id)).toEqual(['b', 'a', 'c']);
  });

  it('puts what the player does first, at the hour at which they do it', () => {
    const regular: Memory = { own: [{ ...habit('c', 6), weekday: 3, hour: 22 }], last: 'c', circle: [] };
    const [first] = likeliestVenues([venue('a'), venue('b'), venue('c')], regular, city, PRIOR);
    expect(first?.venue.id).toBe('c');
    const chances = [...hourChances(venue('c'), regular, city, PRIOR)].sort((a, b) => b[1] - a[1]);
    expect(chances[0]?.[0]).toBe(binOf(3, 22));
    expect(chances).toHaveLength(21);
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

describe('reasons', () => {
  const facts = {
    weekday: 1,
    start: '21:00',
    own: { total: 0, here: 0, atThatHour: 0 },
    friends: 0,
    teammates: 0,
    similar: 0,
    near: 0,
    priceRatio: null as number | null,
    popular: false,
  };
  const texts = (change: Partial<typeof facts> = {}) =>
    hourReasons({ ...facts, ...change }).map((reason) => reason.text);

  it('are the sentences agreed, the most personal first, two at most', () => {
    const own = { total: 8, here: 5, atThatHour: 4 };
    expect(texts({ own, friends: 3, popular: true })).toEqual([
      "genelde salı 21.00'de oynuyorsunuz",
      'arkadaşlarınız burada oynuyor',
    ]);
  });

  it('speak of no habit and no people where there is none to speak of', () => {
    expect(texts({ own: { total: 30, here: 1, atThatHour: 3 }, friends: 2, teammates: 2 })).toEqual([
      'bu hafta boş saati var',
    ]);
    expect(texts({ popular: true })).toEqual(['şehrinizde en çok oynanan sahalardan']);
  });

  it.each([
    [{ friends: 3 }, 'arkadaşlarınız burada oynuyor'],
    [{ teammates: 3 }, 'birlikte maç yaptıklarınız burada oynuyor'],
    [{ own: { total: 3, here: 3, atThatHour: 0 } }, 'son altı ayda burada 3 kez oynadınız'],
    [{ own: { total: 15, here: 0, atThatHour: 3 } }, "genelde salı 21.00'de oynuyorsunuz"],
    [{ similar: 0.01 }, 'sizin gittiğiniz sahaları seçenler burayı da seçiyor'],
  ])('have a sentence for %o, and none for less', (change, sentence) => {
    expect(texts(change)).toEqual([sentence]);
    const less = { friends: 2, teammates: 2, own: { total: 16, here: 2, atThatHour: 2 }, similar: 0 };
    expect(texts(less)).toEqual(['bu hafta boş saati var']);
  });

  it('speak of the way and the price only where the player did not play yet', () => {
    const known = { near: 0.35, priceRatio: 0.9 };
    expect(texts(known)).toEqual(['oynadığınız sahalara yakın', 'fiyatı alıştığınıza yakın']);
    expect(texts({ ...known, own: { total: 9, here: 1, atThatHour: 0 } })).toEqual([
      'bu hafta boş saati var',
    ]);
    expect(texts({ near: 0.34, priceRatio: 1.11 })).toEqual(['bu hafta boş saati var']);
  });
});
