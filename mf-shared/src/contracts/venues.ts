import * as z from 'zod/mini';
import {
  Email,
  givenPassword,
  hourlyPrice,
  Identified,
  jsonOr,
  Message,
  numeric,
  optionalText,
  Paging,
  passwordLength,
  singleLine,
  unlessEmpty,
} from './common.ts';
import { FreeHour } from './reservations.ts';
import { FactorAsked } from './second-factor.ts';
import { RegisteredProfile, SavedProfile, ShownProfile, stripQuotes } from './venue-profile.ts';
import { VenueSettings } from './venue-settings.ts';

const MAX_OPENINGS = 6;
export const MAX_PHOTOS = 10;
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
export const MAX_PITCHES = 12;

const Time = z
  .string('Bir saat girin.')
  .check(z.regex(/^([01]\d|2[0-3]):(00|30)$/, 'Saatler tam ya da buçuk olmalı.'));

/** One opening of a pitch; `end <= start` runs past midnight, an end `00:00` is midnight. */
export const WorkingHours = z.object({ start: Time, end: Time });
export type WorkingHours = z.infer<typeof WorkingHours>;

const fieldShape = {
  name: singleLine('Lütfen saha adı, kapasite ve fiyatı girin.', 60),
  /** Text such as `7'e 7`. */
  capacity: singleLine('Lütfen saha adı, kapasite ve fiyatı girin.', 30),
  price: hourlyPrice('Lütfen saha adı, kapasite ve fiyatı girin.'),
  /** A pitch needs at least one range; a missing list counts as an empty one. */
  workingHours: z._default(
    z
      .array(WorkingHours)
      .check(z.maxLength(MAX_OPENINGS, `Bir saha için en fazla ${MAX_OPENINGS} saat aralığı girilebilir.`)),
    [],
  ),
};

/** A pitch as sent: `id` changes that pitch, without it the pitch is new. */
export const FieldInput = z.object({
  ...fieldShape,
  id: z.optional(z.string()),
  _id: z.optional(z.string()),
});
export type FieldInput = z.infer<typeof FieldInput>;

/** All pitches of a venue, as sent. */
const FieldInputs = jsonOr(
  z
    .array(FieldInput)
    .check(
      z.minLength(1, 'En az bir saha ekleyin.'),
      z.maxLength(MAX_PITCHES, `En fazla ${MAX_PITCHES} saha ekleyebilirsiniz.`),
    ),
);

export const Field = z.extend(Identified, {
  name: z.string(),
  capacity: z.string(),
  price: z.number(),
  workingHours: z.array(WorkingHours),
});
export type Field = z.infer<typeof Field>;

/** A review; its id does not reveal the reviewer. */
export const Review = z.extend(Identified, {
  user: z.object({ fullName: z.nullable(z.string()) }),
  rating: z.number(),
  comment: z.string(),
  /** The reviewer was here; only verified reviews count for rating and rank. */
  verified: z.boolean(),
  createdAt: z.string(),
});
export type Review = z.infer<typeof Review>;

/** How a venue handles requests. */
export const Reliability = z.object({
  /** How long players usually wait for an answer. */
  answerMinutes: z.number(),
  /** Share of requests that were approved, 0 to 1. */
  approvalRate: z.number(),
});
export type Reliability = z.infer<typeof Reliability>;

const { ownerName: shownOwner, ...shownDetails } = ShownProfile.shape;
export const Venue = z.extend(Identified, {
  ...shownDetails,
  /** Paths below the API's origin; each has a thumbnail (`thumbnailOf`). */
  photos: z.array(z.string()),
  fields: z.array(Field),
  /** Stars of verified reviews (0 without any), and their number. */
  averageRating: z.number(),
  ratingCount: z.number(),
  /** Null until the venue has answered a few requests. */
  reliability: z.optional(z.nullable(Reliability)),
  /** The venue's rules about cancelling, approval, gaps and the booking horizon. */
  settings: z.optional(VenueSettings),
  /** The newest few; `/api/business/{id}/ratings` has all. */
  ratings: z.array(Review),
  hasMoreRatings: z.optional(z.boolean()),
  isActive: z.boolean(),
  /** Only in answers to a search: up to three free hours of the coming seven nights, evenings first. */
  nextHours: z.optional(z.array(FreeHour)),
  /** Only in answers to the business and to admins. */
  ownerName: shownOwner,
  email: z.optional(z.string()),
  /** Whether a mailed link verified the e-mail. */
  emailVerified: z.optional(z.boolean()),
  /** The requested new address, until its link is opened; only in the own profile. */
  pendingEmail: z.optional(z.nullable(z.string())),
  nextPaymentDate: z.optional(z.nullable(z.string())),
  createdAt: z.optional(z.string()),
  /** Version of the editable part; an update sends it back, so that two tabs do not overwrite each other. */
  version: z.optional(z.string()),
});
export type Venue = z.infer<typeof Venue>;

