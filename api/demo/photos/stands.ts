import type { Place } from './camera.ts';
import type { Canvas } from './scene.ts';
import { area, path, trace } from './svg.ts';

const TIERS = 6;
const RISE = 0.5;
const DEEP = 0.85;
const SEATS = [
  ['#c8452f', '#e9e2d0'],
  ['#1e5aa8', '#f2c230'],
  ['#1d7a4c', '#f0ead6'],
] as const;

/** Rows of seats behind the left fence, the last row first. */
export function drawStands(canvas: Canvas): string {
  const { camera, scene, random, mood } = canvas;
  const [width, length] = scene.pitch;
  const [from, to] = [length * 0.22, length * 0.8];
  const [seat, other] = random.pick(SEATS);
  const rows: string[] = [];
  for (let tier = TIERS - 1; tier >= 0; tier--) {
    const x = -(width / 2 + 3.2 + tier * DEEP);
    const y = 0.7 + tier * RISE;
    const wall: Place[] = [
      [x, y - 0.7, from],
      [x, y, from],
      [x, y, to],
      [x, y - 0.7, to],
    ];
    rows.push(area(camera, wall, mood.glow > 0.5 ? '#39434d' : '#8b8d88'));
    const first: string[] = [];
    const second: string[] = [];
    for (let z = from + 0.3; z < to - 0.6; z += 0.72) {
      const shape = trace(
        camera.area([
          [x - 0.1, y, z],
          [x - 0.3, y + 0.42, z],
          [x - 0.3, y + 0.42, z + 0.5],
          [x - 0.1, y, z + 0.5],
        ]),
        true,
      );
      (Math.floor((z + tier * 2) / 7) % 2 === 0 ? first : second).push(shape);
    }
    rows.push(path(first.join(''), `fill="${seat}"`), path(second.join(''), `fill="${other}"`));
  }
  return rows.join('');
}
