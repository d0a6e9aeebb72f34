import * as z from 'zod/mini';
import { Identified, IsoDate, optionalLine, optionalText, singleLine, TimeSlot } from './common.ts';
import { Attendance } from './reservations.ts';

/** Longest span of football nights that one call of the board shows. */
export const MAX_BOARD_NIGHTS = 7;
/** Hours of one pitch and night that one phone booking may take, before it repeats. */
export const MAX_BOOKING_HOURS = 12;
/** Pitch nights that may be closed in one go: six pitches for two months, or a year of Mondays. */
export const MAX_CLOSED_NIGHTS = 400;
/** How far ahead hours can be closed, in days. */
export const CLOSURE_HORIZON_DAYS = 366;
/** How far back the owner and managers correct an hour that is over, in days. */
export const CORRECTION_DAYS = 60;
/** How long a reservation that the venue called off or turned down can be brought back, in minutes. */
export const RESTORE_MINUTES = 15;

export const CLOSURE_REASONS = ['maintenance', 'holiday', 'other'] as const;
export const ClosureReason = z.enum(CLOSURE_REASONS, 'Bir neden seçin.');
export type ClosureReason = z.infer<typeof ClosureReason>;

export const BOARD_KINDS = ['reservation', 'subscription', 'phone', 'closure', 'offer'] as const;
export const BoardKind = z.enum(BOARD_KINDS);
export type BoardKind = z.infer<typeof BoardKind>;

/**
 * Something that holds an hour. A closure comes once for each of its hours, all with the same id. `offer` is an
 * hour that waits for a player of the waiting list.
 */
