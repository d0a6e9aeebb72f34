import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { AdRow } from '../../db/schema/ads.ts';
import { EMPTY_PAGE, readPage } from '../../http/keyset.ts';

export type FoundAd = AdRow & { full_name: string };

/** Ads that an admin searches for, by their ids or those of their players, the newest first. */
export async function soughtAds(
  q: Queries,
  { ids, userIds }: { ids: readonly string[]; userIds: readonly string[] },
  paging: z.output<typeof Paging>,
): Promise<ListPage<FoundAd>> {
  if (ids.length + userIds.length === 0) return EMPTY_PAGE;
  const ads = q
    .selectFrom('ads as a')
    .innerJoin('published_players as u', 'u.id', 'a.user_id')
    .selectAll('a')
    .select('u.full_name')
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('a.id', 'in', ids)] : []),
        ...(userIds.length > 0 ? [eb('a.user_id', 'in', userIds)] : []),
      ]),
    );
  return readPage(ads, paging, [['a.id', 'desc']]);
}
