import type { Access } from 'mf-shared/contracts/remote';
import type { useSession } from 'mf-shared/session';
import { placeOf } from '../common/manifests.ts';

type Whole = ReturnType<typeof useSession.getState>;
/** The parts of the session that identify the person. */
export type Who = Pick<Whole, 'user' | 'business' | 'admin'> & Partial<Pick<Whole, 'view'>>;
/** The address of a page. */
export type Place = { pathname: string; search: string };

const BUSINESS_ONLY: ReadonlySet<Access> = new Set(['business', 'unpaidToo', 'manager', 'owner']);
/** Pages of an inactive venue. */
const UNPAID: ReadonlySet<Access> = new Set(['anyBusiness', 'unpaidToo']);

/** Where a person without access is redirected, or null with access. */
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
    // These pages themselves say that the business is missing.
    anyBusiness: true,
    admin: admin !== null,
  };
  if (allowed[access]) return null;
  // The admin's own pages are open in other tabs.
  if (access === 'admin' && session.view) return '/';
  if (access === 'admin')
    return `/admin-login${place.pathname === placeOf('adminHome') ? '' : nextOf(place)}`;
  // Staff without access go to the venue's day.
  if (business && (access === 'manager' || access === 'owner')) return placeOf('venueHome');
  if (BUSINESS_ONLY.has(access)) return '/login';
  return `/login-user${nextOf(place)}`;
}

const nextOf = ({ pathname, search }: Place) => `?next=${encodeURIComponent(pathname + search)}`;

/** Whether a player is signed in, or their details are still loading. */
export const isPlayer = ({ user, status, token }: Pick<Whole, 'user' | 'status' | 'token'>): boolean =>
  user !== null || (status === 'loading' && token !== null);
