import * as z from 'zod/mini';
import { isProvince } from '../provinces.ts';
import {
  asLine,
  Email,
  givenPassword,
  Identified,
  jsonOr,
  NewPassword,
  optionalLine,
  optionalText,
  Paging,
  singleLine,
  toLine,
  unlessEmpty,
} from './common.ts';
import { FactorAsked } from './second-factor.ts';

export const POSITIONS = [
  'Kaleci',
  'Stoper',
  'Bek',
  'Orta Saha',
  'Ofansif Orta Saha',
  'Kanat',
  'Forvet',
] as const;
export const FEET = ['Sağ', 'Sol', 'Çift'] as const;
export const SKILLS = ['speed', 'shooting', 'passing', 'dribbling', 'defense', 'physical'] as const;

export const Position = z.enum(POSITIONS, 'Mevkinizi seçin.');
export const Foot = z.enum(FEET, 'Kullandığınız ayağı seçin.');
export type Position = z.infer<typeof Position>;
export type Skill = (typeof SKILLS)[number];

const skill = z
  .number('0 ile 100 arasında bir değer girin.')
  .check(z.int(), z.gte(0, 'En az 0 olabilir.'), z.lte(100, 'En çok 100 olabilir.'));

/** Six skills, 0 to 100 each; one that was never set is absent. */
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
 * What others gave a player: how many ratings by how many raters, as how many they weigh once repetitions of the
 * same rater are damped, and the sum of their values for each skill, weighed likewise.
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
  /** Only in answers to the user themself. */
  email: z.optional(z.string()),
  /** Whether a mailed link proved it; also in answers to the user themself alone. */
  emailVerified: z.optional(z.boolean()),
  /** An address that was asked for in its place, until its own link is opened; only in the own profile. */
  pendingEmail: z.optional(z.nullable(z.string())),
  phone: z.optional(z.string()),
  photo: z.nullable(z.string()),
  position: z.nullable(Position),
  teams: z.array(z.string()),
  /** The card: what the player declares, and what opponents gave. */
  fifaStats: FifaStats,
  /** How many different players have rated this one. */
  raters: z.optional(z.number()),
  /** For a player who was rated, to themself alone: the skills they declare, and the ratings they received. */
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
    // What is no text stays for the check: a list of lists may be too deep to be written out.
    return names
      .map((name) => (typeof name === 'string' ? toLine(name) : name))
      .filter((name) => name !== '');
  }),
  z
    .array(
      z
        .string('Takım adını yazın.')
        .check(...asLine, z.maxLength(60, 'Takım adı en fazla 60 karakter olabilir.')),
    )
    .check(z.maxLength(10, 'En fazla 10 takım yazabilirsiniz.')),
);

const fullName = singleLine('Adınızı ve soyadınızı yazın.', 80);
const phone = singleLine('Telefon numaranızı yazın.', 30);

/** Multipart; `photo` travels beside it as a file. */
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
});
export type UserRegistration = z.input<typeof UserRegistration>;

export const Login = z.object({
  email: Email,
  password: givenPassword('Şifrenizi yazın.'),
  recaptchaToken: z.optional(z.string()),
});
/** `token`, or in its place `secondFactor` where the account switched that on. */
export const UserLoginAnswer = z.object({
  token: z.optional(z.string()),
  secondFactor: z.optional(FactorAsked),
  message: z.string(),
  emailVerified: z.optional(z.boolean()),
});
export type UserLoginAnswer = z.infer<typeof UserLoginAnswer>;

/**
 * JSON, or multipart where a new `photo` file comes with it. What is absent stays as it is; an empty phone or
 * city is taken away. Another `email` or a `newPassword` comes with `currentPassword`; the address changes once the
 * link that is mailed to it is opened.
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
  /** Takes the place of the caller's token after a change of password, which ends it. */
  token: z.optional(z.string()),
});

export const UserSearch = z.extend(Paging, {
  city: unlessEmpty(City),
  /** How words of the name begin, in any order; case and Turkish letters do not matter. */
  name: optionalText(80),
});
export const UserSearchAnswer = z.object({ users: z.array(User), nextCursor: z.nullable(z.string()) });
export type UserSearchAnswer = z.infer<typeof UserSearchAnswer>;
export type { Email };
