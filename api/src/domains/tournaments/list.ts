import type { ListPage } from 'mf-shared/contracts/call';
import type { Tournament, TournamentsQuery } from 'mf-shared/contracts/tournaments';
import { istanbulDate } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/keyset.ts';
import { comingTournaments, pastTournaments } from './queries.ts';
import { toTournaments } from './view.ts';

/**
 * Tournaments of a city, or of all cities: coming ones first, the next one on top, then past ones, the latest on top.
 */
export async function listTournaments(
  ctx: Ctx<UserActor>,
  { city, limit, cursor }: z.output<typeof TournamentsQuery>,
): Promise<ListPage<Tournament>> {
  // The day of the first page, so that midnight moves nothing between pages; date and id of the last row.
  const place = decodeCursor(['text', 'text', 'text'], cursor);
  const today = place?.[0] ?? istanbulDate(ctx.clock());
  const after = place && ([place[1], place[2]] as const);
  const inPast = after !== null && after[0] < today;
  const listing = { viewerId: ctx.actor.id, city: city || undefined, today };
  const coming = inPast ? [] : await comingTournaments(ctx.db.q, { ...listing, after, limit: limit + 1 });
  const past = await pastTournaments(ctx.db.q, {
    ...listing,
    after: inPast ? after : null,
    limit: limit + 1 - coming.length,
  });
  const { rows, nextCursor } = cutPage([...coming, ...past], limit, (row) => [today, row.date, row.id]);
  return { rows: await toTournaments(ctx, ctx.db.q, rows), nextCursor };
}
