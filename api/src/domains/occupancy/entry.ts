import type { BoardKind } from 'mf-shared/contracts/board';
import { istanbulTime } from 'mf-shared/schedule';

/** Instants in ms. */
export type Span = { starts_at: number; ends_at: number };

/** The part of a board entry that all holders share; each kind adds its own. */
export const heldEntry = (kind: BoardKind, row: { id: string; pitch_id: string; date: string } & Span) => ({
  _id: row.id,
  id: row.id,
  kind,
  fieldId: row.pitch_id,
  date: row.date,
  timeSlot: `${istanbulTime(row.starts_at)}-${istanbulTime(row.ends_at)}`,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  status: 'approved' as const,
  name: '',
  phone: '',
  note: '',
  price: null,
  userId: null,
  reason: null,
  seriesId: null,
});
