import { HEIGHT, WIDTH } from './camera.ts';
import type { Canvas } from './scene.ts';
import { ellipse, linear, radial } from './svg.ts';

/** Sky down to the horizon with stars, sun or moon, and clouds in the light of the mood. */
export function drawSky({ mood, camera, random, scene }: Canvas): { defs: string; body: string } {
  const bottom = Math.max(60, Math.min(HEIGHT, camera.horizon + 6));
  const defs = [
    linear('sky', mood.sky),
    radial('cloud', [
      [0, mood.sky.at(-1)?.[1] ?? '#fff', 0.42],
      [0.6, mood.sky.at(-2)?.[1] ?? '#fff', 0.16],
      [1, mood.sky.at(-2)?.[1] ?? '#fff', 0],
    ]),
    mood.orb
      ? radial('orb', [
          [0, mood.orb[3]],
          [0.22, mood.orb[3], 0.95],
          [0.26, mood.orb[3], 0.32],
          [1, mood.orb[3], 0],
        ])
      : '',
  ].join('');
  const parts = [`<rect width="${WIDTH}" height="${bottom}" fill="url(#sky)"/>`];
  if (mood.stars && scene.weather !== 'rain' && scene.weather !== 'snow') parts.push(stars(random, bottom));
  if (mood.orb) {
    const [x, y, radius] = mood.orb;
    parts.push(ellipse(x * WIDTH, y * bottom * 1.6, radius * 4.2, radius * 4.2, 'fill="url(#orb)"'));
  }
  const count = scene.weather && scene.weather !== 'clear' ? 26 : 15;
  for (let i = 0; i < count; i++) {
    const y = bottom * (0.22 + random.next() * 0.72);
    const reach = 90 + random.next() * 240 * (y / bottom);
    parts.push(ellipse(random.next() * WIDTH, y, reach, 7 + random.next() * 20, 'fill="url(#cloud)"'));
  }
  return { defs, body: parts.join('') };
}

function stars(random: Canvas['random'], bottom: number): string {
  return Array.from({ length: 110 }, () => {
    const height = random.next() ** 1.6;
    const size = 0.5 + random.next() ** 3 * 1.3;
    const shine = (1 - height) * (0.25 + random.next() * 0.6);
    return `<circle cx="${random.int(0, WIDTH)}" cy="${Math.round(height * bottom * 0.8)}" r="${size.toFixed(1)}" fill="#fff" fill-opacity="${shine.toFixed(2)}"/>`;
  }).join('');
}
