import { expect, it } from 'vitest';
import { changedDetails, type Details, detailsOf } from './details.ts';

const profile = {
  businessName: 'Yıldız',
  ownerName: 'Ayşe Öztürk',
  phone: '+902121112233',
  address: 'Bağdat Caddesi 1',
  location: { city: 'İstanbul', coordinates: [28.98, 41.01] as [number, number] },
  equipment: 'Duş',
  description: '',
  fields: [],
  isActive: true,
};
const place = (city: string, ...coordinates: [number, number]) => ({ location: { city, coordinates } });

it.each<[Partial<Details>, object]>([
  [{}, {}],
  [{ ownerName: ' Ayşe Öztürk ', equipment: ' Duş' }, {}],
  [{ businessName: ' Ay ' }, { businessName: 'Ay' }],
  [{ ownerName: 'Can ' }, { ownerName: 'Can' }],
  [{ phone: '0532 123 45 67' }, { phone: '0532 123 45 67' }],
  [{ address: 'Yeni Cadde 2' }, { address: 'Yeni Cadde 2' }],
  [{ equipment: '' }, { equipment: '' }],
  [{ description: 'Kapalı' }, { description: 'Kapalı' }],
  [{ city: 'Kocaeli' }, place('Kocaeli', 28.98, 41.01)],
  [{ coordinates: [29, 41.01] }, place('İstanbul', 29, 41.01)],
  [{ coordinates: null }, {}],
])('of the details with %j only what differs is sent, and the name', (part, sent) => {
  expect(changedDetails({ ...detailsOf(profile), ...part }, profile)).toEqual({
    businessName: 'Yıldız',
    ...sent,
  });
});
