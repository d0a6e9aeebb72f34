import type { Access } from 'mf-shared/contracts/remote';
import type { useSession } from 'mf-shared/session';
import { placeOf } from '../remotes/manifests.ts';

type Whole = ReturnType<typeof useSession.getState>;
/** The parts of the session that say who is there. */
export type Who = Pick<Whole, 'user' | 'business' | 'admin'>;
/** The address of a page. */
export type Place = { pathname: string; search: string };

const BUSINESS_ONLY: ReadonlySet<Access> = new Set(['business', 'unpaidToo', 'manager', 'owner']);
/** Pages of a venue that has not paid. */
const UNPAID: ReadonlySet<Access> = new Set(['anyBusiness', 'unpaidToo']);

/** Where somebody is sent who may not enter a page, or null when they may. */
export function redirectFor(access: Access, session: Who, place: Place): string | null {
  const { user, business, admin } = session;
  if (business && !business.isActive && !UNPAID.has(access)) return placeOf('unpaidHome');
  const allowed: Record<Access, boolean> = {
    anyone: true,
    user: user !== null,
    business: business !== null,
    unpaidToo: business !== null,
    manager: business !== null && business.staffRole !== 'staff',
    owner: business !== null && business.staffRole === undefined,
    // These pages say themselves that they miss the business.
    anyBusiness: true,
    admin: admin !== null,
  };
  if (allowed[access]) return null;
  if (access === 'admin')
    return `/admin-login${place.pathname === placeOf('adminHome') ? '' : nextOf(place)}`;
  // Somebody of the staff is where nothing of theirs is; the venue's day is theirs.
  if (business && (access === 'manager' || access === 'owner')) return placeOf('venueHome');
  if (BUSINESS_ONLY.has(access)) return '/login';
  return `/login-user${nextOf(place)}`;
}

const nextOf = ({ pathname, search }: Place) => `?next=${encodeURIComponent(pathname + search)}`;

/** Whether a player is signed in, or their details are still on their way. */
export const isPlayer = ({ user, status, token }: Pick<Whole, 'user' | 'status' | 'token'>): boolean =>
  user !== null || (status === 'loading' && token !== null);

/** A path of this site to go to after signing in, or null for anything that leads elsewhere. */
export function safeNext(next: string | null): string | null {
  // Browsers drop controls from an address, and `/\t/host` would then be one of another site.
  return next && /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : null;
}
