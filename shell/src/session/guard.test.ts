import type { useSession } from 'mf-shared/session';
import { describe, expect, it } from 'vitest';
import { remotes } from '../common/manifests.ts';
import { areaFor } from '../remotes/areas.ts';
import { redirectFor } from './guard.ts';

type Session = Parameters<typeof redirectFor>[1];
type User = NonNullable<ReturnType<typeof useSession.getState>['user']>;

const nobody: Session = { user: null, business: null, admin: null };
const player: Session = { ...nobody, user: { id: 'u' } as User };
const active: Session = {
  ...nobody,
  business: { id: 'b', email: 'b@isletme.test', role: 'business', isActive: true },
};
const unpaid: Session = {
  ...nobody,
  business: { id: 'b', email: 'b@isletme.test', role: 'business', isActive: false },
};
const of = (staffRole: 'manager' | 'staff'): Session => ({
  ...nobody,
  business: { id: 'b', email: 'b@isletme.test', role: 'business', isActive: true, staffId: 's', staffRole },
});
const admin: Session = { ...nobody, admin: { role: 'admin', adminRole: 'owner' } };
const here = { pathname: '/my-reservations', search: '?tab=past' };

describe('redirectFor', () => {
  it.each([
    ['anyone', nobody],
    ['user', player],
    ['business', active],
    ['anyBusiness', unpaid],
    ['unpaidToo', unpaid],
    ['unpaidToo', active],
    ['anyBusiness', nobody],
    ['anyBusiness', player],
    ['admin', admin],
    ['owner', active],
    ['manager', active],
    ['manager', of('manager')],
    ['business', of('staff')],
  ] as const)('lets %s in', (access, session) => {
    expect(redirectFor(access, session, here)).toBeNull();
  });

  it.each([
    ['user', nobody, '/login-user?next=%2Fmy-reservations%3Ftab%3Dpast'],
    ['business', nobody, '/login'],
    ['business', player, '/login'],
    ['admin', player, '/admin-login?next=%2Fmy-reservations%3Ftab%3Dpast'],
    ['unpaidToo', player, '/login'],
    ['anyone', unpaid, '/payment'],
    ['business', unpaid, '/payment'],
    ['owner', of('manager'), '/profile/business'],
    ['owner', of('staff'), '/profile/business'],
    ['manager', of('staff'), '/profile/business'],
    ['owner', nobody, '/login'],
    ['manager', player, '/login'],
  ] as const)('sends who may not enter a page for %s elsewhere', (access, session, target) => {
    expect(redirectFor(access, session, here)).toBe(target);
  });
});

it.each([
  '/profile/business',
  '/business/board',
  '/subscription/requests',
  '/business/income',
  '/business/prices',
  '/settings/business',
  '/business/staff',
  '/notifications',
  '/chat',
  '/search',
])('keeps a venue whose time is over from %s', (path) => {
  const area = areaFor(unpaid, { pathname: path, search: '' });
  expect(redirectFor(area?.access ?? 'anyBusiness', unpaid, here)).toBe('/payment');
});

it('lets everybody into their own pages and sends them elsewhere from all others', () => {
  const people = { nobody, player, active, unpaid, manager: of('manager'), staff: of('staff'), admin };
  const all = remotes().flatMap(({ name, pages }) => pages.map(({ path }) => ({ path, name })));
  const isShared = (path: string) => all.filter((one) => one.path === path).length > 1;
  const order = ['player', 'business', 'own', 'admin'];
  const areas = all
    .filter(({ path, name }) => !isShared(path) || name === 'player')
    .map(({ path, name }) => ({ path, remote: isShared(path) ? 'own' : name }))
    .sort((a, b) => order.indexOf(a.remote) - order.indexOf(b.remote));
  const lines = areas.map(({ path, remote }) => {
    const ways = Object.entries(people).map(([name, session]) => {
      const place = { pathname: path, search: '' };
      return `  ${name}: ${redirectFor(areaFor(session, place)?.access ?? 'anyone', session, place) ?? 'in'}`;
    });
    return [`${path} of ${remote}`, ...ways].join('\n');
  });
  expect(lines.join('\n')).toMatchSnapshot();
});

it('sends to the admin login by its plain address from the admin area’s first page', () => {
  expect(redirectFor('admin', nobody, { pathname: '/admin', search: '' })).toBe('/admin-login');
});
