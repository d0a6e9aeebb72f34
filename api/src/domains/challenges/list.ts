import type { Challenge, ChallengesQuery } from 'mf-shared/contracts/challenges';
import * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { newestChallenges } from './queries.ts';
import { toChallenge } from './view.ts';

const Cursor = z.tuple([z.string()]);

/** Challenges of a type, or of both, the newest first. */
export async function listChallenges(
  ctx: Ctx<UserActor>,
  { type, limit, cursor }: z.output<typeof ChallengesQuery>,
): Promise<{ rows: Challenge[]; nextCursor: string | null }> {
  const after = decodeCursor(Cursor, cursor)?.[0] ?? null;
  const rows = await newestChallenges(ctx.db.q, {
    viewerId: ctx.actor.id,
    type: type || undefined,
    limit: limit + 1,
    after,
  });
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.id]);
  return { rows: page.map(toChallenge), nextCursor };
}
