import { decodeJwt } from 'jose';
import { dailyAvailability } from 'mf-shared/contracts/calls/availability';
import { CHAT, chatPartner } from 'mf-shared/contracts/calls/messages';
import { ownProfile, showPlayer } from 'mf-shared/contracts/calls/players';
import { myReservations, venueReservations } from 'mf-shared/contracts/calls/reservations';
import { mySubscriptions } from 'mf-shared/contracts/calls/subscriptions';
import { ownVenue } from 'mf-shared/contracts/calls/venues';
import { myEntries } from 'mf-shared/contracts/calls/waiting-list';
import type { TokenClaims } from 'mf-shared/contracts/platform';

/** A player's next reservations, card and chats; a venue's own nights and chats. */
const KEPT = [
  ...[myReservations, mySubscriptions, myEntries, ownProfile],
  ...[venueReservations, dailyAvailability, ownVenue],
  ...[CHAT.User, CHAT.Business].flatMap(({ chatList, history }) => [chatList, history]),
  chatPartner,
].map(({ path }) => pattern(path));

function pattern(path: string): RegExp {
  return new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`);
}

/** The address under which a call's answer is kept, one for each account; null if it is not kept. */
export function keyOf({ method, url, headers }: Request): string | null {
  const claims = claimsOf(headers.get('Authorization'));
  const address = new URL(url);
  // What an admin sees, also of another's account, stays nowhere.
  if (method !== 'GET' || !claims || claims.view || claims.role === 'admin') return null;
  const { role, _id, id, staffId = '' } = claims;
  const self = `/api${showPlayer.path.replace(':id', id)}`;
  if (address.pathname !== self && !KEPT.some((kept) => kept.test(address.pathname))) return null;
  address.searchParams.set('of', [role, _id ?? id, staffId].join(' '));
  return address.href;
}

function claimsOf(header: string | null): TokenClaims | null {
  try {
    return decodeJwt<TokenClaims>(header?.replace(/^Bearer /, '') ?? '');
  } catch {
    return null;
  }
}
