import * as z from 'zod/mini';
import { Identified, IsoDate, Paging, TimeSlot } from './common.ts';

export const RESERVATION_STATUSES = ['pending', 'approved', 'rejected', 'cancelled'] as const;
export const ReservationStatus = z.enum(RESERVATION_STATUSES);
export type ReservationStatus = z.infer<typeof ReservationStatus>;

/** Maximum waiting requests per player, reservations and subscriptions together. */
export const MAX_OPEN_REQUESTS = 6;
export { BOOKING_HORIZON_WEEKS } from '../schedule/index.ts';
export { MAX_WEEKLY_SLOTS } from './booking-terms.ts';
export const PENDING_DAYS = 7;

export const Attendance = z.enum(['played', 'no_show']);
export type Attendance = z.infer<typeof Attendance>;

/** An hour of a pitch that somebody has or wants. */
export const PitchHour = z.extend(Identified, {
  businessId: z.string(),
  businessName: z.string(),
  fieldId: z.string(),
  fieldName: z.string(),
  /** Football night: the date on which its working hours opened. */
  date: z.string(),
  timeSlot: z.string(),
  /** Instants, milliseconds since the epoch. */
  startsAt: z.number(),
  endsAt: z.number(),
});
export type PitchHour = z.infer<typeof PitchHour>;

