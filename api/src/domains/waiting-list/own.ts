import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { WaitingEntryRow } from '../../db/schema/waiting-entries.ts';
import { entryById } from './queries.ts';

/**
 * The caller's entry, alive or ended.
 * @throws `waiting_not_found`, `not_yours`
 */
export async function ownEntry(q: Queries, ctx: Ctx<UserActor>, id: string): Promise<WaitingEntryRow> {
  const entry = await entryById(q, id);
  if (!entry) throw new AppError('waiting_not_found');
  if (entry.user_id !== ctx.actor.id) throw new AppError('not_yours');
  return entry;
}
