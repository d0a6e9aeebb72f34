import { CHALLENGE_TYPES, type ChallengeType } from 'mf-shared/contracts/challenges';

/** Everyday names of the types. */
export const TYPE_NAMES: Record<ChallengeType, string> = {
  'rakip-bul': 'Rakip bul',
  'eksik-oyuncu': 'Eksik oyuncu',
};

/** The type that a text names; empty for other text. */
export const asType = (text: string | null): ChallengeType | '' =>
  CHALLENGE_TYPES.find((type) => type === text) ?? '';
