/**
 * Hours of one pitch and football night that nobody can book. The cells with owner_kind 'closure' and this id say which
 * hours are closed: single hours may have been opened again.
 */
export type ClosureRow = {
  id: string;
  venue_id: string;
  pitch_id: string;
  /** Shared by everything closed in one go. */
  series_id: string;
  /** Football night. */
  date: string;
  starts_at: number;
  ends_at: number;
  reason: 'maintenance' | 'holiday' | 'other';
  note: string;
  version: number;
  created_at: number;
  updated_at: number;
};
