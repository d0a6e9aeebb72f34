import { createHash } from 'node:crypto';
import type { BusinessRow, PitchRow } from '../../db/schema.ts';

/**
 * Mark of what the profile form edits. It stays the same while only bookings come and go, so that a save is
 * refused just when another tab saved in between.
 */
export function editVersion(row: BusinessRow, pitches: readonly PitchRow[]): string {
  const edited = pitches.map((p) => [p.id, p.name, p.capacity, p.price, p.working_hours]);
  return createHash('sha256')
    .update(JSON.stringify([row.business_name, edited]))
    .digest('base64url')
    .slice(0, 16);
}
