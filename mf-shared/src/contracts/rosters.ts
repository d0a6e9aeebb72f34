import * as z from 'zod/mini';
import { Identified, optionalText, singleLine } from './common.ts';
import { ReservationStatus } from './reservations.ts';
import {
  MAX_BROUGHT,
  MAX_PLACES,
  MAX_ROSTER_NAME,
  MAX_ROSTER_NOTE,
  MIN_PLACES,
  MIN_ROSTER_NAME,
  NO_ROSTER_NAME,
  ROSTER_ANSWERS,
} from './roster-terms.ts';

const BAD_PLACES = `${MIN_PLACES} ile ${MAX_PLACES} arasında bir sayı yazın.`;

/** The own booking that a roster belongs to. */
export const RosterOf = z.object({
  kind: z.enum(['reservation', 'occurrence'], 'Bir saat seçin.'),
  id: z.string('Bir saat seçin.').check(z.minLength(1, 'Bir saat seçin.'), z.maxLength(64)),
});

/** An answer. Without an account it needs a name and a secret, which the browser makes and keeps. */
export const RosterReply = z.object({
  answer: z.enum(ROSTER_ANSWERS, 'Geliyorum, Belki ya da Gelemem deyin.'),
  name: z.optional(
    singleLine(NO_ROSTER_NAME, MAX_ROSTER_NAME).check(z.minLength(MIN_ROSTER_NAME, NO_ROSTER_NAME)),
  ),
  keeper: z._default(z.boolean(), false),
  /** People brought along under the own name. */
  guests: z._default(z.int().check(z.gte(0), z.lte(MAX_BROUGHT)), 0),
  secret: z.optional(z.string().check(z.regex(/^[\w-]{22,64}$/))),
});
export type RosterReply = z.output<typeof RosterReply>;

/** What the captain decides about a roster; the whole of it. */
export const RosterTerms = z.object({
  places: z.int(BAD_PLACES).check(z.gte(MIN_PLACES, BAD_PLACES), z.lte(MAX_PLACES, BAD_PLACES)),
  note: optionalText(MAX_ROSTER_NOTE),
  /** Instant (ms) after which nobody comes in any more; null for the start of the match. */
  answersUntil: z.nullable(z.int().check(z.gte(0))),
});
export type RosterTerms = z.output<typeof RosterTerms>;

export const RosterAnswer = z.extend(Identified, {
  name: z.string(),
  /** For players alone. */
  photo: z.nullable(z.string()),
  /** Without an account. */
  isGuest: z.boolean(),
  answer: z.enum(ROSTER_ANSWERS),
  keeper: z.boolean(),
  guests: z.number(),
  /** How many of them have a place: the person comes first, then who is brought along. */
  in: z.number(),
  /** Where the first one without a place stands among the reserves, from 1; null when nobody waits. */
  reserve: z.nullable(z.number()),
  /** The signed-in player's own. */
  isMine: z.boolean(),
});
export type RosterAnswer = z.infer<typeof RosterAnswer>;

/** A match as anybody with its link sees it. */
export const Roster = z.object({
  businessId: z.string(),
  businessName: z.string(),
  address: z.string(),
  location: z.object({ city: z.string(), coordinates: z.tuple([z.number(), z.number()]) }),
  fieldName: z.string(),
  /** Football night. */
  date: z.string(),
  timeSlot: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  /** Of the booking, now. */
  status: ReservationStatus,
  /** The booking was moved since the roster was made. */
  wasMoved: z.boolean(),
  /** TL, of the whole hour and for each place. */
  price: z.number(),
  pricePerHead: z.number(),
  captain: z.string(),
  isCaptain: z.boolean(),
  places: z.number(),
  /** How many places are taken. */
  filled: z.number(),
  note: z.string(),
  answersUntil: z.nullable(z.number()),
  /** `late`: who comes may still say no. `over`: nothing changes any more. */
  state: z.enum(['open', 'late', 'over']),
  /** In the order of arrival. */
  answers: z.array(RosterAnswer),
});
export type Roster = z.infer<typeof Roster>;

/** The page's address: `/mac/` and a part that nobody can guess. */
export const RosterLink = z.object({ message: z.string(), path: z.string() });
export type RosterLink = z.infer<typeof RosterLink>;
export const RosterSaved = z.object({ message: z.string(), roster: Roster });
export type RosterSaved = z.infer<typeof RosterSaved>;
/** An answer as it is kept now. */
export const RosterReplied = z.extend(RosterSaved, { answerId: z.string() });
export type RosterReplied = z.infer<typeof RosterReplied>;
