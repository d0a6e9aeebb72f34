import type { WaitingEntry, WaitingLine } from 'mf-shared/contracts/waiting-list';
import { type Ask, type Caller, FRIDAY } from './booking.ts';
import type { TestUser, TestVenue } from './factories.ts';

export type Joined = { message: string; code?: string; entry: WaitingEntry };

const hourOf = (business: TestVenue, over: Ask = {}) => ({
  businessId: business.id,
  date: FRIDAY,
  timeSlot: '21:00-22:00',
  fieldName: 'Saha 1',
  ...over,
});

/** Joins a line; by default for Friday 21:00 on the first pitch. */
export const join = (app: Caller, user: TestUser, business: TestVenue, over: Ask = {}) =>
  app.call<Joined>('post', '/api/waiting-list', { token: user.token, json: hourOf(business, over) });

/** Joins a line; must succeed. */
export async function joined(
  app: Caller,
  user: TestUser,
  business: TestVenue,
  over: Ask = {},
): Promise<WaitingEntry> {
  const { status, body } = await join(app, user, business, over);
  if (status !== 201) throw new Error(`expected a place in line, got ${status} ${body.message}`);
  return body.entry;
}

type Answered = { message: string; code?: string };
export const accept = (app: Caller, user: TestUser, id: string) =>
  app.call<Answered>('post', `/api/waiting-list/${id}/accept`, { token: user.token });
export const decline = (app: Caller, user: TestUser, id: string) =>
  app.call<Answered>('post', `/api/waiting-list/${id}/decline`, { token: user.token });
export const leave = (app: Caller, user: TestUser, id: string) =>
  app.call<Answered>('delete', `/api/waiting-list/${id}`, { token: user.token });

/** The player's own places, as the API answers them. */
export async function placesOf(app: Caller, user: TestUser): Promise<WaitingEntry[]> {
  const { body } = await app.call<{ entries: WaitingEntry[] }>('get', '/api/waiting-list/mine', {
    token: user.token,
  });
  return body.entries;
}

/** The line for Friday 21:00 on the first pitch as the player sees it. */
export async function lineFor(
  app: Caller,
  user: TestUser,
  business: TestVenue,
  over: Ask = {},
): Promise<WaitingLine> {
  const query = new URLSearchParams(hourOf(business, over));
  const { body } = await app.call<WaitingLine>('get', `/api/waiting-list/line?${query}`, {
    token: user.token,
  });
  return body;
}
