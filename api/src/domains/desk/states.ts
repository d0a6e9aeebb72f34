import type { DeskState } from 'mf-shared/contracts/desk';
import type { AdRow } from '../../db/schema/ads.ts';
import type { TournamentRow } from '../../db/schema/tournaments.ts';
import type { UserRow } from '../../db/schema/users.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { isActiveAt } from '../venues/index.ts';

/** The state of a living player's or admin's account. */
export function playerState({ suspended_at, role }: Pick<UserRow, 'suspended_at' | 'role'>): DeskState {
  if (suspended_at !== null) return 'suspended';
  return role === 'admin' ? 'admin' : 'active';
}

type Ends = 'closed_at' | 'rejected_at' | 'suspended_at';

/** The state of a venue at `now` (ms). */
export function venueState(
  row: Pick<VenueRow, Ends | 'status' | 'next_payment_at' | 'correction_asked_at'>,
  now: number,
): DeskState {
  if (row.closed_at !== null) return 'closed';
  if (row.rejected_at !== null) return 'rejected';
  if (row.suspended_at !== null) return 'suspended';
  if (row.correction_asked_at !== null) return 'correcting';
  if (row.status === 'pending') return 'pending';
  return isActiveAt(row, now) ? 'active' : 'unpaid';
}

/** The state of a tournament on `today`. */
export function tournamentState(
  { cancelled_at, date }: Pick<TournamentRow, 'cancelled_at' | 'date'>,
  today: string,
): DeskState {
  if (cancelled_at !== null) return 'cancelled';
  return date < today ? 'past' : 'coming';
}

/** The state of an ad at `now` (ms). */
export const adState = (
  { status, expires_at }: Pick<AdRow, 'status' | 'expires_at'>,
  now: number,
): DeskState => (status === 'active' && expires_at <= now ? 'past' : status);
