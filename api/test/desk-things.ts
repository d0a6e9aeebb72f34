import { newId } from '../src/base/id.ts';
import type { State, Thing } from './thing.ts';

/** An account on the admins' desk, after some acts. */
const account = (side: 'player' | 'venue', acts: readonly string[]): State => ({
  of: ['admin'],
  make: async (app, people) => {
    const { id } = people[side];
    const path = `/api/admin/${side}s/${id}`;
    const { token } = people.admin;
    for (const act of acts) await app.call('post', `${path}/${act}`, { token, json: { reason: 'Sahte' } });
    const location = { city: 'İstanbul', coordinates: [29.02, 41.05] };
    return { id, gives: { email: `${newId()}@yeni.test`, phone: '0532 999 88 77', days: 5, location } };
  },
});

/** A venue that an admin has just approved. */
const approved: State = {
  of: ['admin'],
  make: async (app, people) => {
    const { id } = people.venue;
    const waiting = { status: 'pending', next_payment_at: null } as const;
    await app.db.q.updateTable('venues').set(waiting).where('id', '=', id).execute();
    await app.call('put', `/api/admin/approve/${id}`, { token: people.admin.token });
    return account('venue', []).make(app, people);
  },
};

/** A remote with releases, after some acts. */
const remote = (...acts: readonly [verb: string, input?: object][]): State => ({
  of: ['admin'],
  make: async (app, { admin }) => {
    const count = (leagues.get(app.db) ?? 0) + 1;
    leagues.set(app.db, count);
    const id = `league${count}`;
    let counter = 0;
    for (const [verb, input] of acts) {
      const json = { counter, ...input };
      await app.call('post', `/api/admin/releases/${id}/${verb}`, { token: admin.token, json });
      counter++;
    }
    return { id, gives: { counter, version: '2.0.0', share: 10 } };
  },
});
/** Each thing is a remote of its own. How many there are in a database. */
const leagues = new WeakMap<object, number>();
const ROLL_OUT: [string, object] = ['roll-out', { version: '1.0.0', share: 10 }];

/** What admins act on that has an address of its own. */
export const deskThings: Readonly<Record<string, Thing>> = {
  '/admin/players/:id': {
    ...{ table: 'users', stranger: 'none' },
    states: { playing: account('player', []), suspended: account('player', ['suspend']) },
  },
  '/admin/releases/:name': {
    ...{ table: 'remote_rollouts', stranger: 'none' },
    states: { untouched: remote(), candidate: remote(ROLL_OUT), stable: remote(ROLL_OUT, ['promote']) },
  },
  '/admin/venues/:id': {
    ...{ table: 'venues', stranger: 'none' },
    states: { open: account('venue', []), approved, suspended: account('venue', ['suspend']) },
  },
};
