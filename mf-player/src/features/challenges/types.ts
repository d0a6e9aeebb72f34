import { CHALLENGE_TYPES, type ChallengeType } from 'mf-shared/contracts/challenges';

/** Everyday names of the types. */
export const TYPE_NAMES: Record<ChallengeType, string> = {
  'rakip-bul': 'Rakip bul',
  'eksik-oyuncu': 'Eksik oyuncu',
};

/** What a type means, for whoever posts one. */
export const TYPE_HINTS: Record<ChallengeType, string> = {
  'rakip-bul': 'Takımımız hazır, karşımıza bir takım lazım.',
  'eksik-oyuncu': 'Maçımız var, bir ya da birkaç kişi eksik.',
};

/** The type that a text names; empty for other text. */
export const asType = (text: string | null): ChallengeType | '' =>
  CHALLENGE_TYPES.find((type) => type === text) ?? '';
