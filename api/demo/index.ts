import { hashPassword } from '../src/auth/password.ts';
import { DEMO_PASSWORD } from '../src/base/demo-accounts.ts';
import type { AppContext } from '../src/context.ts';
import type { Queries } from '../src/db/database.ts';
import { learnRecommendations } from '../src/domains/recommendations/learn.ts';
import { composeDemo } from './compose.ts';
import { insertDemo } from './insert.ts';
import { drawScene } from './photos/draw.ts';
import { demoPhotos } from './photos/index.ts';

/**
 * Fills a new database with demo data around the clock's now: venues with drawn photos, players, reviews, reservations,
 * chats. A database with businesses or players stays unchanged. One transaction writes the rows. The photos are stored
 * before it and deleted if it fails or another process was first. Recommendations learn from the new bookings at once.
 * `draw` answers a scene as SVG.
 */
export async function seedDemo(ctx: AppContext, draw = drawScene): Promise<void> {
  if (!(await isNew(ctx.db.q))) return;
  const demo = composeDemo(ctx.clock(), await hashPassword(DEMO_PASSWORD));
  const photos = await demoPhotos(ctx.storage, demo.venues, draw);
  const written = await ctx.db
    .transact(async ({ q }) => {
      if (!(await isNew(q))) return false;
      await insertDemo(q, { ...demo, photos: photos.rows });
      return true;
    })
    .catch(async (error) => {
      await photos.remove();
      throw error;
    });
  if (!written) return photos.remove();
  await learnRecommendations(ctx);
}

async function isNew(q: Queries): Promise<boolean> {
  const business = await q.selectFrom('venues').select('id').limit(1).executeTakeFirst();
  const player = await q
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'user')
    .limit(1)
    .executeTakeFirst();
  return !business && !player;
}
