import type { Random } from '../base/random.ts';
import type { Camera, Place } from './camera.ts';
import type { Mood } from './moods.ts';
import type { Canvas } from './scene.ts';
import { ellipse } from './svg.ts';

/** Trees and street lights outside the fence, drawn from far to near; from above they keep the pitch from floating. */
export function drawGrove({ camera, random, scene, mood }: Canvas): string {
  const [width, length] = scene.pitch;
  const places = Array.from({ length: 210 }, (): Place => {
    const z = -6 + random.next() ** 1.4 * (length + 190);
    const side = random.chance(0.5) ? 1 : -1;
    const behind = z > length + 9;
    const x = behind ? (random.next() - 0.5) * 240 : side * (width / 2 + 8 + random.next() * 60);
    return [x, 0, z];
  });
  return places
    .sort((a, b) => b[2] - a[2])
    .map((place) => (random.chance(0.3) ? streetLight(camera, place, mood) : tree(camera, place, random)))
    .join('');
}

/** A crown of a few circles, lit a little from above. */
function tree(camera: Camera, [x, , z]: Place, random: Random): string {
  const size = 1.2 + random.next() * 1.3;
  const crown = camera.dot([x, size, z]);
  if (!crown) return '';
  const [cx, cy] = crown;
  const r = camera.scale([x, size, z]) * size;
  const rounds = [
    [0, 0, 1],
    [-0.75, 0.3, 0.68],
    [0.72, 0.34, 0.66],
    [-0.3, -0.45, 0.66],
    [0.36, -0.38, 0.6],
  ] as const;
  return rounds
    .map(([dx, dy, k]) => ellipse(cx + dx * r, cy + dy * r, r * k, r * k * 0.9, 'fill="url(#leaf)"'))
    .join('');
}

function streetLight(camera: Camera, [x, , z]: Place, mood: Mood): string {
  const dot = camera.dot([x, 4, z]);
  if (!dot || mood.glow < 0.3) return '';
  const r = Math.min(26, camera.scale([x, 4, z]) * 1.6);
  return ellipse(dot[0], dot[1], r, r, 'fill="url(#street)"');
}
