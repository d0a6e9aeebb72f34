import type { RemoteName } from 'mf-shared/contracts/remote';
import { matchPath } from 'react-router-dom';

/**
 * Who may enter a page: everybody, a signed-in player, whoever runs an active business, of those managers or the
 * owner alone, an admin; `unpaidToo` is a business that may be inactive. So is that of `anyBusiness`, where whoever has
 * none is told so.
 */
export type Access =
  | 'anyone'
  | 'user'
  | 'business'
  | 'unpaidToo'
  | 'manager'
  | 'owner'
  | 'anyBusiness'
  | 'member'
  | 'admin';
export type Area = { remote: RemoteName | 'own'; path: string; access: Access };

/** Which remote draws which address. `/chat` belongs to whoever is signed in. */
export const AREAS: readonly Area[] = [
  { remote: 'player', path: '/register-user', access: 'anyone' },
  { remote: 'player', path: '/search', access: 'anyone' },
  { remote: 'player', path: '/results', access: 'anyone' },
  { remote: 'player', path: '/ranking', access: 'anyone' },
  { remote: 'player', path: '/available-slots', access: 'anyone' },
  { remote: 'player', path: '/my-reservations', access: 'user' },
  { remote: 'player', path: '/profile/user', access: 'user' },
  { remote: 'player', path: '/account', access: 'user' },
  { remote: 'player', path: '/user/:userId', access: 'user' },
  { remote: 'player', path: '/lineups', access: 'user' },
  { remote: 'player', path: '/lineups/create', access: 'user' },
  { remote: 'player', path: '/matches', access: 'user' },
  { remote: 'player', path: '/teams', access: 'user' },
  { remote: 'player', path: '/rate', access: 'user' },
  { remote: 'player', path: '/requests/opponent', access: 'user' },
  { remote: 'player', path: '/requests/player', access: 'user' },
  { remote: 'player', path: '/team-requests', access: 'user' },
  { remote: 'player', path: '/requests/create', access: 'user' },
  { remote: 'player', path: '/friends', access: 'user' },
  { remote: 'player', path: '/friend-search', access: 'user' },
  { remote: 'player', path: '/tournaments', access: 'user' },
  { remote: 'player', path: '/tournament-create', access: 'user' },
  { remote: 'player', path: '/tournament/:id', access: 'user' },
  { remote: 'player', path: '/tournament/:id/edit', access: 'user' },
  { remote: 'player', path: '/challenges', access: 'user' },
  { remote: 'player', path: '/challenge-create', access: 'user' },
  { remote: 'business', path: '/register-business', access: 'anyone' },
  { remote: 'business', path: '/profile/business', access: 'business' },
  { remote: 'business', path: '/subscription/requests', access: 'business' },
  { remote: 'business', path: '/business/prices', access: 'manager' },
  { remote: 'business', path: '/business/income', access: 'manager' },
  { remote: 'business', path: '/settings/business', access: 'manager' },
  { remote: 'business', path: '/business/board', access: 'business' },
  { remote: 'business', path: '/business/security', access: 'unpaidToo' },
  { remote: 'business', path: '/business/staff', access: 'owner' },
  { remote: 'business', path: '/staff-invite', access: 'anyone' },
  { remote: 'business', path: '/payment', access: 'anyBusiness' },
  { remote: 'business', path: '/payment-success', access: 'anyBusiness' },
  { remote: 'own', path: '/chat', access: 'member' },
  { remote: 'own', path: '/notifications', access: 'member' },
  { remote: 'admin', path: '/admin', access: 'admin' },
  { remote: 'admin', path: '/admin/support', access: 'admin' },
  { remote: 'admin', path: '/admin/security', access: 'admin' },
];

/** The area that an address belongs to, or null for an address that nobody knows. */
export const areaOf = (pathname: string): Area | null =>
  AREAS.find(({ path }) => matchPath(path, pathname)) ?? null;
