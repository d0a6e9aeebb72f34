import { HEIGHT, type Place, WIDTH } from './camera.ts';
import { mastFeet } from './lights.ts';
import type { Canvas } from './scene.ts';
import { cover, ellipse, linear, path, radial } from './svg.ts';

/** Layers between the eye and the pitch: rain, snow or mist, the tint of the hour, and darker corners. */
export function drawAir(canvas: Canvas): { defs: string; body: string } {
  const { scene, mood, camera } = canvas;
  const defs =
    radial('corners', [
      [0, '#000', 0],
      [0.62, '#000', 0.02],
      [1, '#000', mood.glow > 0.5 ? 0.5 : 0.28],
    ]) +
    linear('mist', [
      [0, mood.sky.at(-1)?.[1] ?? '#fff', 0],
      [0.5, mood.sky.at(-1)?.[1] ?? '#fff', 0.5],
      [1, mood.sky.at(-1)?.[1] ?? '#fff', 0],
    ]);
  const parts = [cover(mood.tint, 0.07)];
  if (scene.weather === 'mist') {
    parts.push(`<rect y="${camera.horizon - 210}" width="${WIDTH}" height="430" fill="url(#mist)"/>`);
  }
  if (scene.weather === 'rain') parts.push(puddles(canvas), rain(canvas));
  if (scene.weather === 'snow') parts.push(snow(canvas));
  parts.push(
    `<rect x="${-WIDTH * 0.15}" y="${-HEIGHT * 0.2}" width="${WIDTH * 1.3}" height="${HEIGHT * 1.4}" fill="url(#corners)"/>`,
  );
  return { defs, body: parts.join('') };
}

/** Lamps reflected on wet turf. */
function puddles(canvas: Canvas): string {
  const { camera } = canvas;
  return mastFeet(canvas)
    .map(([x, , z]) => {
      const foot = camera.dot([x * 0.82, 0, z] as Place);
      if (!foot) return '';
      const scale = Math.min(60, camera.scale([x, 0, z]));
      return ellipse(
        foot[0],
        foot[1] + scale * 3.4,
        scale * 0.8,
        scale * 4.4,
        'fill="url(#halo)" fill-opacity="0.42"',
      );
    })
    .join('');
}

function rain({ random }: Canvas): string {
  const drops = Array.from({ length: 420 }, () => {
    const length = 12 + random.next() * 34;
    return `M${random.int(-20, WIDTH)} ${random.int(-40, HEIGHT)}l${(-length * 0.22).toFixed(1)} ${length.toFixed(1)}`;
  });
  return path(
    drops.join(''),
    'stroke="#e8f2ff" stroke-opacity="0.26" stroke-width="1.2" stroke-linecap="round"',
  );
}

function snow({ random }: Canvas): string {
  return Array.from({ length: 300 }, () => {
    const size = 1 + random.next() ** 3 * 5;
    return `<circle cx="${random.int(0, WIDTH)}" cy="${random.int(0, HEIGHT)}" r="${size.toFixed(1)}" fill="#fff" fill-opacity="${(0.85 - size * 0.1).toFixed(2)}"/>`;
  }).join('');
}
