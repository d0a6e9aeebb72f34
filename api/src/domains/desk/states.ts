import type { DeskState } from 'mf-shared/contracts/desk';
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
export function venueState(row: Pick<VenueRow, Ends | 'status' | 'next_payment_at'>, now: number): DeskState {
  if (row.closed_at !== null) return 'closed';
  if (row.rejected_at !== null) return 'rejected';
  if (row.suspended_at !== null) return 'suspended';
  if (row.status === 'pending') return 'pending';
  return isActiveAt(row, now) ? 'active' : 'unpaid';
}
