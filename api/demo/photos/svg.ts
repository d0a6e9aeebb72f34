import { type Camera, type Dot, HEIGHT, type Place, WIDTH } from './camera.ts';

const round = (value: number) => Math.round(Math.max(-200_000, Math.min(200_000, value)) * 10) / 10;

/** Path data through dots. */
export const trace = (dots: readonly Dot[], closed = false): string =>
  dots.length < 2 ? '' : `M${dots.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;

export const path = (d: string, attributes: string): string => (d ? `<path d="${d}" ${attributes}/>` : '');

/** A filled area of the world. */
export const area = (camera: Camera, places: readonly Place[], fill: string, opacity = 1): string =>
  path(trace(camera.area(places), true), `fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}`);

/** A flat band of the given width (metres) on the ground along a line, in perspective. */
export function band(camera: Camera, line: readonly Place[], width: number): string {
  const half = width / 2;
  return line
    .slice(1)
    .map((end, i) => {
      const start = line[i] as Place;
      const length = Math.hypot(end[0] - start[0], end[2] - start[2]) || 1;
      const [nx, nz] = [(-(end[2] - start[2]) / length) * half, ((end[0] - start[0]) / length) * half];
      const corner = (p: Place, side: number): Place => [p[0] + nx * side, p[1], p[2] + nz * side];
      return trace(camera.area([corner(start, 1), corner(end, 1), corner(end, -1), corner(start, -1)]), true);
    })
    .join('');
}

/** A round bar between two places as one stroke, as thick as it looks at its middle; `thickness` in metres. */
export function bar(camera: Camera, from: Place, to: Place, thickness: number, colour: string): string {
  const middle: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  const width = Math.max(0.6, (camera.scale(middle) || camera.scale(to) || camera.scale(from)) * thickness);
  return path(
    trace(camera.line([from, to])),
    `stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round"`,
  );
}

/** Stops of a gradient: `[offset, colour, opacity]`. */
export type Stop = readonly [number, string, number?];
const stops = (list: readonly Stop[]) =>
  list.map(
    ([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );

export const linear = (id: string, list: readonly Stop[], vector = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${vector}>${stops(list).join('')}</linearGradient>`;
export const radial = (id: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stops(list).join('')}</radialGradient>`;

export const cover = (fill: string, opacity = 1): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}" fill-opacity="${opacity}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, attributes: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${attributes}/>`;
