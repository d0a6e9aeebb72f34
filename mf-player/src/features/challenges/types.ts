import { CHALLENGE_TYPES, type ChallengeType } from 'mf-shared/contracts/challenges';

/** How people call the types. */
export const TYPE_NAMES: Record<ChallengeType, string> = {
  'rakip-bul': 'Rakip bul',
  'eksik-oyuncu': 'Eksik oyuncu',
};

/** The type that a text names, or none. */
export const asType = (text: string | null): ChallengeType | '' =>
  CHALLENGE_TYPES.find((type) => type === text) ?? '';
