import * as z from 'zod/mini';
import { Identified } from './common.ts';
import { Position } from './users.ts';

/** Reason of a recommendation: a stable code and a Turkish clause; the clauses join into one sentence. */
export const Reason = z.object({
  code: z.enum([
    'habit',
    'regular',
    'friends',
    'teammates',
    'similar',
    'near',
    'price',
    'popular',
    'free',
    'strength',
    'size',
    'position',
    'friend',
  ]),
  text: z.string(),
});
export type Reason = z.infer<typeof Reason>;

const FreeHour = z.object({
  fieldId: z.string(),
  fieldName: z.string(),
  capacity: z.string(),
  /** Football night. */
  date: z.string(),
  timeSlot: z.string(),
  /** ms */
  startsAt: z.number(),
  /** TL */
  price: z.number(),
});

/** A venue with the free hour that the player likeliest wants there, and can request at once. */
export const RecommendedHour = z.extend(FreeHour, {
  businessId: z.string(),
  businessName: z.string(),
  address: z.string(),
  /** Path of the first photo, or null. */
  photo: z.nullable(z.string()),
  averageRating: z.number(),
  ratingCount: z.number(),
  /** The player did not play there in the last half year. */
  isNew: z.boolean(),
  /** The next likeliest free hours there. */
  others: z.array(FreeHour),
  /** Why, the weightiest first. */
  reasons: z.array(Reason),
});
export type RecommendedHour = z.infer<typeof RecommendedHour>;

/** A team of similar strength that looks for an opponent. */
export const RecommendedOpponent = z.object({
  requestId: z.string(),
  /** The author of the ad. */
  captain: z.extend(Identified, { fullName: z.string(), photo: z.nullable(z.string()) }),
  name: z.string(),
  teamSize: z.number(),
  /** Mean rating of the lineup's cards, 0 to 100; then that of the player's own side. */
  strength: z.number(),
  ownStrength: z.number(),
  reasons: z.array(Reason),
});
export type RecommendedOpponent = z.infer<typeof RecommendedOpponent>;

/**
 * A player for an open position: `forMe` plays what the own lineup lacks, `forThem` looks for what the caller plays.
 */
export const RecommendedPlayer = z.object({
  purpose: z.enum(['forMe', 'forThem']),
  player: z.extend(Identified, {
    fullName: z.string(),
    photo: z.nullable(z.string()),
    rating: z.number(),
  }),
  position: Position,
  reasons: z.array(Reason),
});
export type RecommendedPlayer = z.infer<typeof RecommendedPlayer>;

export const Recommendations = z.object({
  /** One of each venue, the likeliest venue first. */
  hours: z.array(RecommendedHour),
  opponents: z.array(RecommendedOpponent),
  players: z.array(RecommendedPlayer),
});
export type Recommendations = z.infer<typeof Recommendations>;

export const DISMISSED_KINDS = ['venue', 'opponent', 'player'] as const;
/** A recommendation to hide: a venue, the author of an ad, or a player. */
export const Dismissal = z.object({
  kind: z.enum(DISMISSED_KINDS, 'Öneri türünü seçin.'),
  targetId: z.string('Öneriyi seçin.').check(z.minLength(1, 'Öneriyi seçin.'), z.maxLength(64)),
});
export type Dismissal = z.infer<typeof Dismissal>;
