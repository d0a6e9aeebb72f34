import type { CellRow } from '../../db/schema.ts';

/**
 * Whether a cell is taken at `now` (ms). A request that ran out holds nothing any more; an offer to somebody in
 * line holds until it is settled, for the hour then belongs to the next in line first.
 */
export const isHeld = (cell: Pick<CellRow, 'expires_at' | 'owner_kind'>, now: number): boolean =>
  cell.expires_at === null || cell.expires_at > now || cell.owner_kind === 'offer';