export const Reservation = z.extend(PitchHour, {
  reservationId: z.string(),
  status: ReservationStatus,
  price: z.number(),
  createdAt: z.string(),
  /** Last instant (ms) to cancel or move an approved booking, by the venue's rule. */
  cancelUntil: z.optional(z.number()),
  /** Whether the player may cancel or move it now; a waiting request always. */
  canMove: z.optional(z.boolean()),
  businessPhone: z.optional(z.string()),
  /** Only for a waiting request in the player's own list: minutes in which the venue usually answers. */
  answerMinutes: z.optional(z.number()),
  /** Whether the player came, as the venue said. */
  attendance: z.optional(z.nullable(Attendance)),
  user: z.object({
    id: z.string(),
    _id: z.string(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    /** How often venues said that the player came, and did not. */
    played: z.optional(z.number()),
    noShows: z.optional(z.number()),
  }),
});
export type Reservation = z.infer<typeof Reservation>;

export const ReservationCreate = z.object({
  userEmail: z.string(),
  businessId: z.string('İşletme seçin.'),
  date: IsoDate,
  timeSlot: TimeSlot,
  fieldName: z.string('Saha seçin.'),
  /** TL as shown to the player; the API refuses another price. */
  price: z.optional(z.number()),
});
export type ReservationCreate = z.infer<typeof ReservationCreate>;

export const ReservationAnswer = z.object({ message: z.string(), reservation: Reservation });
export const ReservationDecision = z.object({
  reservationId: z.string('Rezervasyon seçin.'),
  /** Start (ms) of the hour that was shown; refuses a request that its player moved since. */
  startsAt: z.optional(z.number()),
});
export type ReservationDecision = z.infer<typeof ReservationDecision>;
export const ReservationMove = z.object({
  reservationId: z.string('Rezervasyon seçin.'),
  date: IsoDate,
  timeSlot: TimeSlot,
  fieldName: z.string('Saha seçin.'),
  /** TL as shown to the player; the API refuses another price. */
  price: z.optional(z.number()),
});
export const ReservationAttendance = z.object({
  reservationId: z.string('Rezervasyon seçin.'),
  /** Null removes the answer. */
  attendance: z.nullable(Attendance),
});
export const MineQuery = z.extend(Paging, { when: z.optional(z.enum(['upcoming', 'past'])) });
export const VenueReservationsQuery = z.extend(Paging, {
  businessId: z.string(),
  status: z.optional(ReservationStatus),
});
export const ReservationPage = z.object({
  reservations: z.array(Reservation),
  nextCursor: z.nullable(z.string()),
});

export const WeeklyQuery = z.object({ businessId: z.string(), startDate: IsoDate, endDate: IsoDate });

/** One hour as players see it. */
export const WeeklySlot = z.object({
  timeSlot: z.string(),
  status: z.enum(['available', 'occupied']),
  isAvailable: z.boolean(),
  isPast: z.boolean(),
  hasSubscription: z.boolean(),
  /** The caller holds it; `mineStatus` says whether it still waits. */
  mine: z.boolean(),
  mineStatus: z.nullable(z.enum(['pending', 'approved'])),
  /** TL for this hour. */
  price: z.number(),
  startsAt: z.number(),
  /** Only for an hour beyond the venue's horizon: the day (`YYYY-MM-DD`) on which it opens. */
  opensOn: z.optional(z.string()),
  /** The caller waits in its line; when `offered`, it is kept for the caller until `offerUntil` (ms). */
  waiting: z.optional(
    z.object({
      entryId: z.string(),
      status: z.enum(['waiting', 'offered']),
      offerUntil: z.nullable(z.number()),
    }),
  ),
});
export type WeeklySlot = z.infer<typeof WeeklySlot>;

export const WeeklyField = z.object({
  fieldId: z.string(),
  fieldName: z.string(),
  capacity: z.string(),
  weeklyData: z.array(z.object({ date: z.string(), daySlots: z.array(WeeklySlot) })),
});
export type WeeklyField = z.infer<typeof WeeklyField>;

/** An hour that anybody may ask for. */
export const FreeHour = z.object({
  fieldId: z.string(),
  fieldName: z.string(),
  /** Football night: the date on which its working hours opened. */
  date: z.string(),
  timeSlot: z.string(),
  /** Milliseconds since the epoch. */
  startsAt: z.number(),
  /** TL for this hour. */
  price: z.number(),
});
export type FreeHour = z.infer<typeof FreeHour>;
export const WeeklyAnswer = z.object({ weeklyData: z.array(WeeklyField) });

export const DailyQuery = z.object({ businessId: z.string(), date: IsoDate });

/** One hour as the business sees it: `available` (Boş), `pending` (Bekliyor) or `approved` (the player's name). */
export const DailySlot = z.object({
  timeSlot: z.string(),
  status: z.enum(['available', 'pending', 'approved']),
  isPast: z.boolean(),
  startsAt: z.number(),
  endsAt: z.number(),
  user: z.nullable(
    z.extend(Identified, {
      fullName: z.string(),
      phone: z.string(),
      /** How often venues said that the player came, and did not. */
      played: z.optional(z.number()),
      noShows: z.optional(z.number()),
    }),
  ),
  reservationId: z.nullable(z.string()),
  /** Only bookings and regulars' nights: whether the player came. */
  attendance: z.optional(z.nullable(Attendance)),
  /** Only for a weekly regular's hour; `reservationId` is then null. */
  subscriptionId: z.optional(z.string()),
  /** This one night of it. */
  occurrenceId: z.optional(z.string()),
  /** The holder when it is not a player: a phone booking (its `user` has no account), or a closure. */
  kind: z.optional(z.enum(['phone', 'closure'])),
  note: z.optional(z.string()),
  /** Why it is closed. */
  reason: z.optional(z.nullable(z.enum(['maintenance', 'holiday', 'other']))),
  /** Length of the line, including players with an offer. */
  waiting: z.optional(z.number()),
  /** The hour is kept for the next in line until then (ms). */
  offeredUntil: z.optional(z.number()),
});
export type DailySlot = z.infer<typeof DailySlot>;
export const DailyField = z.object({
  fieldId: z.string(),
  fieldName: z.string(),
  capacity: z.string(),
  daySlots: z.array(DailySlot),
});
export type DailyField = z.infer<typeof DailyField>;
export const DailyAnswer = z.object({ dailyData: z.array(DailyField) });
