/** What a player's profile can hold, without schemas. A page that only shows it thereby loads no checks of forms. */

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
