import * as z from 'zod/mini';
import { AuditAct } from './audit.ts';
import { Identified } from './common.ts';
import { Correction } from './corrections.ts';
import { DeskState } from './desk.ts';
import { Venue } from './venues.ts';

/** Why a venue may be the same as another one, and how people call it. */
export const DOUBLE_REASONS = {
  phone: 'Aynı telefon',
  email: 'Aynı e-posta kutusu',
  name: 'Aynı ad',
  address: 'Aynı adres',
  near: 'Çok yakın konum',
} as const;
export type DoubleReason = keyof typeof DOUBLE_REASONS;
const DoubleReason = z.enum(Object.keys(DOUBLE_REASONS) as [DoubleReason, ...DoubleReason[]]);

/** Pins at most so many metres apart may be one place. */
export const NEAR_METRES = 150;

/** Minutes in which an approval can be undone. */
export const UNDO_MINUTES = 10;

/** Another venue that may be the same. */
export const LikelyDouble = z.extend(Identified, {
  businessName: z.string(),
  city: z.string(),
  state: DeskState,
  reasons: z.array(DoubleReason),
  /** Between the two pins. */
  metres: z.int(),
});
export type LikelyDouble = z.infer<typeof LikelyDouble>;

/** One decision about a venue, as the audit log has it. `who` is the admin's e-mail. */
export const VenueDecision = z.object({
  position: z.int(),
  act: AuditAct,
  who: z.string(),
  at: z.string(),
  reason: z.nullable(z.string()),
});
export type VenueDecision = z.infer<typeof VenueDecision>;

/** A rejected application that may be of the same applicant or place. It may be deleted already. */
export const FormerRejection = z.object({
  venueId: z.string(),
  businessName: z.string(),
  city: z.string(),
  reason: z.string(),
  at: z.string(),
  reasons: z.array(DoubleReason),
});
export type FormerRejection = z.infer<typeof FormerRejection>;

/** A venue that waits for a decision. */
export const PendingVenue = z.extend(Venue, {
  /** How often its applicant corrected it. */
  round: z.int(),
  /** The last correction that was sent. */
  correction: z.nullable(Correction),
  hints: z.object({
    doubles: z.int(),
    /** The latest first. */
    rejections: z.array(FormerRejection),
    lastDecision: z.nullable(VenueDecision),
  }),
});
export type PendingVenue = z.infer<typeof PendingVenue>;

/** What an admin needs to decide about a venue. */
export const VenueReview = z.object({
  venue: PendingVenue,
  state: DeskState,
  pin: z.object({
    /** The province that the pin falls into; null at sea or abroad. */
    province: z.nullable(z.string()),
    /** What does not fit together: the pin, the chosen city, and the province that the address ends with. */
    warning: z.nullable(z.string()),
  }),
  /** The nearest first. */
  doubles: z.array(LikelyDouble),
  /** The latest first. */
  decisions: z.array(VenueDecision),
  /** The latest first, open, sent and withdrawn ones. */
  corrections: z.array(Correction),
  /** Until when the approval can be undone, as long as nobody books; null when it cannot. */
  undoableUntil: z.nullable(z.string()),
});
export type VenueReview = z.infer<typeof VenueReview>;
