import * as z from 'zod/mini';
import { Identified, IsoDate, Paging, TimeSlot } from './common.ts';
import { ReservationStatus } from './reservations.ts';

/** Days of a subscription in the order of the week. */
export const WEEKDAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;
export const Weekday = z.enum(WEEKDAYS, 'Bir gün seçin.');
export type Weekday = z.infer<typeof Weekday>;

/** What the request form shows first. */
export const DEFAULT_SUBSCRIPTION_DAY: Weekday = 'Salı';
export const DEFAULT_SUBSCRIPTION_SLOT = '22:00-23:00';
/** How long after a refusal the same venue may be asked again. */
export const SUBSCRIPTION_AGAIN_DAYS = 7;
/** How far ahead a pause may reach. */
export const MAX_PAUSE_WEEKS = 52;

/** One football night of a subscription. */
export const Occurrence = z.extend(Identified, {
  /** The football night. */
  date: z.string(),
  /** The night whose place it takes where the venue moved it for one week; else null. */
  usualDate: z.nullable(z.string()),
  /** The pitch on which it is played; that of the subscription unless it was moved. */
  fieldName: z.string(),
  timeSlot: z.string(),
  /** Instants, milliseconds since the epoch. */
  startsAt: z.number(),
  endsAt: z.number(),
  /** TL */
  price: z.number(),
  /** `taken`: somebody else had the hour before; `skipped`: given back for this week only. */
  status: z.enum(['held', 'skipped', 'taken', 'cancelled']),
  /** Who gave a skipped one back; only the same side takes it again. */
  skippedBy: z.nullable(z.enum(['player', 'business', 'pause'])),
});
export type Occurrence = z.infer<typeof Occurrence>;

export const Subscription = z.extend(Identified, {
  businessId: z.string(),
  businessName: z.string(),
  businessPhone: z.string(),
  fieldId: z.string(),
  fieldName: z.string(),
  /** Weekday of the football night. */
  dayOfWeek: Weekday,
  timeSlot: z.string(),
  /** The hour is played on the calendar day after its football night. */
  isAfterMidnight: z.boolean(),
  /** The pitch's working hours no longer offer the hour; what runs is kept. */
  isOutsideHours: z.boolean(),
  status: ReservationStatus,
  /** Football nights without play, both included; null without a pause. */
  pausedFrom: z.nullable(z.string()),
  pausedUntil: z.nullable(z.string()),
  createdAt: z.string(),
  user: z.extend(Identified, { fullName: z.string(), email: z.string(), phone: z.string() }),
  /** Those of an approved one that have not begun, in the order they are played. */
  occurrences: z.array(Occurrence),
});
export type Subscription = z.infer<typeof Subscription>;

export const SubscriptionCreate = z.object({
  businessId: z.string('İşletme seçin.'),
  fieldName: z.string('Saha seçin.').check(z.minLength(1, 'Saha seçin.')),
  dayOfWeek: Weekday,
  timeSlot: TimeSlot,
});
export type SubscriptionCreate = z.infer<typeof SubscriptionCreate>;

export const SubscriptionDecision = z.object({ requestId: z.string('Abonelik isteği seçin.') });
export const SubscriptionPause = z.object({ from: IsoDate, until: IsoDate });
export type SubscriptionPause = z.infer<typeof SubscriptionPause>;
export const SubscriptionQuery = z.extend(Paging, { status: z.optional(ReservationStatus) });
export const SubscriptionAnswer = z.object({ message: z.string(), subscription: Subscription });
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>;
/** Waiting ones first, then those that run, then ended ones; each newest first. */
export const SubscriptionPage = z.object({
  requests: z.array(Subscription),
  nextCursor: z.nullable(z.string()),
});
export type SubscriptionPage = z.infer<typeof SubscriptionPage>;
