import { sql } from 'kysely';
import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import { foldTr } from 'mf-shared/format';
import type * as z from 'zod/mini';
import { MOST_OWNERS, type Sought } from '../../base/sought.ts';
import type { Queries } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { EMPTY_PAGE, readPage } from '../../http/keyset.ts';
import { containing } from './profile.ts';

/** Venues in any state that an admin searches for, the newest first. */
export async function soughtVenues(
  q: Queries,
  sought: Sought,
  paging: z.output<typeof Paging>,
): Promise<ListPage<VenueRow>> {
  const venues = kept(q, sought);
  return venues ? readPage(venues.selectAll(), paging, [['id', 'desc']]) : EMPTY_PAGE;
}

/** Ids of the newest of them. */
export async function soughtVenueIds(q: Queries, sought: Sought): Promise<string[]> {
  const venues = kept(q, sought)?.select('id').orderBy('id', 'desc').limit(MOST_OWNERS);
  return (await venues?.execute())?.map(({ id }) => id) ?? [];
}

/** Null for what no venue has. A part of a name is looked for in all names: the country has a few thousand venues. */
function kept(q: Queries, sought: Sought) {
  const venues = q.selectFrom('venues');
  if ('id' in sought) return venues.where('id', '=', sought.id);
  if ('email' in sought) return venues.where('email', '=', sought.email);
  if ('phone' in sought) return venues.where('phone', '=', sought.phone);
  const part = 'name' in sought ? foldTr(sought.name) : '';
  return part ? venues.where(sql<boolean>`name_folded like ${containing(part)} escape '!'`) : null;
}
