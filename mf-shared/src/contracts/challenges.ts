import * as z from 'zod/mini';
import { Identified, Paging, requiredText, singleLine } from './common.ts';

export const CHALLENGE_TYPES = ['rakip-bul', 'eksik-oyuncu'] as const;
export const ChallengeType = z.enum(CHALLENGE_TYPES, 'İlan türünü seçin.');
export type ChallengeType = z.infer<typeof ChallengeType>;
export const MAX_DETAILS = 1000;
/** Maximum open challenges per player. */
export const MAX_OPEN_CHALLENGES = 3;
/** Days until a challenge is deleted; the product spec leaves it open. */
export const CHALLENGE_DAYS = 14;

export const Challenge = z.extend(Identified, {
  type: ChallengeType,
  details: z.string(),
  /** How to reach the creator: a phone number, a name on some network. */
  contactInfo: z.string(),
  creator: z.extend(Identified, { fullName: z.string(), photo: z.nullable(z.string()) }),
  createdAt: z.string(),
});
export type Challenge = z.infer<typeof Challenge>;

export const ChallengesQuery = z.extend(Paging, {
  type: z.optional(z.union([z.literal(''), ChallengeType])),
});

export const ChallengeCreate = z.object({
  type: ChallengeType,
  details: requiredText('Maçı birkaç cümleyle anlatın.', MAX_DETAILS),
  contactInfo: singleLine('Size nasıl ulaşılacağını yazın.', 120),
});
export type ChallengeCreate = z.infer<typeof ChallengeCreate>;
export const ChallengeAnswer = z.object({ message: z.string(), challenge: Challenge });
