import { AD_DAYS, WEEKLY_ADS, WEEKLY_GOALKEEPER_ADS } from 'mf-shared/contracts/ads';
import { DAY_MS } from 'mf-shared/time';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import type { AdRow } from '../../db/schema/ads.ts';
import { postedSince } from './queries.ts';

const PERIOD_MS = AD_DAYS * DAY_MS;

/**
 * Checks the weekly limit of a player. Ads of every kind count, ended ones too. `Retry-After` is when the oldest
 * counted ad leaves the week. The player's row must be locked.
 * @throws `request_weekly_limit` for the sixth ad within seven days; for a goalkeeper who looks for a team, the
 * fifteenth
 */
export async function requireWeeklyRoom(
  tx: Tx,
  row: Pick<AdRow, 'user_id' | 'type' | 'position' | 'created_at'>,
): Promise<void> {
  const isGoalkeeper = row.type === 'findTeam' && row.position === 'Kaleci';
  const limit = isGoalkeeper ? WEEKLY_GOALKEEPER_ADS : WEEKLY_ADS;
  const posted = await postedSince(tx.q, row.user_id, row.created_at - PERIOD_MS, limit);
  const inTheWay = posted[limit - 1];
  if (inTheWay === undefined) return;
  const retryAfter = Math.ceil((inTheWay + PERIOD_MS - row.created_at) / 1000);
  throw new AppError('request_weekly_limit', { retryAfter });
}
