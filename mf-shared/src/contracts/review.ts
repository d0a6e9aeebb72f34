import * as z from 'zod/mini';
import { AuditAct } from './audit.ts';
import { Identified } from './common.ts';
import { DeskState } from './desk.ts';
import { Venue } from './venues.ts';

/** Why a venue may be the same as another one, and how people call it. */
export const DOUBLE_REASONS = {
  phone: 'Aynı telefon',
  name: 'Aynı ad',
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

/** What an admin needs to decide about a venue. */
export const VenueReview = z.object({
  venue: Venue,
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
  /** Until when the approval can be undone, as long as nobody books; null when it cannot. */
  undoableUntil: z.nullable(z.string()),
});
export type VenueReview = z.infer<typeof VenueReview>;
