import { accountOf } from '../../auth/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';

/** Whether the caller's account must have a second factor: an admin's in production, in either role. */
export async function isRequired({ actor, config, db }: Ctx<Actor>): Promise<boolean> {
  if (!config.production || actor.role === 'business') return false;
  const row = await db.q
    .selectFrom('published_players')
    .select('role')
    .where('id', '=', accountOf(actor).id)
    .executeTakeFirst();
  return row?.role === 'admin';
}
