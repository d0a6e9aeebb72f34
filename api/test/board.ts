import type {
  BoardAnswer,
  BoardEntry,
  BoardMove,
  BoardMoved,
  BoardRefusal,
  ClosureAnswer,
  ClosureCreate,
  PhoneBookingAnswer,
  PhoneBookingCreate,
} from 'mf-shared/contracts/board';
import type { VenueChange } from 'mf-shared/contracts/staff';
import { type Caller, FRIDAY } from './booking.ts';
import type { TestVenue } from './factories.ts';
import type { Answer, TestApp } from './harness.ts';

export type Refused = {
  code?: string;
  message: string;
  about?: BoardRefusal;
  fields?: Record<string, string>;
};

/** An hour of the venue's first pitch; by default on Friday. */
export const hourAt = (
  business: TestVenue,
  timeSlot: string,
  over: { pitch?: number; date?: string } = {},
) => ({
  fieldId: business.pitches[over.pitch ?? 0]?.id ?? '',
  date: over.date ?? FRIDAY,
  timeSlot,
});

/** Writes down a phone booking; by default Friday 21:00 on the first pitch. */
export const phoneIn = (app: Caller, business: TestVenue, over: Partial<PhoneBookingCreate> = {}) =>
  app.call<PhoneBookingAnswer & Refused>('post', '/api/business/phone-bookings', {
    token: business.token,
    json: { name: 'Hasan Usta', hours: [hourAt(business, '21:00-22:00')], ...over },
  });

/** The first booking of a call that must succeed. */
export async function phoned(
  app: TestApp,
  business: TestVenue,
  over: Partial<PhoneBookingCreate> = {},
): Promise<BoardEntry> {
  const { status, body } = await phoneIn(app, business, over);
  const [entry] = body.bookings ?? [];
  if (status !== 201 || !entry) throw new Error(`expected a phone booking, got ${status} ${body.message}`);
  return entry;
}

/** Closes hours; by default all of Friday on the first pitch. */
export const closeIn = (app: Caller, business: TestVenue, over: Partial<ClosureCreate> = {}) =>
  app.call<ClosureAnswer & Refused>('post', '/api/business/closures', {
    token: business.token,
    json: {
      fieldIds: [business.pitches[0]?.id],
      from: FRIDAY,
      to: FRIDAY,
      reason: 'maintenance',
      ...over,
    },
  });

export const moveIn = (
  app: Caller,
  business: TestVenue,
  entry: Pick<BoardEntry, 'id' | 'version'> & { kind: string },
  to: BoardMove['to'],
  price?: BoardMove['price'],
) =>
  app.call<BoardMoved & Refused>('post', '/api/business/board/move', {
    token: business.token,
    json: { kind: entry.kind, id: entry.id, version: entry.version, to, price },
  });

/** The board; by default of one night. */
export async function boardOf(
  app: Caller,
  { token }: Pick<TestVenue, 'token'>,
  from = FRIDAY,
  to = from,
): Promise<BoardAnswer> {
  const { body } = await app.call<BoardAnswer>('get', `/api/business/board?from=${from}&to=${to}`, { token });
  return body;
}

/** The board's hours of a night by pitch and hour: `kind name`, or the price of a free hour. */
export function linesOf({ fields, entries }: BoardAnswer): string[] {
  const taken = entries.map((entry) => ({
    at: entry.startsAt,
    field: fields.find(({ fieldId }) => fieldId === entry.fieldId)?.fieldName,
    line: `${entry.timeSlot} ${entry.kind} ${entry.name || (entry.reason ?? '')}`.trim(),
  }));
  const free = fields.flatMap(({ fieldName, days }) =>
    days.flatMap(({ free }) =>
      free.map((hour) => ({ at: hour.startsAt, field: fieldName, line: `${hour.timeSlot} ${hour.price}` })),
    ),
  );
  return [...taken, ...free]
    .sort((a, b) => (a.field ?? '').localeCompare(b.field ?? '') || a.at - b.at)
    .map(({ field, line }) => `${field} ${line}`);
}

/** The changes of an hour or a closure, newest first, without the hour's date. */
export async function historyOf(
  app: Caller,
  { token }: Pick<TestVenue, 'token'>,
  id: string,
): Promise<string[]> {
  const { body } = await app.call<VenueChange[]>('get', `/api/business/changes?subjectId=${id}`, { token });
  return body.map(({ text }) => text.replace(/^.* · /, ''));
}

/** The error code of an answer that must be a refusal. */
export const refusedWith = ({ status, body }: Answer<Refused>): string => `${status} ${body.code ?? ''}`;
