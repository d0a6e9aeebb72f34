import * as z from 'zod/mini';
import { WEEKDAYS } from './booking-terms.ts';
import { Identified, IsoDate, Paging, TimeSlot } from './common.ts';
import { ReservationStatus } from './reservations.ts';

export { DEFAULT_SUBSCRIPTION_DAY, DEFAULT_SUBSCRIPTION_SLOT, WEEKDAYS } from './booking-terms.ts';

export const Weekday = z.enum(WEEKDAYS, 'Bir gün seçin.');
export type Weekday = z.infer<typeof Weekday>;

/** Days until a rejected player may ask the same venue again. */
export const SUBSCRIPTION_AGAIN_DAYS = 7;
/** Longest reach of a pause. */
export const MAX_PAUSE_WEEKS = 52;

/** One football night of a subscription. */
export const Occurrence = z.extend(Identified, {
  /** The football night. */
  date: z.string(),
  /** The night that it replaces, when the venue moved it for one week; else null. */
  usualDate: z.nullable(z.string()),
  /** The pitch of this night; the subscription's unless the venue moved it. */
  fieldName: z.string(),
  timeSlot: z.string(),
  /** Instants, milliseconds since the epoch. */
  startsAt: z.number(),
  endsAt: z.number(),
  /** TL */
  price: z.number(),
  /** `taken`: somebody else had the hour first; `skipped`: given up for this week only. */
  status: z.enum(['held', 'skipped', 'taken', 'cancelled']),
  /** Who skipped it; only the same side restores it. */
  skippedBy: z.nullable(z.enum(['player', 'business', 'pause'])),
  /** Last instant (ms) at which the player may skip it, by the venue's rule. */
  cancelUntil: z.optional(z.number()),
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
  /** The hour falls on the calendar day after its football night. */
  isAfterMidnight: z.boolean(),
  /** The working hours no longer offer it; the subscription keeps it. */
  isOutsideHours: z.boolean(),
  status: ReservationStatus,
  /** Football nights without play, both included; null without a pause. */
  pausedFrom: z.nullable(z.string()),
  pausedUntil: z.nullable(z.string()),
  createdAt: z.string(),
  user: z.extend(Identified, { fullName: z.string(), email: z.string(), phone: z.string() }),
  /** Coming nights of an approved subscription, in the order played. */
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
/** Waiting, then running, then ended ones; each newest first. */
export const SubscriptionPage = z.object({
  requests: z.array(Subscription),
  nextCursor: z.nullable(z.string()),
});
export type SubscriptionPage = z.infer<typeof SubscriptionPage>;
