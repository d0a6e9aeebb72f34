import { createHash } from 'node:crypto';
import type { PitchRow } from '../../db/schema/pitches.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { shownProfile } from './profile.ts';

/**
 * Mark of what the profile form edits. Bookings do not change it. So a save is refused only when another tab saved in
 * between.
 */
export function editVersion(row: VenueRow, pitches: readonly PitchRow[]): string {
  const edited = pitches.map((p) => [p.id, p.name, p.capacity, p.price, p.working_hours]);
  return createHash('sha256')
    .update(JSON.stringify([shownProfile(row), edited]))
    .digest('base64url')
    .slice(0, 16);
}
