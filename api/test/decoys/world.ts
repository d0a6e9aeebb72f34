import { createStaff, createUser, createVenue, type TestUser, type TestVenue } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { bookings } from './world-bookings.ts';
import { community } from './world-community.ts';
import { crowd } from './world-crowd.ts';
import { matches } from './world-matches.ts';
import { office } from './world-office.ts';
import { talk } from './world-talk.ts';
import { values } from './world-values.ts';

/** The readers. Ids are words, so that a failed comparison is readable. */
export type World = {
  player: TestUser;
  venue: TestVenue;
  manager: { token: string };
  staff: { token: string };
  admin: TestUser;
};

/**
 * A player and a venue with rows of every kind, and the people around them: `u-mate` is a friend, `u-asker` and
 * `u-asked` have open requests, `u-far` is blocked. The player has also been to `v-other`.
 */
export async function makeWorld(app: TestApp): Promise<World> {
  const player = await createUser(app, { id: 'u-player', full_name: 'Zeynep Kaya' });
  for (const [id, full_name] of OTHERS) await createUser(app, { id, full_name });
  const admin = await createUser(app, { id: 'u-admin', role: 'admin' });
  const venue = await createVenue(app, { id: 'v-home', ...RATED }, [
    { id: 'p-one', sort: 1 },
    { id: 'p-two', sort: 0 },
  ]);
  const other = { id: 'v-other', venue_name: 'Güneş Halı Saha', ...RATED, rating_score: 3 };
  await createVenue(app, other, [{ id: 'p-other' }]);
  const asked = { status: 'pending', next_payment_at: null } as const;
  await createVenue(app, { id: 'v-asked', ...asked }, [{ id: 'p-asked' }]);
  await createVenue(app, { id: 'v-waits', ...asked, created_at: app.time.now - 1 }, [{ id: 'p-waits' }]);
  const manager = await createStaff(app, venue, 'manager', 'staff-manager');
  const staff = await createStaff(app, venue, 'staff', 'staff-day');
  for (const fill of [bookings, talk, community, matches, office, crowd, values]) await fill(app);
  return { player, venue, manager, staff, admin };
}

const RATED = { rating_sum: 40, rating_count: 10, rating_score: 4 };
const OTHERS = [
  ['u-mate', 'Ali Can'],
  ['u-asker', 'Ece Demir'],
  ['u-asked', 'Mert Aydın'],
  ['u-far', 'Kerem Sarı'],
] as const;
