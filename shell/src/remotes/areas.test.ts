import { expect, it } from 'vitest';
import { areaFor, areasAt, mayEnter } from './areas.ts';

const nobody = { user: null, business: null, admin: null };
const player = { ...nobody, user: { id: 'u' } as never };
const venue = { id: 'b', email: 'b@isletme.test', role: 'business' as const, isActive: true };
const owner = { ...nobody, business: venue };
const desk = { ...nobody, business: { ...venue, staffId: 's', staffRole: 'staff' as const } };
const admin = { ...nobody, admin: { role: 'admin' as const, adminRole: 'owner' as const } };

it.each([
  ['a player', player, 'player'],
  ['an owner', owner, 'business'],
  ['day staff', desk, 'business'],
  // Nobody else may enter; they are asked to sign in as a player.
  ['a visitor', nobody, 'player'],
  ['an admin', admin, 'player'],
])('a page that two remotes have is for %s that of %j, whichever remote comes first', (_, who, remote) => {
  for (const pathname of ['/chat', '/notifications']) {
    expect(areasAt(pathname)).toHaveLength(2);
    expect(areaFor(who, { pathname, search: '' })?.remote.name).toBe(remote);
  }
});

it('tells who may enter a page, and that nobody may where there is none', () => {
  expect([player, owner, nobody].map((who) => mayEnter(who, '/notifications'))).toEqual([true, true, false]);
  expect(mayEnter(owner, '/no-such-page')).toBe(false);
  expect(areaFor(owner, { pathname: '/no-such-page', search: '' })).toBeNull();
});
