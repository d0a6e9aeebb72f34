/** Choices of a player's profile, without schemas, so that a page that only shows it loads no checks of forms. */

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
