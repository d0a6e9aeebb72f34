import type { Place } from './camera.ts';
import type { Canvas } from './scene.ts';
import { ellipse } from './svg.ts';

/** Bushes and trees outside the fence, the furthest first; seen from above they keep the pitch from floating. */
export function drawGrove({ camera, random, scene, mood }: Canvas): string {
  const [width, length] = scene.pitch;
  const places = Array.from({ length: 150 }, (): Place => {
    const z = -10 + random.next() * (length + 90);
    const side = random.chance(0.5) ? 1 : -1;
    const behind = z > length + 8;
    const x = behind ? (random.next() - 0.5) * 190 : side * (width / 2 + 9 + random.next() * 55);
    return [x, 0, z];
  });
  return places
    .sort((a, b) => b[2] - a[2])
    .map(([x, , z]) => {
      const size = 1.1 + random.next() * 1.5;
      const crown = camera.dot([x, size, z]);
      if (!crown) return '';
      const r = camera.scale([x, size, z]) * size;
      const dark = ellipse(crown[0], crown[1], r, r * 0.95, `fill="${mood.near}" fill-opacity="0.95"`);
      return r < 3
        ? dark
        : dark + ellipse(crown[0] - r * 0.2, crown[1] - r * 0.25, r * 0.62, r * 0.52, 'fill="url(#leaf)"');
    })
    .join('');
}
