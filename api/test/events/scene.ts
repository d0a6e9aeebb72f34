import type { StaffRole } from 'mf-shared/contracts/staff';
import { newId } from '../../src/base/id.ts';
import { createStaff, createUser, createVenue } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import type { TestHub, TestSocket } from '../socket.ts';

/** The people of one row. `player` and `other` deal with each other; `mate` deals with neither. */
export async function createScene(app: TestApp) {
  const venue = await createVenue(app, {}, [{}, {}]);
  const employ = (role: StaffRole) => createStaff(app, venue, role);
  const player = await createUser(app, { full_name: 'Ali Can' });
  const other = await createUser(app);
  for (const { id } of [player, other]) await addBrowser(app, { model: 'User', id });
  await addBrowser(app, { model: 'Business', id: venue.id });
  return {
    ...{ app, player, other },
    mate: await createUser(app),
    venue,
    manager: await employ('manager'),
    staff: await employ('staff'),
    rival: await createVenue(app),
    admin: await createUser(app, { role: 'admin' }),
  };
}

/** Adds a push subscription, so that pending messages to the account are stored. */
const addBrowser = ({ db, time }: TestApp, { model, id }: { model: 'User' | 'Business'; id: string }) =>
  db.q
    .insertInto('push_subscriptions')
    .values({
      ...{ id: newId(), owner_model: model, owner_id: id, staff_id: null, created_at: time.now },
      ...{ endpoint: `https://push.test/${id}`, p256dh: 'p', auth: 'a' },
    })
    .execute();

export type Scene = Awaited<ReturnType<typeof createScene>>;

const JOINED = ['player', 'other', 'mate', 'venue', 'manager', 'staff', 'rival'] as const;
/** The week of the test clock's Wednesday. */
const WEEK = { startDate: '2026-11-16', endDate: '2026-11-22' };
const IN_A_MONTH = { startDate: '2026-12-14', endDate: '2026-12-20' };

/**
 * Connects all possible listeners: the scene's people, the admin, a `visitor` who watches the venue's week and the ads,
 * and a `passer` who watches the same week of another venue and a later week of this one.
 */
export async function connectAll(scene: Scene, hub: TestHub): Promise<Record<string, TestSocket>> {
  const ears: Record<string, TestSocket> = {};
  for (const name of JOINED) {
    ears[name] = await hub.connect();
    await ears[name].join(scene[name]);
  }
  const [visitor, passer, admin] = [await hub.connect(), await hub.connect(), await hub.connect()];
  visitor.say('watchWeek', { businessId: scene.venue.id, ...WEEK });
  visitor.say('watchRequests', { on: true });
  passer.say('watchWeek', { businessId: scene.rival.id, ...WEEK });
  passer.say('watchWeek', { businessId: scene.venue.id, ...IN_A_MONTH });
  admin.say('watchPending', { token: scene.admin.token });
  return { ...ears, visitor, passer, admin };
}
