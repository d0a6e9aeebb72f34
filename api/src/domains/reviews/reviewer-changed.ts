import type { Tx } from '../../db/database.ts';
import { partsChanged } from '../venues/index.ts';

/**
 * Announces that an author's name changed or was removed: venues show it beside the reviews. Call it as the last write
 * of the transaction, like every change of what players see of a venue.
 */
export const reviewerChanged = ({ q }: Tx, userId: string): Promise<void> =>
  partsChanged(q, q.selectFrom('reviews').select('venue_id').where('user_id', '=', userId).$asScalar());
