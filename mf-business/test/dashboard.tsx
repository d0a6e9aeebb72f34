import { screen, within } from '@testing-library/react';
import type { DailyField, Reservation } from 'mf-shared/contracts/reservations';
import { currentNight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { stubApi } from '../../mf-shared/test/support.tsx';

// A Wednesday, 20:00 in Istanbul: hours counted from here stay within one date, whenever the tests run.
export const now = Date.parse('2026-11-25T17:00:00Z');
export const today = currentNight(now);

export function reservation(id: string, fullName: string, part: Partial<Reservation> = {}): Reservation {
  return {
    id,
    _id: id,
    reservationId: id,
    businessId: 'b1',
    businessName: 'Yıldız Halı Saha',
    fieldId: 'f1',
    fieldName: 'Kapalı Saha',
    date: today,
    timeSlot: '21:00-22:00',
    startsAt: now + HOUR_MS,
    endsAt: now + 2 * HOUR_MS,
    status: 'pending',
    price: 1500,
    createdAt: new Date(now - 5.5 * 60_000).toISOString(),
    user: { id: `u-${id}`, _id: `u-${id}`, fullName, email: 'o@topla.test', phone: '+905321234567' },
    ...part,
  };
}

/** A server that holds reservations and answers like the API. */
export function serve(reservations: Reservation[], overrides: Parameters<typeof stubApi>[0] = {}) {
  const change = (id: string, status: Reservation['status']) => {
    reservations = reservations.map((one) => (one.id === id ? { ...one, status } : one));
    return { message: 'Tamam.' };
  };
  const decided = (status: Reservation['status']) => async (request: Request) =>
    change(((await request.json()) as { reservationId: string }).reservationId, status);
  const slots = (date: string): DailyField['daySlots'] => {
    const held = reservations.filter((one) => one.date === date && /pending|approved/.test(one.status));
    return [
      ...held.map((one) => ({
        timeSlot: one.timeSlot,
        status: one.status as 'pending' | 'approved',
        isPast: one.startsAt <= now,
        startsAt: one.startsAt,
        endsAt: one.endsAt,
        user: one.user,
        reservationId: one.id,
      })),
      {
        timeSlot: '17:00-18:00',
        status: 'available',
        isPast: true,
        startsAt: now - 5 * HOUR_MS,
        endsAt: now - 4 * HOUR_MS,
        user: null,
        reservationId: null,
      },
    ];
  };
  return stubApi({
    'GET profile/business': () => ({ businessName: 'Yıldız Halı Saha', fields: [], isActive: true }),
    'GET reservations/daily': (request) => ({
      dailyData: [
        {
          fieldId: 'f1',
          fieldName: 'Kapalı Saha',
          capacity: "7'ye 7",
          daySlots: slots(new URL(request.url).searchParams.get('date') ?? ''),
        },
      ],
    }),
    'GET reservations/business-reservations': (request) => {
      const status = new URL(request.url).searchParams.get('status');
      return {
        reservations: reservations.filter((one) => !status || one.status === status),
        nextCursor: null,
      };
    },
    'POST reservations/approve': decided('approved'),
    'POST reservations/reject': decided('rejected'),
    ...Object.fromEntries(
      reservations.map(({ id }) => [`DELETE reservations/${id}`, () => change(id, 'cancelled')]),
    ),
    ...overrides,
  });
}

export const card = (name: string) => within(screen.getByRole('listitem', { name }));
export const table = () => within(screen.getByRole('table', { name: /Kapalı Saha/ }));
