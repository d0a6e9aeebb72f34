import { COMPOSITIONS } from './compositions.ts';
import { HEIGHT, type Scene, WIDTH } from './scene.ts';

/** The scene as an SVG document: chalk on turf, flat and without any light; the same scene gives the same text. */
export function drawScene({ composition, palette, mirrored }: Scene): string {
  const body = COMPOSITIONS[composition](palette);
  const turned = mirrored ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${body}</g>` : body;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${turned}</svg>`;
}
