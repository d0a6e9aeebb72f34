import { afterAll, beforeAll, expect } from 'vitest';
import type { LockedTable } from '../src/db/database.ts';
import { booked, cancel } from './booking.ts';
import { posted } from './community.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from './factories.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { whileHeld } from './held.ts';
import { agreed, draft, write } from './matches.ts';
import { subscribed } from './subscriptions.ts';
import { joined } from './waiting.ts';

export type Scene = { app: TestApp; user: TestUser; business: TestVenue; pitch: string };
type Locked = { id: string; call: () => Promise<{ status: number; body: unknown }> };
export type Case = [verb: string, table: LockedTable, make: (scene: Scene) => Locked | Promise<Locked>];

export const send = (
  { app }: Scene,
  { token }: { token: string },
  path: string,
  json: object,
  method = 'post',
) => app.call(method, `/api/${path}`, { token, json });

export const request = async ({ app, user, business }: Scene) => (await booked(app, user, business)).id;
export const weekly = ({ app, user, business }: Scene) => subscribed(app, user, business);
export async function offered(scene: Scene) {
  const holder = await createUser(scene.app);
  const { id } = await booked(scene.app, holder, scene.business);
  const entry = await joined(scene.app, scene.user, scene.business);
  await cancel(scene.app, holder, id);
  return entry.id;
}

export async function matchOf(app: TestApp, a: TestUser, b: TestUser) {
  await write(app, b, a);
  const ad = await posted(app, a);
  return agreed(app, a, b, draft(app, a, b, { requestId: ad.id }));
}

/** A PostgreSQL database for the tests of one file. The answer makes a scene in it. */
export function onPostgres(): () => Promise<Scene> {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp('postgres');
  });
  afterAll(() => app.close());
  return async () => {
    const [user, business] = [await createUser(app), await createVenue(app)];
    return { app, user, business, pitch: business.pitches[0]?.id ?? '' };
  };
}

/** Expects the call of a case to wait for whoever holds its row. */
export async function waitsForRow(scene: Scene, table: LockedTable, make: Case[2]) {
  const { id, call } = await make(scene);
  const { waits, heldAhead, answers } = await whileHeld(scene.app, { table, id }, [call]);
  expect(waits).toEqual([table]);
  // A call that waits for a row holds none that comes later in the locking order.
  expect(heldAhead).toEqual([]);
  expect(answers).toMatchObject([{ status: expect.toSatisfy((status) => status < 300) }]);
}
