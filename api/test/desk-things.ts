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

/** Accounts on the admins' desk, by address. */
export const deskThings: Readonly<Record<string, Thing>> = {
  '/admin/players/:id': {
    ...{ table: 'users', stranger: 'none' },
    states: { playing: account('player', []), suspended: account('player', ['suspend']) },
  },
  '/admin/venues/:id': {
    ...{ table: 'venues', stranger: 'none' },
    states: { open: account('venue', []), suspended: account('venue', ['suspend']) },
  },
};
