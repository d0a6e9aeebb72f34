/**
 * The layers of the domains, the lowest first. A domain imports only domains of lower layers, and of them the face
 * (`index.ts`) alone. What a lower one causes in a higher one goes through `reactions.ts`. The rules of
 * `.dependency-cruiser.mjs` read this list; a domain that is missing here may import nothing.
 */
export const LAYERS: readonly (readonly string[])[] = [
  // Who holds which cells, who of a venue did what, and what stands alone.
  ['occupancy', 'staff', 'second-factor', 'sessions', 'platform', 'uploads'],
  ['account-mail', 'settings', 'prices'],
  ['venues'],
  // Who may deal with whom.
  ['blocks'],
  ['messages', 'players', 'challenges', 'reports'],
  ['notifications', 'lineups'],
  ['reservations', 'friends', 'ads', 'support', 'payments'],
  ['subscriptions', 'matches', 'calendar'],
  // What players and venues see of all bookings together.
  ['board', 'waiting-list', 'reviews', 'tournaments', 'income'],
  ['attendance', 'availability', 'admin', 'account'],
  ['recommendations', 'embed'],
];
