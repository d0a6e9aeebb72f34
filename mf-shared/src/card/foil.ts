export type Foil = 'bronze' | 'silver' | 'gold' | 'floodlit';

/** Foil of a card by its rating: what makes one collect it. */
export function foilOf(rating: number): Foil {
  if (rating >= 85) return 'floodlit';
  if (rating >= 75) return 'gold';
  return rating >= 60 ? 'silver' : 'bronze';
}
