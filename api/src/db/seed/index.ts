import { hashPassword } from '../../auth/password.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../database.ts';
import { composeDemo } from './compose.ts';
import { insertDemo } from './insert.ts';

/** Of every demo account. */
const PASSWORD = 'Topla-2026!';

/**
 * Fills a new database with demo data around the clock's now: venues, players, reviews, reservations, chats.
 * One that has businesses or players already is left alone. All of it is written or nothing.
 */
export async function seedDemo(ctx: AppContext): Promise<void> {
  if (!(await isNew(ctx.db.q))) return;
  const demo = composeDemo(ctx.clock(), await hashPassword(PASSWORD));
  await ctx.db.transact(async ({ q }) => {
    if (await isNew(q)) await insertDemo(q, { ...demo, photos: [] });
  });
}

async function isNew(q: Queries): Promise<boolean> {
  const business = await q.selectFrom('businesses').select('id').limit(1).executeTakeFirst();
  const player = await q
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'user')
    .limit(1)
    .executeTakeFirst();
  return !business && !player;
}
