import { drawBoard } from './board.ts';
import { drawPlay } from './play.ts';
import { drawLines, drawNight, drawTurf } from './stage.ts';
import { HEIGHT, WIDTH } from './timing.ts';
import { drawWordmark } from './wordmark.ts';

const FACES = [
  { file: 'sofia-sans-extra-condensed-latin-wght-normal.woff2', range: 'U+0000-00FF' },
  { file: 'sofia-sans-extra-condensed-latin-ext-wght-normal.woff2', range: 'U+0100-02BA' },
];

/** Loads the fonts; returns a function that draws the frame at a second and returns the canvas. */
export async function prepare(): Promise<(time: number) => HTMLCanvasElement> {
  for (const { file, range } of FACES) {
    const face = new FontFace('Score', `url(/${file})`, { weight: '1 1000', unicodeRange: range });
    document.fonts.add(await face.load());
  }
  const canvas = document.querySelector('canvas');
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) throw new Error('no canvas to draw on');
  return (time) => {
    pen.clearRect(0, 0, WIDTH, HEIGHT);
    drawTurf(pen);
    drawLines(pen, time);
    drawNight(pen, time);
    drawPlay(pen, time);
    drawBoard(pen, time);
    drawWordmark(pen, time);
    return canvas;
  };
}