export const BoardEntry = z.extend(Identified, {
  kind: BoardKind,
  fieldId: z.string(),
  /** Football night. */
  date: z.string(),
  timeSlot: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  /** Only a reservation can be pending. */
  status: z.enum(['pending', 'approved']),
  /** Who plays; empty for closed hours and offers. */
  name: z.string(),
  /** E.164 or empty. */
  phone: z.string(),
  note: z.string(),
  /** TL; null where nothing is paid. */
  price: z.nullable(z.number()),
  /** The player's account, where there is one. */
  userId: z.nullable(z.string()),
  reason: z.nullable(ClosureReason),
  /** Of a booking and a regular's night: what the venue said about who came. */
  attendance: z.optional(z.nullable(Attendance)),
  /** Of a reservation: how often venues said that its player came, and did not. */
  played: z.optional(z.number()),
  noShows: z.optional(z.number()),
  /** Of a regular's night that stands elsewhere for one week: the football night whose place it takes. */
  usualDate: z.optional(z.nullable(z.string())),
  /** Of a phone booking that was written down when its hour was over. */
  isLate: z.optional(z.boolean()),
  /** What was entered in one go: weeks that repeat, neighbouring hours, all hours of a closure. */
  seriesId: z.nullable(z.string()),
  /** Mark of the state that was seen; every change carries it back. */
  version: z.string(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export const BoardHour = z.object({
  timeSlot: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  /** TL */
  price: z.number(),
});
export type BoardHour = z.infer<typeof BoardHour>;

export const BoardField = z.object({
  fieldId: z.string(),
  fieldName: z.string(),
  capacity: z.string(),
  /** Out of service: it only shows what is still booked. */
  archived: z.boolean(),
  /** For each football night the hours that nobody holds, in the order played; past ones too. */
  days: z.array(z.object({ date: z.string(), free: z.array(BoardHour) })),
});
export type BoardField = z.infer<typeof BoardField>;

export const BoardQuery = z.object({ from: IsoDate, to: IsoDate });
export const BoardAnswer = z.object({
  fields: z.array(BoardField),
  entries: z.array(BoardEntry),
  /** Last football night that can be booked. */
  lastDate: z.string(),
});
export type BoardAnswer = z.infer<typeof BoardAnswer>;

/**
 * Body of a refusal because of what stands in the way (the first of `conflicts`, in `count` hours) or of a newer
 * state (`current`), which `changedBy` of the venue made, at an ISO instant.
 */
export type BoardRefusal = {
  conflicts?: BoardEntry[];
  count?: number;
  current?: BoardEntry | null;
  changedBy?: { who: string; at: string } | null;
};

const Hour = z.object({ fieldId: z.string('Saha seçin.'), date: IsoDate, timeSlot: TimeSlot });
const Version = z.string('Tablonun güncel hâlini yükleyin.');
const Lira = z
  .number('Ücreti tam lira olarak yazın.')
  .check(
    z.int('Ücreti tam lira olarak yazın.'),
    z.gte(0, 'Ücret 0’dan küçük olamaz.'),
    z.lte(100_000, 'Ücret en fazla 100.000 TL olabilir.'),
  );

const who = {
  name: singleLine('Adı yazın.', 80),
  phone: optionalLine(30),
  note: optionalText(300),
};

export const PhoneBookingCreate = z.object({
  ...who,
  hours: z
    .array(Hour)
    .check(
      z.minLength(1, 'En az bir saat seçin.'),
      z.maxLength(MAX_BOOKING_HOURS, 'En fazla 12 saat seçin.'),
    ),
  /** TL for each hour; without it what the hours cost. */
  price: z.optional(Lira),
  /** Every week on the same day, up to and including this football night. */
  repeatUntil: z.optional(IsoDate),
  /** Leaves hours out that are taken instead of refusing. */
  skipTaken: z.optional(z.boolean()),
});
export type PhoneBookingCreate = z.input<typeof PhoneBookingCreate>;

/** `following`: this one and those of its series that come after it. */
const Scope = z.enum(['one', 'following']);

/** With `following` those after it take over what is changed of this one, and keep the rest. */
export const PhoneBookingEdit = z.object({
  ...who,
  price: z.optional(Lira),
  version: Version,
  scope: z.optional(Scope),
});
export type PhoneBookingEdit = z.input<typeof PhoneBookingEdit>;

export const PhoneBookingCancel = z.object({ version: Version, scope: Scope });
export type PhoneBookingCancel = z.input<typeof PhoneBookingCancel>;

const Seen = z.extend(Identified, { version: z.string() });
export type Seen = z.infer<typeof Seen>;
const SeenInput = z.object({ id: z.string(), version: Version });

export const PhoneBookingRestore = z.object({
  bookings: z.array(SeenInput).check(z.minLength(1), z.maxLength(400)),
});

/** `taken` are the hours that were left out because somebody holds them, `before` how changed bookings were. */
export const PhoneBookingAnswer = z.object({
  message: z.string(),
  bookings: z.array(BoardEntry),
  before: z.optional(z.array(BoardEntry)),
  taken: z.array(BoardEntry),
});
export type PhoneBookingAnswer = z.infer<typeof PhoneBookingAnswer>;
/** What was cancelled, with the versions that bring it back. */
export const PhoneBookingCancelled = z.object({ message: z.string(), cancelled: z.array(Seen) });
export type PhoneBookingCancelled = z.infer<typeof PhoneBookingCancelled>;

const HalfHour = z
  .string('Bir saat seçin.')
  .check(z.regex(/^([01]\d|2[0-3]):(00|30)$/, 'Saatler tam ya da buçuk olmalı.'));

export const ClosureCreate = z.object({
  fieldIds: z.array(z.string()).check(z.minLength(1, 'En az bir saha seçin.'), z.maxLength(50)),
  /** First and last football night. */
  from: IsoDate,
  to: IsoDate,
  /** Hours that lie between the two times of the night; without them the whole night. */
  start: z.optional(HalfHour),
  end: z.optional(HalfHour),
  /** The same span every week, up to and including this football night. */
  repeatUntil: z.optional(IsoDate),
  reason: ClosureReason,
  note: optionalText(300),
  /** Closes what is free and leaves bookings alone, instead of refusing. */
  skipTaken: z.optional(z.boolean()),
});
export type ClosureCreate = z.input<typeof ClosureCreate>;

/** Cells (starts in ms) of a closure that were closed or opened. */
const ClosureCells = z.extend(Seen, { cells: z.array(z.number()) });

export const ClosureAnswer = z.object({
  message: z.string(),
  closures: z.array(ClosureCells),
  /** The first of the hours that were left open because somebody holds them, and how many these are. */
  taken: z.array(BoardEntry),
  takenCount: z.optional(z.number()),
});
export type ClosureAnswer = z.infer<typeof ClosureAnswer>;

export const ClosureReopen = z.object({
  version: Version,
  /** One hour of it, the whole night of that pitch, or everything that was closed in the same go. */
  scope: z.enum(['hour', 'night', 'series']),
  /** Start (ms) of the hour to open, with scope `hour`. */
  startsAt: z.optional(z.number()),
});
export type ClosureReopen = z.input<typeof ClosureReopen>;

export const ClosureRestore = z.object({
  closures: z
    .array(
      z.object({
        id: z.string(),
        version: Version,
        cells: z.array(z.number()).check(z.minLength(1), z.maxLength(100)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_CLOSED_NIGHTS)),
});

export const BoardMove = z.object({
  /** A `subscription` is one night of a regular; the week after stays where it is. */
  kind: z.enum(['reservation', 'phone', 'subscription']),
  id: z.string(),
  version: Version,
  to: Hour,
  /** `keep` (default) leaves the price as it is, `new` takes that of the new hour. */
  price: z.optional(z.enum(['keep', 'new'])),
});
export type BoardMove = z.input<typeof BoardMove>;
export const BoardMoved = z.object({ message: z.string(), entry: BoardEntry });
export type BoardMoved = z.infer<typeof BoardMoved>;

/** Whether who had booked by phone came, or a regular on one night; null takes back what was said. */
export const BoardAttendance = z.object({
  kind: z.enum(['phone', 'subscription']),
  id: z.string(),
  attendance: z.nullable(Attendance),
});
export type BoardAttendance = z.input<typeof BoardAttendance>;

/** How many football nights the list of coming matches reaches, the one under way included. */
export const COMING_NIGHTS = 14;

/** A match that was booked and not yet played, with whom to tell when it cannot be. */
export const ComingMatch = z.extend(Identified, {
  kind: z.enum(['reservation', 'subscription', 'phone']),
  fieldName: z.string(),
  /** Football night. */
  date: z.string(),
  timeSlot: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  name: z.string(),
  /** E.164 or empty. */
  phone: z.string(),
});
export type ComingMatch = z.infer<typeof ComingMatch>;
export const ComingMatches = z.object({ matches: z.array(ComingMatch) });
