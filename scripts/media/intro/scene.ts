import { drawBoard } from './board.ts';
import { drawPlay } from './play.ts';
import { drawLines, drawNight, drawTurf } from './stage.ts';
import { HEIGHT, WIDTH } from './timing.ts';
import { drawWordmark } from './wordmark.ts';

/** Loads the font; returns a function that draws the frame at a second and returns the canvas. */
export async function prepare(): Promise<(time: number) => HTMLCanvasElement> {
  const face = new FontFace('Score', 'url(/topla-score.woff2)', { weight: '600 900' });
  document.fonts.add(await face.load());
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
