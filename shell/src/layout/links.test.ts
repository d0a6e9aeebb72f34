import type { useSession } from 'mf-shared/session';
import { expect, it } from 'vitest';
import { areasAt } from '../remotes/areas.ts';
import { isCurrent, isCurrentPlace, linksFor, thumbLinksFor } from './links.ts';

type Session = Parameters<typeof linksFor>[0];
type User = NonNullable<ReturnType<typeof useSession.getState>['user']>;
const nobody: Session = { user: null, business: null, admin: null };
const user = (isAdmin: boolean): Session => ({ ...nobody, user: { id: 'u', isAdmin } as User });
const business = (isActive: boolean): Session => ({
  ...nobody,
  business: { id: 'b', email: 'b@isletme.test', role: 'business', isActive },
});
const targets = (session: Session) => linksFor(session).map((link) => link.to);

it('shows the admin link to players whose account is an admin', () => {
  expect(targets(user(true))).toContain('/admin');
  expect(targets(user(false))).not.toContain('/admin');
});

it('shows an inactive business payment and its security alone', () => {
  expect(targets(business(false))).toEqual(['/payment', '/business/security']);
  expect(targets(business(true))).toContain('/profile/business');
});

it('leads an active owner and managers to their payments, and not day staff', () => {
  const staffed = (staffRole?: 'manager' | 'staff'): Session => ({
    ...nobody,
    business: { ...business(true).business, ...(staffRole ? { staffRole } : {}) } as Session['business'],
  });
  expect(targets(staffed())).toContain('/payment');
  expect(targets(staffed('manager'))).toContain('/payment');
  expect(targets(staffed('staff'))).not.toContain('/payment');
});

it('keeps the way in current on every page of it', () => {
  const login = linksFor(nobody).find((link) => link.to === '/login');
  const pages = ['/login', '/login-user', '/login-business', '/forgot-password', '/register-user'];
  expect(login && pages.filter((page) => isCurrent(login, page))).toEqual(pages.slice(0, 4));
});

it('leads nowhere that does not exist', () => {
  const own = ['/login'];
  for (const session of [
    nobody,
    user(true),
    business(true),
    business(false),
    { ...nobody, admin: { role: 'admin' as const, adminRole: 'owner' as const } },
  ]) {
    for (const target of targets(session))
      expect(own.includes(target) || areasAt(target).length > 0).toBe(true);
  }
});

it('marks one link of the admin’s as that of the page', () => {
  const links = linksFor({ ...nobody, admin: { role: 'admin', adminRole: 'owner' } });
  const current = (path: string) => links.filter((link) => isCurrent(link, path)).map((link) => link.to);
  expect(current('/admin')).toEqual(['/admin']);
  expect(current('/admin/security')).toEqual(['/admin/security']);
});

it.each([
  ['/requests/opponent', 'İlanlar'],
  ['/requests/create', 'İlanlar'],
  ['/team-requests', 'İlanlar'],
  ['/friend-search', 'Arkadaşlar'],
  ['/tournament/t1', 'Turnuvalar'],
  ['/tournament-create', 'Turnuvalar'],
  ['/challenge-create', 'Meydan Okumalar'],
  ['/lineups/create', 'Kadrolar'],
])('%s belongs to “%s” alone', (address, label) => {
  const links = linksFor({ user: {} as never, business: null, admin: null });
  expect(links.filter((link) => isCurrent(link, address)).map((link) => link.label)).toEqual([label]);
});

it.each([
  ['/my-reservations', 'Maçlarım'],
  ['/friends', 'Maçlarım'],
  ['/friend-search', 'Maçlarım'],
  ['/lineups/create', 'Maçlarım'],
  ['/tournament/t1', 'Maçlarım'],
  ['/challenges', 'İlanlar'],
  ['/ranking', 'Saha'],
  ['/account', 'Profil'],
])('%s is marked as “%s” in the thumb bar, and nowhere else', (address, label) => {
  const places = thumbLinksFor({ user: {} as never, business: null, admin: null });
  const marked = places.filter((place) => isCurrentPlace(place, address));
  expect(marked.map(({ thumb, label: name }) => thumb.label ?? name)).toEqual([label]);
});
