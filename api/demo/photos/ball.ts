import type { Dot, Place } from './camera.ts';
import type { Canvas } from './scene.ts';
import { ellipse, path, radial, trace } from './svg.ts';

const RADIUS = 0.11;
const BIGGER = 1.25;

/** A ball on the ground with its shadows, its dark pentagons at random angles. */
export function drawBall({ scene, camera, random, mood }: Canvas): { defs: string; body: string } {
  if (!scene.ball) return { defs: '', body: '' };
  const [x, z] = scene.ball;
  const place: Place = [x, RADIUS * BIGGER, z];
  const dot = camera.dot(place);
  if (!dot) return { defs: '', body: '' };
  const r = camera.scale(place) * RADIUS * BIGGER;
  const defs =
    `<radialGradient id="ball" cx="0.38" cy="0.3" r="0.8"><stop offset="0" stop-color="#ffffff"/><stop offset="0.62" stop-color="#dfe6e6"/><stop offset="1" stop-color="#66757a"/></radialGradient>` +
    radial('shadow', [
      [0, '#02110a', 0.7],
      [0.6, '#02110a', 0.4],
      [1, '#02110a', 0],
    ]);
  const shadows = [-1, 1]
    .map((side) =>
      ellipse(dot[0] + side * r * 1.1, dot[1] + r * 0.95, r * 2, r * 0.42, 'fill="url(#shadow)"'),
    )
    .join('');
  const patches = pentagons(random.next() * 6, random.next() * 6)
    .map((corners) =>
      trace(
        corners.map(([px, py]): Dot => [dot[0] + px * r, dot[1] + py * r]),
        true,
      ),
    )
    .join('');
  const body =
    shadows +
    ellipse(dot[0], dot[1], r, r, 'fill="url(#ball)"') +
    path(patches, `fill="#18222b" fill-opacity="${mood.glow > 0.5 ? 0.92 : 0.85}"`);
  return { defs, body };
}

/** The pentagons of a unit ball that face the eye, in perspective. */
function pentagons(spinA: number, spinB: number): Dot[][] {
  const golden = (1 + Math.sqrt(5)) / 2;
  const corners: Place[] = [-1, 1].flatMap((a) =>
    [-golden, golden].flatMap((b): Place[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  );
  return corners
    .map((corner) => turn(unit(corner), spinA, spinB))
    .filter((centre) => centre[2] > 0.12)
    .map((centre) => {
      const u = unit(cross(centre, Math.abs(centre[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
      const v = cross(centre, u);
      return Array.from({ length: 5 }, (_, i): Dot => {
        const [c, s] = [Math.cos((i * 2 * Math.PI) / 5) * 0.36, Math.sin((i * 2 * Math.PI) / 5) * 0.36];
        const p = unit([
          centre[0] + u[0] * c + v[0] * s,
          centre[1] + u[1] * c + v[1] * s,
          centre[2] + u[2] * c + v[2] * s,
        ]);
        return [p[0], p[1]];
      });
    });
}

const unit = ([x, y, z]: Place): Place => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function turn([x, y, z]: Place, a: number, b: number): Place {
  const [x1, z1] = [x * Math.cos(a) - z * Math.sin(a), x * Math.sin(a) + z * Math.cos(a)];
  return [x1, y * Math.cos(b) - z1 * Math.sin(b), y * Math.sin(b) + z1 * Math.cos(b)];
}
