/** How reliable a card is, by its number of different raters. */
export type Confidence = 'none' | 'low' | 'medium' | 'high';

/** From here ratings weigh at least as much as the player's own values. */
const MEDIUM_FROM = 5;
/** From here they weigh more than twice as much. */
const HIGH_FROM = 12;

/** Follows `ratersText` after a comma. */
export const CONFIDENCE_TEXT: Record<Confidence, string> = {
  none: 'yalnızca kendi beyanı',
  low: 'puanı oturmadı',
  medium: 'puanı oturuyor',
  high: 'puanı oturdu',
};

/** `raters` counts different players, however often each rated. */
export function confidenceOf(raters: number): Confidence {
  if (raters >= HIGH_FROM) return 'high';
  if (raters >= MEDIUM_FROM) return 'medium';
  return raters > 0 ? 'low' : 'none';
}

/** `12 oyuncu puanladı`. */
export const ratersText = (raters: number): string =>
  raters > 0 ? `${raters} oyuncu puanladı` : 'Henüz puanlanmadı';
