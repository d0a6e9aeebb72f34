import { type AccountContents, MOST_CONTENTS } from 'mf-shared/contracts/removals';
import type { AdminActor } from '../../auth/actor.ts';
import type { Side } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { appealedAmong } from '../appeals/index.ts';
import {
  contentsOfPlayer,
  contentsOfVenue,
  type ListedRemoval,
  removalsOf,
  toAdminRemoval,
} from '../removals/index.ts';

/**
 * What an account published, and what of it was removed.
 * @throws `user_not_found`, `business_not_found`
 */
export async function accountContents(
  { db: { q }, clock }: Ctx<AdminActor>,
  { model, id }: Side,
): Promise<AccountContents> {
  const contents = model === 'User' ? await contentsOfPlayer(q, id, clock()) : await contentsOfVenue(q, id);
  return { contents, removals: await toAdminRemovals(q, await removalsOf(q, id, MOST_CONTENTS)) };
}

/** Removals as admins see them. */
export async function toAdminRemovals(q: Queries, rows: readonly ListedRemoval[]) {
  const appealed = await appealedAmong(
    q,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toAdminRemoval(row, appealed));
}
