/** How much a card says about its player, by how many different players rated them. */
export type Confidence = 'none' | 'low' | 'medium' | 'high';

/** From here on others' word weighs at least as much as what the player declares. */
const MEDIUM_FROM = 5;
/** From here on it weighs more than twice as much. */
const HIGH_FROM = 12;

export const CONFIDENCE_TEXT: Record<Confidence, string> = {
  none: 'Yalnızca kendi beyanı',
  low: 'Güven düşük',
  medium: 'Güven orta',
  high: 'Güven yüksek',
};

/** `raters` is the number of different players, however often each of them rated. */
export function confidenceOf(raters: number): Confidence {
  if (raters >= HIGH_FROM) return 'high';
  if (raters >= MEDIUM_FROM) return 'medium';
  return raters > 0 ? 'low' : 'none';
}

/** `12 oyuncu puanladı`. */
export const ratersText = (raters: number): string =>
  raters > 0 ? `${raters} oyuncu puanladı` : 'Henüz puanlanmadı';
