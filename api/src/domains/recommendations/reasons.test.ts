import { describe, expect, it } from 'vitest';
import { HOUR_FEATURES } from './hour-features.ts';
import { type HourFacts, hourReasons } from './reasons.ts';
import { VENUE_FEATURES } from './venue-features.ts';

type Pull = Partial<Record<(typeof VENUE_FEATURES)[number], number>>;
type HourPull = Partial<Record<(typeof HOUR_FEATURES)[number], number>>;

const FREE = 'bu hafta boş saati var';
const NOTHING: HourFacts = {
  ...{ weekday: 1, start: '21:00', isNew: true, similar: 0, near: 0, priceRatio: null, popular: false },
  own: { total: 0, here: 0, atThatHour: 0, onThatDay: 0, aroundThatHour: 0 },
  ...{ friends: 0, teammates: 0 },
};
const OWN = { total: 8, here: 5, atThatHour: 4, onThatDay: 5, aroundThatHour: 6 };
/** All of it is true of this hour. */
const EVERYTHING: HourFacts = {
  ...NOTHING,
  own: OWN,
  ...{ friends: 3, teammates: 3, similar: 0.1, near: 0.5, priceRatio: 1, popular: true },
};

const texts = (facts: Partial<HourFacts>, venue: Pull, hour: HourPull = {}) =>
  hourReasons(
    { ...NOTHING, ...facts },
    {
      venue: VENUE_FEATURES.map((name) => venue[name] ?? 0),
      hour: HOUR_FEATURES.map((name) => hour[name] ?? 0),
    },
  ).map((reason) => reason.text);

describe('reasons', () => {
  it('are what counted most in the choice of the venue, then in that of the hour', () => {
    expect(texts(EVERYTHING, { near: 1, price: 3, similar: 2 }, { weekday: 9, own: 8 })).toEqual([
      'fiyatı alıştığınıza yakın',
      'genelde salı günleri oynuyorsunuz',
    ]);
    expect(texts(EVERYTHING, { near: 3, price: 1, similar: 2 }, { weekday: 1, own: 8 })).toEqual([
      'oynadığınız sahalara yakın',
      "genelde salı 21.00'de oynuyorsunuz",
    ]);
    expect(texts(EVERYTHING, {}, { around: 1 })).toEqual(['genelde bu saatlerde oynuyorsunuz']);
  });

  it('are none of what is true but did not count, or spoke against it', () => {
    expect(texts(EVERYTHING, {})).toEqual([FREE]);
    expect(texts(EVERYTHING, { circle: -1, near: 0.1, demand: -0.1 })).toEqual([
      'oynadığınız sahalara yakın',
    ]);
  });

  it('pass over what counted more but would not be true', () => {
    expect(texts({ near: 0.5 }, { circle: 5, own: 4, near: 0.1 }, { here: 9 })).toEqual([
      'oynadığınız sahalara yakın',
    ]);
  });

  it('add up what several features say of one thing', () => {
    const [first] = texts(EVERYTHING, { own: 0.6, recent: 0.6, near: 1 });
    expect(first).toBe('son altı ayda burada 5 kez oynadınız');
    const [, habit] = texts(EVERYTHING, { near: 1 }, { own: 0.4, here: 0.4, recent: 0.4, weekday: 1 });
    expect(habit).toBe("genelde salı 21.00'de oynuyorsunuz");
  });

  it('say once what counted most in both choices', () => {
    expect(texts(EVERYTHING, { circle: 1 }, { circle: 1 })).toEqual(['arkadaşlarınız burada oynuyor']);
  });

  it('say of a venue where the player hardly played that it is known', () => {
    expect(texts({ own: { ...OWN, here: 1 } }, { recent: 1 })).toEqual(['daha önce burada oynadınız']);
  });

  it.each<[string, Partial<HourFacts>, Pull, HourPull, Partial<HourFacts>]>([
    [
      "genelde salı 21.00'de oynuyorsunuz",
      { own: { ...OWN, total: 15, atThatHour: 3 } },
      {},
      { here: 1 },
      { own: { ...OWN, total: 16, atThatHour: 3 } },
    ],
    [
      'genelde salı günleri oynuyorsunuz',
      { own: { ...OWN, onThatDay: 4 } },
      {},
      { weekday: 1 },
      { own: { ...OWN, onThatDay: 3 } },
    ],
    [
      'genelde bu saatlerde oynuyorsunuz',
      { own: { ...OWN, total: 3, aroundThatHour: 3 } },
      {},
      { around: 1 },
      { own: { ...OWN, total: 2, aroundThatHour: 2 } },
    ],
    [
      'son altı ayda burada 3 kez oynadınız',
      { own: { ...OWN, here: 3 } },
      { recent: 1 },
      {},
      { own: { ...OWN, here: 0 } },
    ],
    [
      'arkadaşlarınız burada oynuyor',
      { friends: 3, teammates: 3 },
      { circle: 1 },
      {},
      { friends: 2, teammates: 2 },
    ],
    [
      'birlikte maç yaptıklarınız burada oynuyor',
      { friends: 2, teammates: 3 },
      { circle: 1 },
      {},
      { friends: 2, teammates: 2 },
    ],
    [
      'sizin gittiğiniz sahaları seçenler burayı da seçiyor',
      { similar: 0.01 },
      { similar: 1 },
      {},
      { similar: 0 },
    ],
    ['oynadığınız sahalara yakın', { near: 0.35 }, { near: 1 }, {}, { near: 0.34 }],
    ['oynadığınız sahalara yakın', { near: 0.35 }, { near: 1 }, {}, { near: 0.35, isNew: false }],
    ['fiyatı alıştığınıza yakın', { priceRatio: 0.9 }, { price: 1 }, {}, { priceRatio: 1.11 }],
    ['fiyatı alıştığınıza yakın', { priceRatio: 1 }, { price: 1 }, {}, { priceRatio: 1, isNew: false }],
    ['şehrinizde en çok tercih edilen sahalardan', { popular: true }, { demand: 1 }, {}, { popular: false }],
  ])('say “%s” for %o, and nothing for less', (sentence, facts, venue, hour, less) => {
    expect(texts(facts, venue, hour)).toEqual([sentence]);
    expect(texts(less, venue, hour)).toEqual([FREE]);
  });
});
