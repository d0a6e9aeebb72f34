import * as z from 'zod/mini';
import { Identified, IsoDate, optionalLine, optionalText, singleLine, TimeSlot } from './common.ts';
import { Attendance } from './reservations.ts';

/** Maximum football nights in one call of the board. */
export const MAX_BOARD_NIGHTS = 7;
/** Maximum hours of one pitch and night in a phone booking, before it repeats. */
export const MAX_BOOKING_HOURS = 12;
/** Maximum pitch nights in one closure: six pitches for two months, or a year of Mondays. */
export const MAX_CLOSED_NIGHTS = 400;
/** How far ahead hours can be closed, in days. */
export const CLOSURE_HORIZON_DAYS = 366;
/** How long the venue can restore a reservation that it cancelled or rejected, in minutes. */
export const RESTORE_MINUTES = 15;

export const CLOSURE_REASONS = ['maintenance', 'holiday', 'other'] as const;
export const ClosureReason = z.enum(CLOSURE_REASONS, 'Bir neden seçin.');
export type ClosureReason = z.infer<typeof ClosureReason>;

export const BOARD_KINDS = ['reservation', 'subscription', 'phone', 'closure', 'offer'] as const;
export const BoardKind = z.enum(BOARD_KINDS);
export type BoardKind = z.infer<typeof BoardKind>;

/**
 * A holder of an hour. A closure comes once for each of its hours, always with the same id. An `offer` keeps its hour
 * for a player of the line.
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
  /** TL; null without a price. */
  price: z.nullable(z.number()),
  /** The player's account, if any. */
  userId: z.nullable(z.string()),
  reason: z.nullable(ClosureReason),
  /** Only bookings and regulars' nights: whether the player came. */
  attendance: z.optional(z.nullable(Attendance)),
  /** Only reservations: how often venues said that the player came, and did not. */
  played: z.optional(z.number()),
  noShows: z.optional(z.number()),
  /** Only a regular's moved night: the football night that it replaces. */
  usualDate: z.optional(z.nullable(z.string())),
  /** Only phone bookings: written down after the hour was over. */
  isLate: z.optional(z.boolean()),
  /** Shared by entries of one input: weeks that repeat, neighbouring hours, all hours of a closure. */
  seriesId: z.nullable(z.string()),
  /** Version of the state that was seen; every change sends it back. */
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
  /** Out of service: shows only what is still booked. */
  archived: z.boolean(),
  /** Free hours of each football night, in the order played; includes past ones. */
  days: z.array(z.object({ date: z.string(), free: z.array(BoardHour) })),
});
export type BoardField = z.infer<typeof BoardField>;

export const BoardQuery = z.object({ from: IsoDate, to: IsoDate });
export const BoardAnswer = z.object({
  fields: z.array(BoardField),
  entries: z.array(BoardEntry),
  /** Last football night that players can book. */
  lastDate: z.string(),
});
export type BoardAnswer = z.infer<typeof BoardAnswer>;

/**
 * Body of a refusal. `conflicts` are the first conflicting entries, `count` all conflicting hours. `current` is a newer
 * state; `changedBy` made it at an ISO instant.
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
      z.maxLength(MAX_BOOKING_HOURS, `En fazla ${MAX_BOOKING_HOURS} saat seçin.`),
    ),
  /** TL for each hour; by default what the hours cost. */
  price: z.optional(Lira),
  /** Every week on the same day, up to and including this football night. */
  repeatUntil: z.optional(IsoDate),
  /** Leaves out taken hours instead of refusing. */
  skipTaken: z.optional(z.boolean()),
});
export type PhoneBookingCreate = z.input<typeof PhoneBookingCreate>;

/** `following`: this one and the later ones of its series. */
const Scope = z.enum(['one', 'following']);

/** With `following`, later bookings take over only the changed values. */
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

/** `taken` are hours left out because somebody holds them; `before` are changed bookings as they were. */
export const PhoneBookingAnswer = z.object({
  message: z.string(),
  bookings: z.array(BoardEntry),
  before: z.optional(z.array(BoardEntry)),
  taken: z.array(BoardEntry),
});
export type PhoneBookingAnswer = z.infer<typeof PhoneBookingAnswer>;
/** The cancelled bookings, with the versions that restore them. */
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
  /** Only hours between these two times of the night; the whole night without them. */
  start: z.optional(HalfHour),
  end: z.optional(HalfHour),
  /** The same span every week, up to and including this football night. */
  repeatUntil: z.optional(IsoDate),
  reason: ClosureReason,
  note: optionalText(300),
  /** Closes free hours and keeps bookings, instead of refusing. */
  skipTaken: z.optional(z.boolean()),
});
export type ClosureCreate = z.input<typeof ClosureCreate>;

/** Closed or opened cells of a closure (starts in ms). */
const ClosureCells = z.extend(Seen, { cells: z.array(z.number()) });

export const ClosureAnswer = z.object({
  message: z.string(),
  closures: z.array(ClosureCells),
  /** The first hours left open because somebody holds them, and their number. */
  taken: z.array(BoardEntry),
  takenCount: z.optional(z.number()),
});
export type ClosureAnswer = z.infer<typeof ClosureAnswer>;

export const ClosureReopen = z.object({
  version: Version,
  /** One hour, the whole night of that pitch, or all hours closed together. */
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
  /** A `subscription` is one night of a regular; later weeks stay. */
  kind: z.enum(['reservation', 'phone', 'subscription']),
  id: z.string(),
  version: Version,
  to: Hour,
  /** `keep` (default) keeps the price, `new` takes the price of the new hour. */
  price: z.optional(z.enum(['keep', 'new'])),
});
export type BoardMove = z.input<typeof BoardMove>;
export const BoardMoved = z.object({ message: z.string(), entry: BoardEntry });
export type BoardMoved = z.infer<typeof BoardMoved>;

/** Whether the phone booker, or a regular on one night, came; null removes the answer. */
export const BoardAttendance = z.object({
  kind: z.enum(['phone', 'subscription']),
  id: z.string(),
  attendance: z.nullable(Attendance),
});
export type BoardAttendance = z.input<typeof BoardAttendance>;

/** How many football nights the list of coming matches covers, tonight included. */
export const COMING_NIGHTS = 14;

/** A booked match that lies ahead, with the person to tell when it is called off. */
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
