import type { useSession } from 'mf-shared/session';
import { expect, it } from 'vitest';
import { areaOf } from '../remotes/areas.ts';
import { linksFor } from './links.ts';

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

it('shows an inactive business payment alone', () => {
  expect(targets(business(false))).toEqual(['/payment']);
  expect(targets(business(true))).toContain('/profile/business');
});

it('leads nowhere that does not exist', () => {
  const own = ['/login'];
  for (const session of [
    nobody,
    user(true),
    business(true),
    business(false),
    { ...nobody, admin: { role: 'admin' as const } },
  ]) {
    for (const target of targets(session)) expect(own.includes(target) || areaOf(target) !== null).toBe(true);
  }
});
