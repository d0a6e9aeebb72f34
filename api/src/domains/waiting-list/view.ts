import type { WaitingEntry, WaitingNews } from 'mf-shared/contracts/waiting-list';
import type { WaitingEntryRow } from '../../db/schema/waiting-entries.ts';
import { toPitchHour } from '../reservations/index.ts';
import type { EntryView } from './queries.ts';

/** A living entry as the contract has it. */
export const toEntry = (row: EntryView): WaitingEntry => ({
  ...toPitchHour(row),
  status: row.status === 'offered' ? 'offered' : 'waiting',
  position: Number(row.position),
  offerUntil: row.status === 'offered' ? row.offer_until : null,
  createdAt: new Date(row.created_at).toISOString(),
});

/** An entry's hour as live news carry it. */
export const toNews = (row: WaitingEntryRow): WaitingNews => ({
  businessId: row.venue_id,
  fieldId: row.pitch_id,
  date: row.date,
  timeSlot: row.time_slot,
});
