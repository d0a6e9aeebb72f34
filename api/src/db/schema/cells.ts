/** Half an hour of a pitch that somebody holds. The primary key (pitch, cell) settles every race. */
export type CellRow = {
  pitch_id: string;
  starts_at: number;
  /** When the hold of a pending request expires; null holds for good. */
  expires_at: number | null;
  owner_kind: 'reservation' | 'subscription' | 'phone' | 'closure' | 'offer';
  owner_id: string;
};
