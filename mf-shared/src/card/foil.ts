export type Foil = 'bronze' | 'silver' | 'gold' | 'floodlit';

/** A card's foil by its rating, to make cards worth collecting. */
export function foilOf(rating: number): Foil {
  if (rating >= 85) return 'floodlit';
  if (rating >= 75) return 'gold';
  return rating >= 60 ? 'silver' : 'bronze';
}
