import type { Reservation, WeeklyField, WeeklySlot } from 'mf-shared/contracts/reservations';
import type { TestUser, TestVenue } from './factories.ts';
import type { Answer, TestApp } from './harness.ts';
import { tokenFor } from './tokens.ts';

/** Sends calls to the API, in this process or over the network. */
export type Caller = Pick<TestApp, 'call'>;

/** The Friday after the test clock's Wednesday. */
export const FRIDAY = '2026-11-20';

export type Ask = {
  date?: string;
  timeSlot?: string;
  fieldName?: string;
  userEmail?: string;
  businessId?: string;
};
export type Asked = { message: string; code?: string; reservation: Reservation };

/** Requests an hour; by default Friday 21:00 on the first pitch. */
export const ask = (
  app: Caller,
  user: TestUser,
  business: TestVenue,
  over: Ask = {},
): Promise<Answer<Asked>> =>
  app.call<Asked>('post', '/api/reservations/create', {
    token: user.token,
    json: {
      userEmail: user.email,
      businessId: business.id,
      date: FRIDAY,
      timeSlot: '21:00-22:00',
      fieldName: 'Saha 1',
      ...over,
    },
  });

/** A request that must succeed. */
export async function booked(
  app: TestApp,
  user: TestUser,
  business: TestVenue,
  over: Ask = {},
): Promise<Reservation> {
  const { status, body } = await ask(app, user, business, over);
  if (status !== 201) throw new Error(`expected a reservation, got ${status} ${body.message}`);
  return body.reservation;
}

export const approve = (app: Caller, business: TestVenue, id: string) =>
  app.call<Asked>('post', '/api/reservations/approve', {
    token: business.token,
    json: { reservationId: id },
  });
export const reject = (app: Caller, business: TestVenue, id: string) =>
  app.call<Asked>('post', '/api/reservations/reject', { token: business.token, json: { reservationId: id } });
export const remove = (app: Caller, business: TestVenue, id: string) =>
  app.call<Asked>('delete', `/api/reservations/${id}`, { token: business.token });
export const cancel = (app: Caller, user: TestUser, id: string) =>
  app.call<Asked>('post', `/api/reservations/${id}/cancel`, { token: user.token });

/** All data of a venue that a refused call must not change. */
export async function occupancyOf(app: TestApp, businessId: string) {
  const { q } = app.db;
  const pitches = q.selectFrom('pitches').select('id').where('venue_id', '=', businessId);
  return {
    reservations: await q
      .selectFrom('reservations')
      .selectAll()
      .where('venue_id', '=', businessId)
      .orderBy('id')
      .execute(),
    cells: await q
      .selectFrom('cells')
      .selectAll()
      .where('pitch_id', 'in', pitches)
      .orderBy('pitch_id')
      .orderBy('starts_at')
      .execute(),
    version: await q
      .selectFrom('venues')
      .select('calendar_version')
      .where('id', '=', businessId)
      .executeTakeFirstOrThrow(),
  };
}

/** The weekly answer for `token`. */
export async function weekOf(
  app: TestApp,
  businessId: string,
  { start = FRIDAY, end = start, token }: { start?: string; end?: string; token?: string } = {},
): Promise<WeeklyField[]> {
  const path = `/api/reservations/weekly-user?businessId=${businessId}&startDate=${start}&endDate=${end}`;
  const { body } = await app.call<{ weeklyData: WeeklyField[] }>('get', path, { token });
  return body.weeklyData;
}

/** One slot of the first pitch. */
export async function slotOf(
  app: TestApp,
  businessId: string,
  timeSlot: string,
  options: { start?: string; token?: string } = {},
): Promise<WeeklySlot> {
  const [field] = await weekOf(app, businessId, options);
  const slot = field?.weeklyData[0]?.daySlots.find((candidate) => candidate.timeSlot === timeSlot);
  if (!slot) throw new Error(`the week has no ${timeSlot}`);
  return slot;
}

/** Runs `work` at another time of the test clock, then restores the time. */
export async function atTime<T>(app: TestApp, now: number, work: () => Promise<T>): Promise<T> {
  const before = app.time.now;
  app.time.now = now;
  try {
    return await work();
  } finally {
    app.time.now = before;
  }
}

/** The same account with a token that is valid at the test clock's time. */
export const signedInAgain = async <A extends { id: string; email: string }>(
  app: TestApp,
  account: A,
  role: 'user' | 'business',
): Promise<A> => ({
  ...account,
  token: await tokenFor(app, account, role),
});
