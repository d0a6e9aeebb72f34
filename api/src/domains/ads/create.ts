import { AD_DAYS, type Ad, type AdCreate, MAX_TEAM, MIN_TEAM } from 'mf-shared/contracts/ads';
import { ERROR_TEXT } from 'mf-shared/strings';
import { DAY_MS } from 'mf-shared/time';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AdRow } from '../../db/schema/ads.ts';
import { ownLineup } from '../lineups/index.ts';
import { announce } from './announce.ts';
import { deleteExpired } from './expire.ts';
import { activeOf } from './queries.ts';
import { listingViews } from './view.ts';
import { requireWeeklyRoom } from './weekly-limit.ts';

type Input = z.output<typeof AdCreate>;
const LIFETIME_MS = AD_DAYS * DAY_MS;

/**
 * Posts an ad for seven days.
 * @throws `request_lineup_invalid` for an opponent ad without an own lineup of 5 to 11 players
 * @throws `request_active_exists` while another ad of the caller is active
 * @throws `request_weekly_limit`
 */
export async function createAd(ctx: Ctx<UserActor>, input: Input): Promise<Ad> {
  return ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    const now = ctx.clock();
    const row = await draft(tx, ctx.actor.id, now, input);
    if (await activeOf(tx.q, row.user_id, now)) throw new AppError('request_active_exists');
    await requireWeeklyRoom(tx, row);
    // An expired ad that is not deleted yet still counts as active for the unique index.
    await deleteExpired(tx.q, now, row.user_id);
    await tx.q.insertInto('ads').values(row).execute();
    announce(tx, ctx, row);
    const [listing] = await listingViews(tx.q, [row]);
    if (!listing) throw new AppError('unauthenticated');
    return listing;
  });
}

async function draft(tx: Tx, userId: string, now: number, input: Input): Promise<AdRow> {
  return {
    id: newId(),
    user_id: userId,
    type: input.type,
    city: input.location.city,
    ...(await teamOf(tx, userId, input)),
    position: input.type === 'findTeam' ? input.position : null,
    position_needed: input.type === 'findPlayer' ? input.positionNeeded : null,
    description: input.description ?? '',
    status: 'active',
    created_at: now,
    expires_at: now + LIFETIME_MS,
    ended_at: null,
  };
}

/** Lineup of an opponent ad, and the size of its team. */
async function teamOf(tx: Tx, userId: string, input: Input): Promise<Pick<AdRow, 'team_size' | 'lineup_id'>> {
  if (input.type !== 'findOpponent') return { team_size: null, lineup_id: null };
  const lineup = input.lineupId ? await ownLineup(tx.q, input.lineupId, userId) : null;
  const size = lineup?.playerIds.length ?? 0;
  if (!lineup || size < MIN_TEAM || size > MAX_TEAM) {
    throw new AppError('request_lineup_invalid', {
      fields: { lineupId: ERROR_TEXT.request_lineup_invalid },
    });
  }
  return { team_size: size, lineup_id: lineup.id };
}
