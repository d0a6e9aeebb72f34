import { DAY_MS } from 'mf-shared/time';
import { signedInAgain } from '../booking.ts';
import { createStaff, createUser, createVenue, type TestUser } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { tokenFor } from '../tokens.ts';
import type { Person, Venue, World } from './types.ts';

const USERS = 8;
const BUSINESSES = 2;
const PITCHES = 2;
const FIRST_PRICE = 1200;

/** A small world, so that callers often meet. */
export async function createWorld(apps: readonly TestApp[], seed: number): Promise<World> {
  const [app] = apps;
  if (!app) throw new Error('no process');
  const users: TestUser[] = [];
  for (let i = 0; i < USERS; i++) users.push(await createUser(app));
  const venues: Venue[] = [];
  for (let i = 0; i < BUSINESSES; i++) venues.push(await createStaffedVenue(app));
  return {
    seed,
    apps,
    users,
    venues,
    told: new Map(),
    regulars: new Map(),
    phones: new Map(),
    closures: new Map(),
    weeks: new Map(),
    shifts: new Map(),
    extensions: [],
    changes: [],
    wrong: [],
    step: 0,
    tally: new Map(),
  };
}

async function createStaffedVenue(app: TestApp): Promise<Venue> {
  const paid = { next_payment_at: app.time.now + 1000 * DAY_MS };
  const pitches = Array.from({ length: PITCHES }, () => ({ price: FIRST_PRICE }));
  const business = await createVenue(app, paid, pitches);
  const owner: Person = { id: business.id, staffId: null, role: 'owner', token: business.token };
  const people = [owner];
  for (const role of ['manager', 'staff'] as const) {
    people.push({ ...(await createStaff(app, business, role)), role });
  }
  const bases = Object.fromEntries(business.pitches.map(({ id }) => [id, FIRST_PRICE]));
  const start = { asked: 0, answered: 0 };
  return {
    ...business,
    people,
    prices: { bases: [{ ...start, value: bases }], rules: [{ ...start, value: [] }] },
  };
}

/** New tokens for everybody: the clock runs ahead by weeks. */
export async function renewTokens({ apps, users, venues }: World): Promise<void> {
  const [app] = apps;
  if (!app) return;
  for (const user of users) user.token = (await signedInAgain(app, user, 'user')).token;
  for (const venue of venues) {
    venue.token = (await signedInAgain(app, venue, 'business')).token;
    for (const person of venue.people) person.token = await staffToken(app, venue, person);
  }
}

const staffToken = (app: TestApp, { id, email, token }: Venue, { staffId, role }: Person) =>
  !staffId || role === 'owner'
    ? token
    : tokenFor(app, { id, email, staff: { id: staffId, role } }, 'business');
