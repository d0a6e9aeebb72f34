/**
 * The layers of the domains, the lowest first. A domain imports only the faces (`index.ts`) of domains in lower
 * layers. When a lower domain causes something in a higher one, it goes through `reactions.ts`. The rules of
 * `.dependency-cruiser.mjs` read this list. A domain that is missing here may import nothing.
 */
export const LAYERS: readonly (readonly string[])[] = [
  ['audit'],
  // Admins' acts on bars go to the audit log.
  ['bars'],
  // Occupancy, staff and their history, and domains that need no others.
  ['occupancy', 'staff', 'second-factor', 'sessions', 'platform', 'uploads'],
  // The queue and the owners' web hooks write their acts to the audit log.
  ['account-mail', 'queue', 'releases', 'web-hooks'],
  // What browsers report takes candidates back.
  ['venues', 'release-watch'],
  // Blocks decide who may deal with whom.
  ['blocks', 'prices'],
  ['messages', 'players', 'challenges'],
  ['notifications', 'lineups', 'admins'],
  ['reservations', 'friends', 'ads', 'payments', 'announcements'],
  ['subscriptions', 'support'],
  ['matches'],
  // Views of all bookings together, for players and venues.
  ['board', 'waiting-list', 'reviews', 'tournaments'],
  // Bookings, people and what they publish, all kinds together.
  ['income', 'calendar', 'reports'],
  ['attendance', 'availability', 'hours', 'admin', 'removals', 'health', 'money'],
  // People who come to an hour; links show how many.
  ['rosters'],
  ['recommendations', 'hour-alerts', 'embed', 'links', 'appeals'],
  // An account touches everything that anybody keeps about it.
  ['account'],
  // The admins' desk acts on accounts and reads what they do.
  ['desk'],
  // Decisions on what waits for an admin, and the product as an account sees it.
  ['moderation', 'views'],
];
