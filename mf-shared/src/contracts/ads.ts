import * as z from 'zod/mini';
import { Identified, numeric, optionalText, Paging, unlessEmpty } from './common.ts';
import { Lineup } from './lineups.ts';
import { City, Position } from './users.ts';

export const AD_TYPES = ['findOpponent', 'findPlayer', 'findTeam'] as const;
export const AdType = z.enum(AD_TYPES, 'İlan türünü seçin.');
export type AdType = z.infer<typeof AdType>;

export const MIN_TEAM = 5;
export const MAX_TEAM = 11;
/** Days that an ad stays up; also the rolling week of the limits. */
export const AD_DAYS = 7;
/** Ads of one player within the rolling week. */
export const WEEKLY_ADS = 5;
/** The same for a goalkeeper who looks for a team. */
export const WEEKLY_GOALKEEPER_ADS = 14;

const location = z.object({ city: City }, 'Şehir seçin.');
const description = optionalText(500);

/** A new ad. A team that looks for an opponent has as many players as its lineup; `teamSize` does not count then. */
export const AdCreate = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('findOpponent'),
      location,
      description,
      lineupId: z.optional(z.nullable(z.string())),
      teamSize: z.optional(z.nullable(unlessEmpty(numeric()))),
    }),
    z.object({
      type: z.literal('findPlayer'),
      location,
      description,
      positionNeeded: z.enum(Position.def.entries, 'Aradığınız mevkiyi seçin.'),
    }),
    z.object({
      type: z.literal('findTeam'),
      location,
      description,
      position: z.enum(Position.def.entries, 'Oynadığınız mevkiyi seçin.'),
    }),
  ],
  'İlan türünü seçin.',
);
export type AdCreate = z.input<typeof AdCreate>;

const Poster = z.extend(Identified, {
  fullName: z.string(),
  photo: z.nullable(z.string()),
  position: z.nullable(Position),
  rating: z.number(),
});

/** An ad that is up. */
export const Ad = z.extend(Identified, {
  type: AdType,
  location: z.object({ city: z.string() }),
  /** Only in opponent ads, like `lineupId` and the drawn lineup. */
  teamSize: z.nullable(z.number()),
  lineupId: z.nullable(z.string()),
  lineup: z.nullable(Lineup),
  /** Position of a player for hire. */
  position: z.nullable(Position),
  /** Position that a team looks for. */
  positionNeeded: z.nullable(Position),
  description: z.string(),
  user: Poster,
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Ad = z.infer<typeof Ad>;

/** Filter of ads; without a city the whole country. */
export const AdQuery = z.extend(Paging, {
  type: AdType,
  city: unlessEmpty(City),
  teamSize: unlessEmpty(
    numeric(
      '5 ile 11 arasında bir sayı seçin.',
      z.int('5 ile 11 arasında bir sayı seçin.'),
      z.gte(MIN_TEAM, '5 ile 11 arasında bir sayı seçin.'),
      z.lte(MAX_TEAM, '5 ile 11 arasında bir sayı seçin.'),
    ),
  ),
  positionNeeded: unlessEmpty(Position),
  position: unlessEmpty(Position),
});

export const AdCreated = z.object({ message: z.string(), request: Ad });
export type AdCreated = z.infer<typeof AdCreated>;
