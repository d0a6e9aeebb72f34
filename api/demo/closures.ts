import { addDays, cellsOf, istanbulDate, slotInstants } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import type { CellRow } from '../src/db/schema/cells.ts';
import type { ClosureRow } from '../src/db/schema/closures.ts';
import type { Random } from './base/random.ts';
import { about } from './fates.ts';
import type { Ledger } from './ledger.ts';
import type { DemoVenue } from './plan.ts';

type Base = { now: number; random: Random; ledger: Ledger };
/** Nights from today on which the last pitch is repaired, in its first consecutive free hours. */
const NIGHTS = [1, 8, 11];
const HOURS = 2;

/** Hours that the venue closes to repair its turf, and their cells. Call it after all bookings are made. */
export function closeForRepairs({ now, random, ledger }: Base, venue: DemoVenue) {
  const decidedAt = about(random, now - HOUR_MS);
  const closures: ClosureRow[] = [];
  const cells: CellRow[] = [];
  const pitch = venue.pitches.at(-1);
  const series = random.idAt(now);
  for (const night of NIGHTS) {
    const date = addDays(istanbulDate(now), night);
    if (!pitch) continue;
    const spans = firstFree(pitch.slots, (slot) => ledger.isFree(pitch, date, slot)).map((slot) =>
      slotInstants(date, slot),
    );
    const [first] = spans;
    const last = spans.at(-1);
    if (!first || !last) continue;
    const id = random.idAt(now);
    closures.push({
      id,
      venue_id: venue.row.id,
      pitch_id: pitch.row.id,
      series_id: series,
      date,
      starts_at: first.startsAt,
      ends_at: last.endsAt,
      reason: 'maintenance',
      note: 'Çim bakımı',
      version: 1,
      created_at: decidedAt,
      updated_at: now,
    });
    for (const { startsAt, endsAt } of spans) {
      for (const starts_at of cellsOf(startsAt, endsAt)) {
        cells.push({
          pitch_id: pitch.row.id,
          starts_at,
          expires_at: null,
          owner_kind: 'closure',
          owner_id: id,
        });
      }
    }
  }
  return { closures, cells };
}

/** The first consecutive free slots, or none. */
function firstFree<T>(slots: readonly T[], isFree: (slot: T) => boolean): readonly T[] {
  const at = slots.findIndex((_, i) => i + HOURS <= slots.length && slots.slice(i, i + HOURS).every(isFree));
  return at < 0 ? [] : slots.slice(at, at + HOURS);
}
