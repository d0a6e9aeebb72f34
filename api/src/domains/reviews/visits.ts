import type { Queries } from '../../db/database.ts';
import { hasCome, type Visitor } from '../reservations/index.ts';
import { hasPlayedWeekAt } from '../subscriptions/index.ts';

/**
 * Whether a player was at the venue: an approved hour is over and not marked as missed, or a week of a subscription.
 */
export const hasVisited = async (q: Queries, visitor: Visitor): Promise<boolean> =>
  (await hasCome(q, visitor)) || (await hasPlayedWeekAt(q, visitor));
