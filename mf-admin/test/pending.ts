import { screen, within } from '@testing-library/react';
import type { PendingVenue } from 'mf-shared/contracts/review';

export const business = (
  id: string,
  businessName: string,
  part: Partial<PendingVenue> = {},
): PendingVenue => ({
  id,
  _id: id,
  businessName,
  ownerName: 'Ayşe Güneş',
  email: 'basvuru@tesis.example',
  phone: '+905321234567',
  address: 'Bağdat Caddesi No: 12',
  location: { city: 'İstanbul', coordinates: [29.06, 40.97] },
  equipment: 'Duş, otopark',
  photos: ['/uploads/a.webp', '/uploads/b.webp'],
  fields: [
    {
      id: `${id}-f`,
      _id: `${id}-f`,
      name: 'Kapalı Saha',
      capacity: "7'ye 7",
      price: 1500,
      workingHours: [{ start: '18:00', end: '02:00' }],
    },
  ],
  averageRating: 0,
  ratingCount: 0,
  ratings: [],
  isActive: false,
  createdAt: '2026-11-19T18:05:00Z',
  round: 0,
  correction: null,
  hints: { doubles: 0, rejections: [], lastDecision: null },
  ...part,
});
export const LIST = 'GET admin/pending-businesses';
export const REJECTED = 'GET admin/rejected-businesses';
export const CORRECTING = 'GET admin/corrections';
export const card = (name: string) => within(screen.getByRole('article', { name }));
