import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireReservations } from '../src/domains/reservations/expire.ts';
import { approve, atTime, booked, cancel, reject, remove } from './booking.ts';
import { createUser, type TestUser, type TestVenue } from './factories.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { PASSWORD, passwordHash } from './second-factor.ts';
import { decide, endByPlayer, endByVenue, requested, subscribed } from './subscriptions.ts';
import { close, ownedVenue } from './venue-closing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp('sqlite');
});
afterAll(() => app.close());

type Scene = { user: TestUser; venue: TestVenue };
/** A player with a password, and a venue of another owner. */
const scene = async (): Promise<Scene> => ({
  user: await createUser(app, { password_hash: await passwordHash }),
  venue: await ownedVenue(app),
});

const hour = async ({ user, venue }: Scene) => (await booked(app, user, venue)).id;
async function approved({ user, venue }: Scene) {
  const id = await hour({ user, venue });
  await approve(app, venue, id);
  return id;
}
const weekly = async ({ user, venue }: Scene) => (await subscribed(app, user, venue)).id;
const waiting = async ({ user, venue }: Scene) => (await requested(app, user, venue)).id;
const leave = ({ user }: Scene) =>
  app.call('post', '/api/account/delete', { token: user.token, json: { password: PASSWORD } });
/** Nobody answered in time, and the job that expires it has not run yet. */
const runOut = (id: string) =>
  app.db.q.updateTable('reservations').set({ expires_at: app.time.now }).where('id', '=', id).execute();

type Case = [
  how: string,
  make: (scene: Scene) => Promise<string>,
  end: (scene: Scene, id: string) => Promise<unknown>,
  row: { status: string; end_reason: string | null },
];

const RESERVATIONS: Case[] = [
  [
    'that the venue refuses',
    hour,
    ({ venue }, id) => reject(app, venue, id),
    { status: 'rejected', end_reason: null },
  ],
  [
    'that the player gives back',
    hour,
    ({ user }, id) => cancel(app, user, id),
    { status: 'cancelled', end_reason: 'player' },
  ],
  [
    'that the venue calls off',
    approved,
    ({ venue }, id) => remove(app, venue, id),
    { status: 'cancelled', end_reason: 'business' },
  ],
  [
    'that nobody answers',
    hour,
    async (_, id) => {
      await runOut(id);
      await expireReservations(app.ctx);
    },
    { status: 'cancelled', end_reason: 'expired' },
  ],
  ['whose player leaves', approved, leave, { status: 'cancelled', end_reason: 'player' }],
  [
    'whose venue closes',
    approved,
    ({ venue }) => close(app, venue),
    { status: 'cancelled', end_reason: 'business' },
  ],
  [
    'that ran out of time before its venue closes',
    hour,
    async ({ venue }, id) => {
      await runOut(id);
      await close(app, venue);
    },
    { status: 'cancelled', end_reason: 'expired' },
  ],
];

const SUBSCRIPTIONS: Case[] = [
  [
    'that the venue refuses',
    waiting,
    ({ venue }, id) => decide(app, venue, 'reject', id),
    { status: 'rejected', end_reason: null },
  ],
  [
    'that the player withdraws',
    waiting,
    ({ user }, id) => endByPlayer(app, user, id),
    { status: 'cancelled', end_reason: 'player' },
  ],
  [
    'that the player ends',
    weekly,
    ({ user }, id) => endByPlayer(app, user, id),
    { status: 'cancelled', end_reason: 'player' },
  ],
  [
    'that the venue ends',
    weekly,
    ({ venue }, id) => endByVenue(app, venue, id),
    { status: 'cancelled', end_reason: 'business' },
  ],
  ['whose player leaves', weekly, leave, { status: 'cancelled', end_reason: 'left' }],
  [
    'whose venue closes',
    weekly,
    ({ venue }) => close(app, venue),
    { status: 'cancelled', end_reason: 'business' },
  ],
];

const CASES = (['reservations', 'subscriptions'] as const).flatMap((table) =>
  (table === 'reservations' ? RESERVATIONS : SUBSCRIPTIONS).map((one) => [table, ...one] as const),
);

it.each(CASES)('%s %s say afterwards how and when they ended', async (table, _, make, end, row) => {
  const people = await scene();
  const id = await make(people);
  const at = app.time.now + 60_000;
  await atTime(app, at, () => end(people, id));
  const ended = app.db.q.selectFrom(table).select(['status', 'end_reason', 'decided_at']);
  expect(await ended.where('id', '=', id).executeTakeFirst()).toEqual({ ...row, decided_at: at });
});
