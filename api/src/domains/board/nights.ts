import type { BoardEntry, BoardField } from 'mf-shared/contracts/board';
import { datesBetween, slotInstants } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import { allPitches, heldCells, nightSpan, pitchSlots } from '../occupancy/index.ts';
import { priceList } from '../prices/index.ts';
import { entriesOf } from './entries.ts';

type Span = { startsAt: number; endsAt: number };
export type Nights = { from: string; to: string; now: number };

/** Whether two spans (ms) overlap. Spans that only touch do not. */
export const meets = (a: Span, b: Span): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/**
 * All pitches of a venue over the nights `from` to `to`, with the holders of their hours and the free hours. A
 * booking from before a change of hours belongs to its own night and replaces the hours that it overlaps. A pitch out
 * of service is shown while something is booked on it.
 */
export async function readNights(
  q: Queries,
  businessId: string,
  nights: Nights,
): Promise<{ fields: BoardField[]; entries: BoardEntry[] }> {
  const pitches = await allPitches(q, businessId);
  const ids = pitches.map((pitch) => pitch.id);
  const cells = await heldCells(q, ids, { ...nightSpan(pitches, nights), now: nights.now });
  const all = await entriesOf(q, cells);
  const prices = await priceList(q, businessId);
  const dates = datesBetween(nights.from, nights.to);
  const shown = new Set<BoardEntry>(all.filter(({ date }) => nights.from <= date && date <= nights.to));
  const fields = pitches.map((pitch): BoardField => {
    const own = all.filter((entry) => entry.fieldId === pitch.id);
    const slots = pitch.archived_at === null ? pitchSlots(pitch) : [];
    const days = dates.map((date) => {
      const hours = slots.map((slot) => ({ timeSlot: slot.timeSlot, ...slotInstants(date, slot) }));
      const free = hours.filter((hour) => {
        const holders = own.filter((entry) => meets(hour, entry));
        for (const holder of holders) shown.add(holder);
        return holders.length === 0;
      });
      return { date, free: free.map((hour) => ({ ...hour, price: prices(pitch, date, hour.startsAt) })) };
    });
    const { id: fieldId, name: fieldName, capacity } = pitch;
    return { fieldId, fieldName, capacity, archived: pitch.archived_at !== null, days };
  });
  const entries = all.filter((entry) => shown.has(entry));
  const used = new Set(entries.map((entry) => entry.fieldId));
  return { fields: fields.filter(({ archived, fieldId }) => !archived || used.has(fieldId)), entries };
}
