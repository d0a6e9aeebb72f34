import * as z from 'zod/mini';
import { Approval } from './admin.ts';
import { Identified, jsonOr, Message, requiredText } from './common.ts';
import { PROFILE_LABELS, RegisteredProfile, ShownProfile } from './venue-profile.ts';
import { Field, MAX_PHOTOS, Venue, VenueRegistration } from './venues.ts';

/** The parts of an application that an admin can mark as wrong, and how people call them. */
export const CORRECTION_PARTS = {
  ...PROFILE_LABELS,
  fields: 'Sahalar ve fiyatlar',
  hours: 'Çalışma saatleri',
  photos: 'Fotoğraflar',
} as const;
export type CorrectionPart = keyof typeof CORRECTION_PARTS;
const PARTS = Object.keys(CORRECTION_PARTS) as [CorrectionPart, ...CorrectionPart[]];
const Parts = z.array(z.enum(PARTS, 'Listeden bir bölüm seçin.')).check(z.maxLength(PARTS.length));

export const MAX_CORRECTION = 1000;
/** How long the link of the mail or of a refused login works. */
export const CORRECTION_LINK_DAYS = 14;
/** A request for corrections ends after this time; the applicant is reminded once before and once near the end. */
export const CORRECTION_ENDS_DAYS = 30;
export const FIRST_REMINDER_DAYS = 7;
/** How long before the end the last reminder comes, at the latest. */
export const LAST_REMINDER_DAYS = 3;
/** The reason of a rejection that no admin decided. */
export const CORRECTION_MISSED = `Sizden istediğimiz düzeltme ${CORRECTION_ENDS_DAYS} gün içinde gelmedi.`;

/** What the applicant has to correct. */
export const CorrectionRequest = z.object({
  text: requiredText('Neyin düzeltilmesi gerektiğini yazın.', MAX_CORRECTION),
  parts: z._default(Parts, []),
  round: Approval.shape.round,
});

/** `correctionId` is what an undo takes back. */
export const CorrectionAsked = z.extend(Message, { correctionId: z.string() });

/** What an application says at one moment. */
export const Application = z.extend(ShownProfile, {
  fields: z.array(Field),
  photos: z.array(z.string()),
});
export type Application = z.infer<typeof Application>;

const asked = {
  text: z.string(),
  parts: Parts,
  askedAt: z.string(),
  /** When the application ends without a correction; null once the request is over. */
  endsAt: z.nullable(z.string()),
};

/** A request for corrections, and what came of it. */
export const Correction = z.extend(Identified, {
  ...asked,
  withdrawnAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** When the application ended because the correction never came. */
  expiredAt: z.nullable(z.string()),
  /** The application before the correction and after it; null until it is sent. */
  before: z.nullable(Application),
  after: z.nullable(Application),
});
export type Correction = z.infer<typeof Correction>;

/** An application that waits for its applicant. */
export const CorrectingVenue = z.extend(Venue, { correction: Correction });
export type CorrectingVenue = z.infer<typeof CorrectingVenue>;

const token = z.string('Bağlantının bir kısmı eksik.').check(z.minLength(1, 'Bağlantının bir kısmı eksik.'));
export const CorrectionToken = z.object({ token });

/** What the applicant has to correct, and the application as it is. */
export const OwnCorrection = z.extend(Identified, { ...asked, email: z.string(), application: Application });
export type OwnCorrection = z.infer<typeof OwnCorrection>;

/** Multipart; new photos travel as files named `photos`. */
export const SentCorrection = z.object({
  ...RegisteredProfile.shape,
  token,
  /** The request that is answered. */
  correctionId: z.string(),
  city: z.optional(z.string()),
  fields: VenueRegistration.shape.fields,
  /** The photos in their order: the path of one that stays, or an empty text for the next file. */
  photoOrder: jsonOr(
    z.array(z.string()).check(z.maxLength(MAX_PHOTOS, `En fazla ${MAX_PHOTOS} fotoğraf ekleyebilirsiniz.`)),
  ),
});
export type SentCorrection = z.output<typeof SentCorrection>;
