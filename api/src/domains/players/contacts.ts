import type { Queries } from '../../db/database.ts';

/**
 * Players with what a venue may know of those at its hours, to be joined as `u`. Unlike the view `published_players` it
 * has the e-mail and the phone: read it only where the two sides of a booking see each other.
 */
export const playerContacts = (q: Queries) =>
  q
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'phone', 'played_count', 'no_show_count'])
    .as('u');
