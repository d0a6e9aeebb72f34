import type { Foil } from 'mf-shared/card';
import type { Box } from './canvas.ts';

/** Size of the picture: tall enough for a story, fully visible in a chat. */
export const WIDTH = 1080;
export const HEIGHT = 1620;

const CONTENT = 780;
/** A hundredth of the card's inner width, the unit of its style sheet. */
export const U = CONTENT / 100;
export const BORDER = 8;
const PADDING = 17;
export const RADIUS = 36;

const CONTENT_HEIGHT = 166 * U;
const edge = BORDER + PADDING;
export const CARD: Box = {
  x: (WIDTH - CONTENT) / 2 - edge,
  y: 84,
  width: CONTENT + 2 * edge,
  height: CONTENT_HEIGHT + 2 * edge,
};
/** The box of the card's content. */
export const INNER: Box = { x: CARD.x + edge, y: CARD.y + edge, width: CONTENT, height: CONTENT_HEIGHT };
export const TOP_HEIGHT = 66 * U;
export const NAME_HEIGHT = 18.5 * U;

/** The metals of `PlayerCard`'s style sheet. */
export const FOILS: Record<Foil, { base: string; lit: string }> = {
  bronze: { base: '#d8a27c', lit: '#ffe0c8' },
  silver: { base: '#c3cfc9', lit: '#ffffff' },
  gold: { base: '#f2c14b', lit: '#fff1bf' },
  floodlit: { base: '#ff6a1f', lit: '#ffd2b3' },
};
