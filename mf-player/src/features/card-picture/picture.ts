import { foilOf } from 'mf-shared/card';
import type { SkillStats } from '../../common/player-card/SkillRadar.tsx';
import { drawBackdrop, drawBrand, drawFrame } from './backdrop.ts';
import { canvasOf, SCORE, TEXT } from './canvas.ts';
import { FOILS, HEIGHT, WIDTH } from './geometry.ts';
import { drawSkills } from './skills.ts';
import { drawTop } from './top.ts';

export type CardPicture = {
  fullName: string;
  position: string;
  city: string | null;
  foot: string | null;
  photo: string | null;
  stats: SkillStats;
  rating: number;
  /** Number of different players who rated this player. */
  raters: number;
};

/** A loaded photo; null without one or if loading fails. */
async function load(src: string | null): Promise<HTMLImageElement | null> {
  if (!src) return null;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/**
 * A canvas does not wait for fonts. Turkish letters are in a separate file, so the font is requested with the card's
 * text.
 */
async function loadFonts(card: CardPicture): Promise<void> {
  const text = `${card.fullName} ${card.position} ${card.city ?? ''} ğİışŞçöü 0123456789 oyuncu puanladı`;
  const wanted = [`900 40px ${SCORE}`, `700 40px ${SCORE}`, `400 40px ${TEXT}`, `650 40px ${TEXT}`];
  await Promise.all(wanted.map((font) => document.fonts.load(font, text)));
}

/** The player's card as a PNG of 1080 by 1620 pixels, drawn on this device with the site's fonts. */
export async function drawCardPicture(card: CardPicture): Promise<Blob> {
  const [photo] = await Promise.all([load(card.photo), loadFonts(card)]);
  const { canvas, pen } = canvasOf(WIDTH, HEIGHT);
  const foil = FOILS[foilOf(card.rating)];
  drawBackdrop(pen);
  drawFrame(pen, foil);
  drawTop(pen, card, photo, foil);
  drawSkills(pen, card, foil.base);
  drawBrand(pen);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png'),
  );
}
