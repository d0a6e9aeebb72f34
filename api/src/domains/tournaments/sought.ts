import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import { foldTr } from 'mf-shared/format';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import { EMPTY_PAGE, readPage } from '../../http/keyset.ts';
import { type ListedTournament, withOrganizer } from './queries.ts';

/** Names are searched among so many of the newest tournaments: nobody asks about older ones by name. */
const NEWEST = 500;

/** Ids of the newest tournaments with this part in their name, ignoring case and Turkish letters. */
export async function tournamentsNamed(q: Queries, part: string): Promise<string[]> {
  const folded = foldTr(part);
  const rows = await q
    .selectFrom('tournaments')
    .select(['id', 'name'])
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.filter(({ name }) => foldTr(name).includes(folded)).map(({ id }) => id);
}

/** Tournaments that an admin searches for, by their ids or those of their organizers, the newest first. */
export async function soughtTournaments(
  q: Queries,
  { ids, userIds }: { ids: readonly string[]; userIds: readonly string[] },
  paging: z.output<typeof Paging>,
): Promise<ListPage<ListedTournament>> {
  if (ids.length + userIds.length === 0) return EMPTY_PAGE;
  const found = withOrganizer(q).where((eb) =>
    eb.or([
      ...(ids.length > 0 ? [eb('t.id', 'in', ids)] : []),
      ...(userIds.length > 0 ? [eb('t.organizer_id', 'in', userIds)] : []),
    ]),
  );
  return readPage(found, paging, [['t.id', 'desc']]);
}
