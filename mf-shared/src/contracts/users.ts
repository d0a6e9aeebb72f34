import * as z from 'zod/mini';
import { isProvince } from '../provinces.ts';
import {
  asLine,
  atMost,
  Email,
  givenPassword,
  Identified,
  jsonOr,
  Message,
  NewPassword,
  optionalLine,
  optionalText,
  Paging,
  singleLine,
  toLine,
  unlessEmpty,
} from './common.ts';
import { FEET, POSITIONS, SKILLS } from './player-terms.ts';
import { FactorAsked } from './second-factor.ts';

export { FEET, POSITIONS, SKILLS } from './player-terms.ts';

const MAX_TEAMS = 10;

export const Position = z.enum(POSITIONS, 'Mevkinizi seçin.');
export const Foot = z.enum(FEET, 'Kullandığınız ayağı seçin.');
export type Position = z.infer<typeof Position>;
export type Foot = z.infer<typeof Foot>;
export type Skill = (typeof SKILLS)[number];

const skill = z
  .number('0 ile 100 arasında bir değer girin.')
  .check(z.int(), z.gte(0, 'En az 0 olabilir.'), z.lte(100, 'En çok 100 olabilir.'));

/** Six skills, 0 to 100 each; absent when never set. */
export const FifaStats = z.partial(
  z.object({
    speed: skill,
    shooting: skill,
    passing: skill,
    dribbling: skill,
    defense: skill,
    physical: skill,
  }),
);
export type FifaStats = z.infer<typeof FifaStats>;

/** One of the 81 provinces. */
export const City = z.string('Şehir seçin.').check(z.refine(isProvince, 'Listeden bir şehir seçin.'));
const optionalCity = z.pipe(
  z.transform((v) => (v === '' ? undefined : v)),
  z.optional(City),
);

/**
 * A player's received ratings: their number, the number of raters, their weight after damping repeats, and the weighted
 * sum of each skill.
 */
export const ReceivedRatings = z.object({
  count: z.number(),
  raters: z.optional(z.number()),
  weight: z.optional(z.number()),
  sums: z.record(z.enum(SKILLS), z.number()),
});
export type ReceivedRatings = z.infer<typeof ReceivedRatings>;

export const User = z.extend(Identified, {
  fullName: z.string(),
  /** Only in answers to the user. */
  email: z.optional(z.string()),
  /** Whether a mailed link verified it; only in answers to the user. */
  emailVerified: z.optional(z.boolean()),
  /** The requested new address, until its link is opened; only in the own profile. */
  pendingEmail: z.optional(z.nullable(z.string())),
  phone: z.optional(z.string()),
  photo: z.nullable(z.string()),
  position: z.nullable(Position),
  teams: z.array(z.string()),
  /** The card: the player's own skills and the opponents' ratings. */
  fifaStats: FifaStats,
  /** How many different players rated this one. */
  raters: z.optional(z.number()),
  /** Only in a rated player's own profile: their own skills, and the received ratings. */
  selfStats: z.optional(FifaStats),
  received: z.optional(ReceivedRatings),
  foot: z.nullable(Foot),
  city: z.nullable(z.string()),
  role: z.enum(['user', 'admin']),
});
export type User = z.infer<typeof User>;

/** Free text such as `Yıldızlar, Mahalle FK` or a list; at most 10 names. */
export const Teams = z.pipe(
  z.transform((value: unknown) => {
    const names: unknown[] =
      typeof value === 'string' ? value.split(/[,\n;]/) : Array.isArray(value) ? value : [];
    // Non-texts stay for the check: a deeply nested list may be impossible to write out.
    return names
      .map((name) => (typeof name === 'string' ? toLine(name) : name))
      .filter((name) => name !== '');
  }),
  z
    .array(z.string('Takım adını yazın.').check(...asLine, atMost(60, 'Takım adı')))
    .check(z.maxLength(MAX_TEAMS, `En fazla ${MAX_TEAMS} takım yazabilirsiniz.`)),
);

const fullName = singleLine('Adınızı ve soyadınızı yazın.', 80);
const phone = singleLine('Telefon numaranızı yazın.', 30);

/** Multipart; `photo` travels as a file. */
export const UserRegistration = z.object({
  fullName,
  email: Email,
  password: NewPassword,
  phone,
  teams: z.prefault(Teams, []),
  position: Position,
  foot: Foot,
  city: optionalCity,
  recaptchaToken: z.optional(z.string()),
  /** Whether the answer brings a session, for a newcomer with something to go on with. */
  signIn: z.optional(jsonOr(z.boolean('Geçersiz veri.'))),
});
export type UserRegistration = z.input<typeof UserRegistration>;
/** `token` only if the call asked for it. */
export const UserRegistered = z.extend(Message, { token: z.optional(z.string()) });

export const Login = z.object({
  email: Email,
  password: givenPassword('Şifrenizi yazın.'),
  recaptchaToken: z.optional(z.string()),
});
/** `token`, or `secondFactor` when the account has one. */
export const UserLoginAnswer = z.object({
  token: z.optional(z.string()),
  secondFactor: z.optional(FactorAsked),
  message: z.string(),
  emailVerified: z.optional(z.boolean()),
});
export type UserLoginAnswer = z.infer<typeof UserLoginAnswer>;

/**
 * JSON, or multipart with a new `photo` file. Absent values stay; an empty phone or city is removed. A new `email` or
 * `newPassword` needs `currentPassword`; a new address counts once its mailed link is opened.
 */
export const UserProfileUpdate = z.object({
  fullName,
  email: Email,
  position: Position,
  phone: optionalLine(30),
  teams: z.optional(Teams),
  foot: z.optional(Foot),
  city: z.optional(z.union([z.literal(''), City])),
  fifaStats: z.optional(jsonOr(FifaStats)),
  currentPassword: unlessEmpty(givenPassword('Mevcut şifrenizi yazın.')),
  newPassword: unlessEmpty(NewPassword),
});
export type UserProfileUpdate = z.input<typeof UserProfileUpdate>;
export const UserProfileUpdated = z.object({
  message: z.string(),
  user: User,
  /** Replaces the caller's token, which a new password ends. */
  token: z.optional(z.string()),
});

export const UserSearch = z.extend(Paging, {
  city: unlessEmpty(City),
  /** Beginnings of the name's words, in any order; ignores case and Turkish letters. */
  name: optionalText(80),
});
export const UserSearchAnswer = z.object({ users: z.array(User), nextCursor: z.nullable(z.string()) });
export type UserSearchAnswer = z.infer<typeof UserSearchAnswer>;
export type { Email };
