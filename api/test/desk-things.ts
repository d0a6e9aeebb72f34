import type { AdminInvited } from 'mf-shared/contracts/admins';
import type { Bar } from 'mf-shared/contracts/bars';
import { newId } from '../src/base/id.ts';
import { approve, booked } from './booking.ts';
import { posted } from './community.ts';
import { createUser } from './factories.ts';
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
/** An address that alerts are posted to, after some changes. */
const webHook = (isOn: boolean): State => ({
  of: ['admin'],
  make: async (app, { admin: { token } }) => {
    // There is room for few.
    const last = app.db.q.selectFrom('web_hooks').select('id').orderBy('id', 'desc').limit(8);
    await app.db.q.deleteFrom('web_hooks').where('id', 'not in', last).execute();
    const url = `https://${newId()}.ornek.com/`;
    const call = <T>(method: string, path: string, json: object) =>
      app.call<T>(method, `/api/admin/web-hooks${path}`, { token, json });
    const { id } = (await call<{ id: string }>('post', '', { url })).body;
    if (!isOn) await call('put', `/${id}`, { version: 1, url, isOn });
    return { id, gives: { version: isOn ? 1 : 2, url, isOn } };
  },
});

/** Each thing is a remote of its own. How many there are in a database. */
const leagues = new WeakMap<object, number>();
const ROLL_OUT: [string, object] = ['roll-out', { version: '1.0.0', share: 10 }];

/** A reservation that an admin has read. */
const booking = (decide?: typeof approve): State => ({
  of: ['admin'],
  make: async (app, { player, venue, admin }) => {
    const { id } = await booked(app, player, venue);
    await decide?.(app, venue, id);
    const path = `/api/admin/reservations/${id}`;
    const { body } = await app.call<{ version: string }>('get', path, { token: admin.token });
    return { id, gives: { version: body.version } };
  },
});

const cup: State = {
  of: ['admin'],
  make: async (app, { player }) => {
    const json = { name: 'Kupa', date: '2026-12-20', location: { city: 'Muş' }, fee: 0, capacity: 8 };
    const path = '/api/tournaments/create';
    const made = await app.call<{ tournament: { id: string } }>('post', path, { token: player.token, json });
    return { id: made.body.tournament.id, gives: { version: 1 } };
  },
};

/** Another admin. */
const colleague: State = {
  of: ['admin'],
  make: async (app) => ({
    id: (await createUser(app, { role: 'admin', admin_role: 'support' })).id,
    gives: { seen: 'support', role: 'finance', reason: 'Görev değişikliği' },
  }),
};

/** An invitation that nobody has accepted. */
const invited: State = {
  of: ['admin'],
  make: async (app, { admin: { token } }) => {
    const json = { email: `${newId()}@yonetici.test`, role: 'support' };
    const path = '/api/admin/admin-invitations';
    return { id: (await app.call<AdminInvited>('post', path, { token, json })).body.invitation.id };
  },
};

/** A barred address. */
const barred: State = {
  of: ['admin'],
  make: async (app, { admin: { token } }) => {
    const json = { kind: 'email', value: `${newId()}@engelli.test`, reason: 'Sahte hesap' };
    return { id: (await app.call<Bar>('post', '/api/admin/bars', { token, json })).body.id };
  },
};

/** What admins act on that has an address of its own. */
export const deskThings: Readonly<Record<string, Thing>> = {
  '/admin/ads/:id': {
    ...{ table: 'ads', stranger: 'none' },
    states: { up: { of: ['admin'], make: (app, { player }) => posted(app, player) } },
  },
  '/admin/reservations/:id': {
    ...{ table: 'reservations', stranger: 'none' },
    states: { asked: booking(), approved: booking(approve) },
  },
  '/admin/tournaments/:id': { ...{ table: 'tournaments', stranger: 'none' }, states: { coming: cup } },
  '/admin/admins/:id': {
    ...{ table: 'users', stranger: 'none' },
    states: { helping: colleague },
  },
  '/admin/admin-invitations/:id': {
    ...{ table: 'admin_invitations', stranger: 'none' },
    states: { open: invited },
  },
  '/admin/bars/:id': { ...{ table: 'bars', stranger: 'none' }, states: { standing: barred } },
  '/admin/players/:id': {
    ...{ table: 'users', stranger: 'none' },
    states: { playing: account('player', []), suspended: account('player', ['suspend']) },
  },
  '/admin/releases/:name': {
    ...{ table: 'remote_rollouts', stranger: 'none' },
    states: { untouched: remote(), candidate: remote(ROLL_OUT), stable: remote(ROLL_OUT, ['promote']) },
  },
  '/admin/web-hooks/:id': {
    ...{ table: 'web_hooks', stranger: 'none' },
    states: { on: webHook(true), off: webHook(false) },
  },
  '/admin/venues/:id': {
    ...{ table: 'venues', stranger: 'none' },
    states: { open: account('venue', []), approved, suspended: account('venue', ['suspend']) },
  },
};
