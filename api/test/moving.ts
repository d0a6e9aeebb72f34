import { type Ask, type Asked, approve, booked, FRIDAY } from './booking.ts';
import type { TestUser, TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';

/** The start of Friday 21:00. */
export const START = Date.parse('2026-11-20T18:00:00Z');

/** Moves to Friday 23:00 on the first pitch by default. */
export const move = (
  app: TestApp,
  user: TestUser,
  reservationId: string,
  over: Ask & { price?: number } = {},
) =>
  app.call<Asked>('post', '/api/reservations/move', {
    token: user.token,
    json: { reservationId, date: FRIDAY, timeSlot: '23:00-00:00', fieldName: 'Saha 1', ...over },
  });

export async function approvedHour(app: TestApp, user: TestUser, business: TestVenue, over: Ask = {}) {
  const reservation = await booked(app, user, business, over);
  await approve(app, business, reservation.id);
  return reservation;
}
