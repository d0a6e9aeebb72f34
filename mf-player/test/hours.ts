import type { FoundHour } from 'mf-shared/contracts/hours';

const FRIDAY = '2026-11-20';
const startsAt = Date.parse(`${FRIDAY}T21:00:00+03:00`);

/** An hour of a search, on the Friday. */
export const foundHour = (part: Partial<FoundHour>): FoundHour => ({
  ...{ businessId: 'v1', businessName: 'Çınar Halı Saha', city: 'Isparta', district: 'Eğirdir', photo: null },
  ...{ coordinates: [30.55, 37.76], averageRating: 4.2, ratingCount: 3, fieldId: 'f1', fieldName: 'Halı 1' },
  ...{ capacity: "7'ye 7", players: 7, indoor: false, date: FRIDAY, timeSlot: '21:00-22:00' },
  ...{ startsAt, price: 1400, pricePerHead: 100, distance: null },
  ...part,
});

const midnight = { timeSlot: '00:00-01:00', startsAt: Date.parse(`${FRIDAY}T24:00:00+03:00`) };
const onMap = { businessId: 'v1', businessName: 'Çınar Halı Saha', hours: 3, fromPrice: 900 };

/** What the API answers of hours, by the path below /api. */
export const HOURS: Record<string, (query: URLSearchParams) => unknown> = {
  hours: (query) =>
    query.get('maxPrice')
      ? []
      : [foundHour({}), foundHour({ fieldId: 'f2', fieldName: 'Halı 2' }), foundHour(midnight)],
  'hours/map': () => [{ ...onMap, coordinates: [30.55, 37.76] }],
  'hours/instead': () => ({
    near: [{ miss: 'price', hours: [foundHour({ price: 1500, pricePerHead: 108 })] }],
    taken: [foundHour({ businessId: 'v2', businessName: 'Göl' })],
  }),
  'hours/alerts': () => ({
    alerts: [
      {
        ...{ _id: 'al1', id: 'al1', city: 'Isparta', district: 'Eğirdir', nearby: false, radius: 10 },
        ...{ date: FRIDAY, earliest: '20:00', latest: '22:00', players: 7, maxPrice: 1500 },
        ...{ indoor: false, facilities: ['shower'] },
      },
    ],
  }),
  'hours/districts': () => [
    { name: 'Merkez', venues: 2 },
    { name: 'Eğirdir', venues: 1 },
  ],
  'hours/places': () => [
    { city: 'Isparta', district: 'Eğirdir', businessId: null, businessName: null },
    { city: 'Isparta', district: 'Merkez', businessId: 'v1', businessName: 'Çınar Halı Saha' },
  ],
};
