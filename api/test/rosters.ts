import type { Roster, RosterReplied, RosterSaved } from 'mf-shared/contracts/rosters';
import { booked, type Caller } from './booking.ts';
import type { TestUser, TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';

type Refused = { code?: string; fields?: Record<string, string> };
type By = { token: string };
/** An answer of somebody without an account has a name and a secret. */
export type Reply = { answer: 'yes' | 'maybe' | 'no'; name?: string; secret?: string } & {
  keeper?: boolean;
  guests?: number;
};

/** The part of a match page's address that nobody can guess. */
export const codeIn = (path: string): string => path.replace(/^\/mac\//, '');

/** The link of the match page of a player's hour. */
export async function calledTo(
  app: Caller,
  { token }: By,
  id: string,
  kind = 'reservation',
): Promise<string> {
  const { status, body } = await app.call<{ path: string; message: string }>('post', '/api/rosters', {
    ...{ token, json: { kind, id } },
  });
  if (status !== 201) throw new Error(`expected a match page, got ${status} ${body.message}`);
  return codeIn(body.path);
}

/** The link of the match page of a new hour: Friday 21:00 on the venue's first pitch. */
export const called = async (app: TestApp, captain: TestUser, venue: TestVenue): Promise<string> =>
  calledTo(app, captain, (await booked(app, captain, venue)).id);

/** A secret as a browser makes it. */
export const secretOf = (n: number): string => `secret-${String(n).padStart(16, '0')}`;

/** Answers as the player `by`, or by name. */
export const reply = (app: Caller, code: string, json: Reply, by?: By) =>
  app.call<RosterReplied & Refused>('put', `/api/rosters/${code}/answer`, {
    ...(by ? { token: by.token } : {}),
    json,
  });

/** The same of a guest with a number of their own. */
export const replyAsGuest = (app: Caller, code: string, n: number, json: Reply = { answer: 'yes' }) =>
  reply(app, code, { name: `Misafir ${n}`, secret: secretOf(n), ...json });

/** The match as `by` sees it, or a visitor. */
export const shown = (app: Caller, code: string, by?: By) =>
  app.call<Roster & Refused>('get', `/api/rosters/${code}`, by ? { token: by.token } : {});

type Terms = { places?: number; note?: string; answersUntil?: number | null };
/** The captain changes places, note and deadline. */
export const change = (app: Caller, code: string, { token }: By, terms: Terms) =>
  app.call<RosterSaved & Refused>('put', `/api/rosters/${code}`, {
    ...{ token, json: { places: 14, answersUntil: null, ...terms } },
  });
