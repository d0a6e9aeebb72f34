import type { Venue } from 'mf-shared/contracts/venues';
import { newId } from '../src/base/id.ts';
import { createVenue } from './factories.ts';
import type { TestApp } from './harness.ts';

export const MONTH = 30 * 24 * 60 * 60 * 1000;

export const pendingVenue = (test: TestApp, row: Parameters<typeof createVenue>[1] = {}) =>
  createVenue(test, { status: 'pending', next_payment_at: null, ...row });
export const rowOf = (test: TestApp, id: string) =>
  test.db.q.selectFrom('venues').selectAll().where('id', '=', id).executeTakeFirst();
export const DECIDED = {
  status: 409,
  body: { code: 'already_decided' },
};
export const GONE = { status: 404, body: { code: 'not_found' } };

/** An admin's calls that decide on venues. Both arguments are read anew at each call. */
export const decisions = (app: () => TestApp, token: () => string) => ({
  list: (query = '') =>
    app().call<Venue[]>('get', `/api/admin/pending-businesses${query}`, { token: token() }),
  approve: (id: string) => app().call('put', `/api/admin/approve/${id}`, { token: token() }),
  reject: (id: string, reason = '') => {
    const query = reason && `?reason=${encodeURIComponent(reason)}`;
    return app().call('delete', `/api/admin/reject/${id}${query}`, { token: token() });
  },
  restore: (id: string) => app().call('post', `/api/admin/restore/${id}`, { token: token() }),
});

/** Gives a venue a photo; answers its path. */
export async function addPhoto(test: TestApp, venue_id: string): Promise<string> {
  const path = `/uploads/${newId()}.webp`;
  await test.db.q.insertInto('venue_photos').values({ id: newId(), venue_id, path, sort: 0 }).execute();
  return path;
}
