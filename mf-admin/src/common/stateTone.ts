import type { DeskState } from 'mf-shared/contracts/desk';
import type { BadgeTone } from 'mf-shared/ui/Badge';

/** The tone of the state of an account, or of something that players and venues do. */
export function stateTone(state: DeskState): BadgeTone {
  if (state === 'approved' || state === 'active' || state === 'coming') return 'success';
  if (state === 'pending') return 'warning';
  return state === 'cancelled' || state === 'rejected' || state === 'suspended' ? 'danger' : 'neutral';
}
