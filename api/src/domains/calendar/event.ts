import { createEvents, type EventAttributes, type EventStatus } from 'ics';
import { BRAND } from 'mf-shared/brand';
import type { ReservationStatus } from 'mf-shared/contracts/reservations';
import { formatMoney } from 'mf-shared/format';
import { statusAt } from '../reservations/index.ts';
import { foldOctets } from './fold.ts';
import { placeOf } from './place.ts';
import type { CalendarRow } from './queries.ts';

const STATUS: Record<ReservationStatus, { ics: EventStatus; text: string; sequence: number }> = {
  pending: { ics: 'TENTATIVE', text: 'Onay bekliyor', sequence: 0 },
  approved: { ics: 'CONFIRMED', text: 'Onaylandı', sequence: 1 },
  rejected: { ics: 'CANCELLED', text: 'Reddedildi', sequence: 2 },
  cancelled: { ics: 'CANCELLED', text: 'İptal edildi', sequence: 2 },
};

/** Each move adds this to the sequence, so that no number of an earlier state comes again. */
const STATES = 3;

type Reader = { now: number; reader: 'player' | 'business' };

/**
 * Reservations as a calendar. Instants are in UTC; every calendar shows them in its own zone. A reservation
 * keeps its UID, and its sequence grows with its status and every move, so that calendars follow it. `more` are
 * further events.
 */
export function calendarOf(
  rows: readonly CalendarRow[],
  view: Reader,
  more: readonly EventAttributes[] = [],
): Calendar {
  const events = [...rows.map((row) => () => toEvent(row, view)), ...more.map((event) => () => event)];
  return icsPieces(events, (event) => event(), `${BRAND} maçlarım`);
}

/** Events per piece: the library checks each of them, which takes long. */
const PART = 20;
const END = 'END:VCALENDAR\r\n';

/** An iCalendar text in pieces: that of thousands of events is too long to be made, or joined, in one go. */
export type Calendar = AsyncGenerator<string>;

/** Rows as a calendar with a name. */
export async function* icsPieces<Row>(
  rows: readonly Row[],
  toEvent: (row: Row) => EventAttributes,
  calName: string,
): Calendar {
  yield written([], calName).replace(END, '');
  for (let at = 0; at < rows.length; at += PART) {
    const text = written(rows.slice(at, at + PART).map(toEvent), calName);
    yield text.slice(text.indexOf('BEGIN:VEVENT'), -END.length);
  }
  yield END;
}

/** A calendar with only these events. */
function written(events: EventAttributes[], calName: string): string {
  const header = { productId: `-//${BRAND}//TR`, method: 'PUBLISH', calName };
  const { error, value } = createEvents(events, header);
  if (error || !value) throw error ?? new Error('The calendar is empty.');
  return foldOctets(value);
}

function toEvent(row: CalendarRow, { now, reader }: Reader): EventAttributes {
  const { ics, text, sequence } = STATUS[statusAt(row, now)];
  const title = reader === 'player' ? `Halısaha: ${row.venue_name}` : `${row.full_name}: ${row.field_name}`;
  return {
    uid: `${row.id}@topla`,
    title,
    description: `${row.field_name}\n${text}\n${formatMoney(row.price)}${row.venue_phone && `\nTel: ${row.venue_phone}`}`,
    location: placeOf(row),
    geo: { lat: row.lat, lon: row.lng },
    start: row.starts_at,
    startInputType: 'utc',
    end: row.ends_at,
    endInputType: 'utc',
    status: ics,
    transp: ics === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE',
    sequence: row.moves * STATES + sequence,
    created: row.created_at,
    lastModified: row.decided_at ?? row.created_at,
  };
}