/** Quotes are stripped before the length check; the login strips them too. */
export const BusinessPassword = z
  .string('Bir şifre belirleyin.')
  .check(z.overwrite(stripQuotes), ...passwordLength);

const { ownerName, businessName, ...details } = RegisteredProfile.shape;
/** Multipart; photos travel as files named `photos`. */
export const VenueRegistration = z.object({
  ownerName,
  businessName,
  email: Email,
  password: BusinessPassword,
  ...details,
  city: z.optional(z.string()),
  fields: FieldInputs,
  recaptchaToken: z.optional(z.string()),
});
export type VenueRegistration = z.output<typeof VenueRegistration>;

/** `token`, or `secondFactor` when the account has one. */
export const BusinessLoginAnswer = z.object({
  token: z.optional(z.string()),
  secondFactor: z.optional(FactorAsked),
  business: z.object({ id: z.string(), _id: z.string(), email: z.string() }),
  isActive: z.boolean(),
  /** Whether the owner's e-mail is verified. */
  emailVerified: z.optional(z.boolean()),
  message: z.string(),
});
export type BusinessLoginAnswer = z.infer<typeof BusinessLoginAnswer>;

/**
 * The owner's login; needs the current password. An empty new password keeps the old one. A new e-mail counts once its
 * mailed link is opened.
 */
export const BusinessAccount = z.object({
  email: Email,
  currentPassword: givenPassword('Mevcut şifrenizi yazın.'),
  newPassword: unlessEmpty(BusinessPassword),
});
export type BusinessAccount = z.input<typeof BusinessAccount>;
/** `token` replaces the caller's token, which a new password ends. */
export const BusinessAccountSaved = z.extend(Message, {
  token: z.string(),
  pendingEmail: z.optional(z.nullable(z.string())),
});
export type BusinessAccountSaved = z.infer<typeof BusinessAccountSaved>;

export const VenueUpdate = z.extend(SavedProfile, {
  fields: FieldInputs,
  /** `version` of the business as it was read; the API refuses a save on top of a newer one. */
  version: z.optional(z.string()),
});
export type VenueUpdate = z.input<typeof VenueUpdate>;

/** A coming booking outside the changed working hours; it stays booked. */
export const Misfit = z.extend(Identified, {
  kind: z.enum(['reservation', 'subscription', 'phone']),
  name: z.string(),
  /** The player to write to; null for a phone booking. */
  userId: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  fieldId: z.string(),
  fieldName: z.string(),
  date: z.string(),
  timeSlot: z.string(),
  startsAt: z.number(),
});
export type Misfit = z.infer<typeof Misfit>;

/** How many bookings a change leaves out, and the first ones in the order played. */
export const Misfits = z.object({ count: z.number(), first: z.array(Misfit) });
export type Misfits = z.infer<typeof Misfits>;

export const VenueUpdated = z.object({
  message: z.string(),
  business: Venue,
  misfits: z.optional(Misfits),
});

/** The photos after a change, in order. */
export const PhotosAnswer = z.object({ message: z.string(), photos: z.array(z.string()) });
export type PhotosAnswer = z.infer<typeof PhotosAnswer>;
/** Every photo of the venue, in the new order. */
export const PhotoOrder = z.object({ photos: z.array(z.string()).check(z.maxLength(MAX_PHOTOS)) });

export const RankingQuery = z.extend(Paging, { city: z.string('Şehir seçin.') });

/** A venue's place among the rated ones of its province. */
export const RankedVenue = z.extend(Identified, {
  rank: z.number(),
  businessName: z.string(),
  address: z.string(),
  averageRating: z.number(),
  ratingCount: z.number(),
  /** Path of the first photo. */
  photo: z.nullable(z.string()),
});
export type RankedVenue = z.infer<typeof RankedVenue>;

/** The caller's own place; `rank` is null until the first review. */
export const OwnRank = z.object({ city: z.string(), rank: z.nullable(z.number()), of: z.number() });
export type OwnRank = z.infer<typeof OwnRank>;

export const ReviewInput = z.object({
  rating: numeric('Puan verin.', z.int(), z.gte(1, 'Puan verin.'), z.lte(5)),
  comment: optionalText(1000),
});
export { Message };
