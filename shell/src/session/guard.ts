import type { useSession } from 'mf-shared/session';
import type { Access } from '../remotes/areas.ts';

type Session = Pick<ReturnType<typeof useSession.getState>, 'user' | 'business' | 'admin'>;
type Place = { pathname: string; search: string };

const BUSINESS_ONLY: ReadonlySet<Access> = new Set(['business', 'manager', 'owner']);

/** Where somebody is sent who may not enter a page, or null when they may. */
export function redirectFor(access: Access, session: Session, place: Place): string | null {
  const { user, business, admin } = session;
  if (business && !business.isActive && access !== 'anyBusiness') return '/payment';
  const allowed: Record<Access, boolean> = {
    anyone: true,
    user: user !== null,
    business: business !== null,
    manager: business !== null && business.staffRole !== 'staff',
    owner: business !== null && business.staffRole === undefined,
    // These pages say themselves that they miss the business.
    anyBusiness: true,
    member: user !== null || business !== null,
    admin: admin !== null,
  };
  if (allowed[access]) return null;
  if (access === 'admin') return '/admin-login';
  // Somebody of the staff is where nothing of theirs is; the venue's day is theirs.
  if (business && (access === 'manager' || access === 'owner')) return '/profile/business';
  if (BUSINESS_ONLY.has(access)) return '/login';
  return `/login-user?next=${encodeURIComponent(place.pathname + place.search)}`;
}

/** A path of this site to go to after signing in, or null for anything that leads elsewhere. */
export function safeNext(next: string | null): string | null {
  // Browsers drop controls from an address, and `/\t/host` would then be one of another site.
  return next && /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : null;
}
