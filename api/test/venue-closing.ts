import type { PitchRow } from '../src/db/schema/pitches.ts';
import type { NewVenue } from '../src/db/schema/venues.ts';
import { createVenue, type TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';
import { PASSWORD, passwordHash } from './second-factor.ts';

type Refused = { code?: string; message: string; fields?: Record<string, string> };

/** A venue whose owner has a known password. */
export const ownedVenue = async (
  app: TestApp,
  row: Partial<NewVenue> = {},
  pitches: Partial<PitchRow>[] = [{}],
): Promise<TestVenue> => createVenue(app, { password_hash: await passwordHash, ...row }, pitches);

/** Closes the account of a venue. */
export const close = (app: TestApp, { token }: { token: string }, json: object = { password: PASSWORD }) =>
  app.call<Refused>('post', '/api/account/close', { token, json });
