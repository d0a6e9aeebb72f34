import { HEIGHT, type Palette, WIDTH } from './scene.ts';

/** As thick as a touchline that a picture of 48 pixels still shows. */
export const LINE = 22;
const THIN = 6;

export const fill = (colour: string, d: string): string => `<path d="${d}" fill="${colour}"/>`;
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const line = ({ chalk }: Palette, d: string, width = LINE): string =>
  `<path d="${d}" fill="none" stroke="${chalk}" stroke-width="${width}" stroke-linejoin="round"/>`;
export const dot = ({ chalk }: Palette, x: number, y: number, radius: number): string =>
  fill(chalk, circle(x, y, radius));

/** Mown turf over the whole picture: bands across, or along. */
export function turf({ turf: [light, dark] }: Palette, way: 'across' | 'along' = 'along'): string {
  const bands = [0, 2, 4, 6].map((i) =>
    way === 'along'
      ? box((i * WIDTH) / 8, 0, WIDTH / 8, HEIGHT)
      : box(0, (i * HEIGHT) / 8, WIDTH, HEIGHT / 8),
  );
  return fill(dark, box(0, 0, WIDTH, HEIGHT)) + fill(light, bands.join(''));
}

/** Bands of turf that meet at one point above, from a height down to the lower edge. */
export function turfAhead({ turf: [light, dark] }: Palette, from: number, vanishing: number): string {
  const at = (x: number, y: number) => WIDTH / 2 + ((x - WIDTH / 2) * (y - vanishing)) / (HEIGHT - vanishing);
  const bands = [-8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 12, 14].map((i) => {
    const [left, right] = [(i * WIDTH) / 8, ((i + 1) * WIDTH) / 8];
    return `M${at(left, from)} ${from}L${at(right, from)} ${from}L${right} ${HEIGHT}L${left} ${HEIGHT}z`;
  });
  return fill(dark, box(0, from, WIDTH, HEIGHT - from)) + fill(light, bands.join(''));
}

/** The meshes of a net within a rectangle, as diamonds. */
export function mesh(
  palette: Palette,
  [x, y, width, height]: readonly [number, number, number, number],
  size: number,
): string {
  const slants: string[] = [];
  for (let from = -height; from < width; from += size) {
    // Each slant is cut where it leaves the rectangle.
    const [a, b] = [Math.max(0, from), Math.min(width, from + height)];
    slants.push(`M${x + a} ${y + a - from}L${x + b} ${y + b - from}`);
    slants.push(`M${x + width - a} ${y + a - from}L${x + width - b} ${y + b - from}`);
  }
  return line(palette, slants.join(''), THIN);
}

/** A ball in chalk with its dark patches. */
export function ball(palette: Palette, x: number, y: number, radius: number): string {
  const corner = (turn: number, far: number) => {
    const angle = (Math.PI * (turn - 2.5)) / 5;
    return `${Math.round(x + Math.cos(angle) * radius * far)} ${Math.round(y + Math.sin(angle) * radius * far)}`;
  };
  const turns = [0, 2, 4, 6, 8];
  const middle = `M${turns.map((turn) => corner(turn, 0.38)).join('L')}z`;
  const seams = turns.map((turn) => `M${corner(turn, 0.38)}L${corner(turn, 0.72)}`).join('');
  const rim = turns
    .map((turn) => `M${corner(turn, 0.72)}L${corner(turn - 0.6, 0.94)}L${corner(turn + 0.6, 0.94)}z`)
    .join('');
  return (
    dot(palette, x, y, radius) +
    fill(palette.night, middle + rim) +
    `<path d="${seams}" stroke="${palette.night}" stroke-width="${radius / 12}"/>`
  );
}
