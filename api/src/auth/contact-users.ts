import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/** An e-mail address in some spellings, or a phone in its stored form. */
export type SoughtContact = { emails: readonly string[]; keys: readonly string[] } | { phone: string };
/** An account of a player or a venue, with its contact. */
export type ContactUser = {
  kind: 'player' | 'venue';
  id: string;
  name: string;
  email: string;
  phone: string | null;
};

/** The newest accounts that use one of these contacts: `most` players and `most` venues for each. */
export async function usersOfContacts(
  q: Queries,
  contacts: readonly SoughtContact[],
  most: number,
): Promise<ContactUser[]> {
  const parts = contacts.flatMap((one) => [playersWith(q, one, most), venuesWith(q, one, most)]);
  // SQLite limits no part of a union but through a subquery.
  const [first, ...rest] = parts.map((part) => q.selectFrom(part.as('found')).selectAll());
  return first ? rest.reduce((all, part) => all.unionAll(part), first).execute() : [];
}

const playersWith = (q: Queries, sought: SoughtContact, most: number) =>
  q
    .selectFrom('users')
    .select(['id', 'full_name as name', 'email', 'phone', sql<ContactUser['kind']>`'player'`.as('kind')])
    .where('deleted_at', 'is', null)
    .where((eb) =>
      'phone' in sought ? eb('phone', '=', sought.phone) : eb('email', 'in', [...sought.emails]),
    )
    .orderBy('id', 'desc')
    .limit(most);

const venuesWith = (q: Queries, sought: SoughtContact, most: number) =>
  q
    .selectFrom('venues')
    .select(['id', 'venue_name as name', 'email', 'phone', sql<ContactUser['kind']>`'venue'`.as('kind')])
    .where((eb) =>
      'phone' in sought ? eb('phone', '=', sought.phone) : eb('email_key', 'in', [...sought.keys]),
    )
    .orderBy('id', 'desc')
    .limit(most);
