import { screen, waitFor } from '@testing-library/react';
import type { WeeklySlot } from 'mf-shared/contracts/reservations';
import type { Venue } from 'mf-shared/contracts/venues';
import { addDays, datesBetween, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { expect } from 'vitest';
import type { Weekly } from '../src/features/slots/choice.ts';
import { SlotsPage } from '../src/features/slots/SlotsPage.tsx';
import { weekAt } from '../src/features/slots/week.ts';
import { renderAt } from './harness.tsx';

export const VENUE = {
  _id: 'v1',
  id: 'v1',
  businessName: 'Işık Halı Saha',
  phone: '+905321234567',
  address: 'Çarşı Mahallesi 3',
  location: { city: 'Isparta', coordinates: [30.55, 37.76] },
  equipment: '',
  photos: [],
  fields: [],
  averageRating: 4.2,
  ratingCount: 3,
  ratings: [],
  isActive: true,
} satisfies Venue;

/** A Wednesday evening. */
export const NOW = Date.parse('2026-11-18T15:20:00Z');
export const NEXT = weekAt(1, NOW);
export const ADDRESS = '/available-slots?businessId=v1&week=1';

/** A week in which each night has 21:00-22:00 and, after midnight, 00:00-01:00. */
export function weekOf(
  startDate: string,
  change: (slot: WeeklySlot, date: string) => WeeklySlot = (slot) => slot,
): Weekly {
  const slot = (date: string, timeSlot: string, hours: number) =>
    change(
      {
        timeSlot,
        status: 'available',
        isAvailable: true,
        isPast: false,
        hasSubscription: false,
        mine: false,
        mineStatus: null,
        price: 1500,
        startsAt: istanbulMidnight(date) + hours * HOUR_MS,
      },
      date,
    );
  const weeklyData = datesBetween(startDate, addDays(startDate, 6)).map((date) => ({
    date,
    daySlots: [slot(date, '21:00-22:00', 21), slot(date, '00:00-01:00', 24)],
  }));
  return { weeklyData: [{ fieldId: 'f1', fieldName: 'Saha 1', capacity: "7'e 7", weeklyData }] };
}

export const taken = (slot: WeeklySlot): WeeklySlot => ({ ...slot, status: 'occupied', isAvailable: false });
export const BASE = {
  'GET business/v1': () => ({ body: VENUE }),
  'GET reservations/weekly-user': (_request: Request, url: URL) => ({
    body: weekOf(url.searchParams.get('startDate') ?? ''),
  }),
};
export const start = (address = ADDRESS) => renderAt(address, { '/available-slots': <SlotsPage /> });
export const tiles = (name: RegExp) => screen.queryAllByRole('button', { name });
export const firstFree = async () => {
  await waitFor(() => expect(tiles(/Rezerve Et.*21:00-22:00/)).toHaveLength(7));
  return tiles(/Rezerve Et.*21:00-22:00/)[0] as HTMLElement;
};
