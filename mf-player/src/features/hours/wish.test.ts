import { expect, it } from 'vitest';
import { countFilters, nightsFrom, readWish, searchOf, writeWish } from './wish.ts';

/** A Wednesday evening. */
const NOW = Date.parse('2026-11-18T15:20:00Z');
const read = (address: string, home = '') => readWish(new URLSearchParams(address), NOW, home);

it.each([
  [
    'city=Rize&date=2026-11-20',
    { city: 'Rize', date: '2026-11-20', at: 'evening', sort: 'time', near: null },
  ],
  ['city=Atlantis', { city: 'Van' }],
  ['', { city: 'Van', date: '2026-11-18' }],
  ['city=Rize&date=2026-11-17', { date: '2026-11-18' }],
  [
    'city=Rize&date=dün&at=21:10&sort=luck&radius=7',
    { date: '2026-11-18', at: 'evening', sort: 'time', radius: 10 },
  ],
  ['city=Rize&sort=distance', { sort: 'time' }],
  [
    'city=Rize&date=2026-13-45&at=constructor&players=abc&maxPrice=-1',
    { date: '2026-11-18', at: 'evening', players: '', maxPrice: '' },
  ],
  ['city=Rize&at=05:30', { at: 'evening' }],
  ['lat=&lng=', { city: 'Van', near: null }],
  ['lat=999&lng=29', { city: 'Van', near: null }],
  ['lat=40.98&lng=29.03', { city: '', near: { lat: 40.98, lng: 29.03 }, sort: 'distance' }],
  ['lat=40.98', { city: 'Van', near: null }],
  ['city=Rize&facilities=shower,pool,parking', { facilities: ['parking', 'shower'] }],
])('%s asks for %j', (address, wish) => {
  expect(read(address, 'Van')).toMatchObject(wish);
});

it('an address says what it was made of, and only that', () => {
  for (const address of [
    'city=Rize&date=2026-11-18',
    'city=Rize&district=Of&date=2026-11-20&at=21%3A00&players=7&maxPrice=1500&indoor=yes&facilities=shower&sort=price',
    'city=Rize&text=sahil+yolu&date=2026-11-18&at=day&sort=rating',
    'lat=40.98&lng=29.03&radius=3&date=2026-11-18&sort=time',
  ])
    expect(writeWish(read(address)).toString()).toBe(address);
  expect(writeWish(read('city=Rize&lat=1&lng=2&at=evening')).toString()).toBe('lat=1&lng=2&date=2026-11-18');
});

it.each([
  ['at=21:00', { earliest: '20:00', latest: '22:00' }],
  ['at=00:00', { earliest: '23:00', latest: '01:00' }],
  ['at=evening', { earliest: '18:00', latest: '02:00' }],
  ['at=day', { earliest: '06:00', latest: '03:00' }],
])('%s looks from %j', (address, span) => {
  expect(searchOf(read(`city=Rize&${address}`))).toMatchObject(span);
});

it('asks the API for a place or a point, and for nothing that is not wished', () => {
  expect(searchOf(read('city=Rize'))).toEqual({
    ...{ city: 'Rize', date: '2026-11-18', earliest: '18:00', latest: '02:00', sort: 'time' },
  });
  expect(searchOf(read('lat=1&lng=2&indoor=yes&facilities=cafe&players=6'))).toEqual({
    ...{
      lat: 1,
      lng: 2,
      radius: 10,
      date: '2026-11-18',
      earliest: '18:00',
      latest: '02:00',
      sort: 'distance',
    },
    ...{ indoor: 'yes', facilities: 'cafe', players: '6' },
  });
});

it('offers two weeks of nights, and a later one that is chosen', () => {
  const nights = nightsFrom(NOW, '2026-11-20');
  expect([nights.length, nights[0], nights.at(-1)]).toEqual([14, '2026-11-18', '2026-12-01']);
  expect(nightsFrom(NOW, '2026-12-24').slice(-2)).toEqual(['2026-12-01', '2026-12-24']);
});

it('counts what the folded filters hold', () => {
  expect(countFilters(read('city=Rize'))).toBe(0);
  expect(countFilters(read('city=Rize&players=7&maxPrice=1500&indoor=yes&facilities=cafe,shower'))).toBe(5);
});
