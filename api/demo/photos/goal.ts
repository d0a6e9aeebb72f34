import type { Place } from './camera.ts';
import type { Canvas } from './scene.ts';
import { area, bar, path, trace } from './svg.ts';

const HALF = 2.5;
const HEIGHT = 2.2;
const DEPTH = 1.3;
const MESH = 0.24;

/** A goal with its net on the goal line at `z`; the net hangs on the side `out` (1 or -1). */
export function drawGoal(canvas: Canvas, z: number, out: 1 | -1): string {
  const { camera } = canvas;
  const back = z + out * DEPTH;
  const top = z + out * 0.5;
  const shade = area(
    camera,
    [
      [-HALF, 0.01, z],
      [HALF, 0.01, z],
      [HALF + 0.3, 0.01, back],
      [-HALF - 0.3, 0.01, back],
    ],
    '#03150b',
    0.25,
  );
  const posts = [
    bar(camera, [-HALF, 0, back], [-HALF, HEIGHT, top], 0.06, '#cfd6d4'),
    bar(camera, [HALF, 0, back], [HALF, HEIGHT, top], 0.06, '#cfd6d4'),
    bar(camera, [-HALF, 0, z], [-HALF, HEIGHT, z], 0.12, '#ffffff'),
    bar(camera, [HALF, 0, z], [HALF, HEIGHT, z], 0.12, '#ffffff'),
    bar(camera, [-HALF, HEIGHT, z], [HALF, HEIGHT, z], 0.12, '#ffffff'),
  ];
  return shade + net(canvas, z, top, back) + posts.join('');
}

/** Meshes of the back, the roof and both sides as one path. */
function net({ camera, mood }: Canvas, z: number, top: number, back: number): string {
  const lines: string[] = [];
  const draw = (...places: Place[]) => lines.push(trace(camera.line(places)));
  for (let x = -HALF; x <= HALF + 0.01; x += MESH) draw([x, HEIGHT, z], [x, HEIGHT, top], [x, 0, back]);
  for (let t = 0; t <= 1.001; t += MESH / HEIGHT) {
    const depth = back + (top - back) * t;
    draw(
      [-HALF, HEIGHT * t, z],
      [-HALF, HEIGHT * t, depth],
      [HALF, HEIGHT * t, depth],
      [HALF, HEIGHT * t, z],
    );
  }
  for (let t = 0; t <= 1.001; t += 0.25) {
    const at = z + (back - z) * t;
    const height = t <= 0.4 ? HEIGHT : HEIGHT * (1 - (t - 0.38) / 0.62);
    for (const side of [-HALF, HALF]) draw([side, 0, at], [side, Math.max(0, height), at]);
  }
  const scale = camera.scale([0, 1, back]);
  const width = Math.max(0.5, Math.min(2.4, scale * 0.014));
  const shine = mood.glow > 0.5 ? 0.5 : 0.62;
  return path(
    lines.join(''),
    `fill="none" stroke="#ffffff" stroke-opacity="${shine}" stroke-width="${width.toFixed(2)}"`,
  );
}
