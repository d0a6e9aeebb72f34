import type { Place } from './camera.ts';
import type { Canvas } from './scene.ts';
import { area, bar, ellipse, linear, radial } from './svg.ts';

const MAST = 10.5;

/** The feet of the masts: outside the fence, on both sides. */
export function mastFeet({ scene }: Canvas): Place[] {
  const [width, length] = scene.pitch;
  return [0.9, 0.5, 0.1].flatMap((z) =>
    [-1, 1].map((side): Place => [side * (width / 2 + 2.3), 0, z * length]),
  );
}

/** Masts with two rows of lamps, and the cones of light below them. */
export function drawMasts(canvas: Canvas): { defs: string; body: string; glow: string } {
  const { mood, scene } = canvas;
  const defs =
    radial('halo', [
      [0, '#ffffff', 0.95],
      [0.08, mood.lamp, 0.75],
      [0.25, mood.lamp, 0.26],
      [0.55, mood.lamp, 0.07],
      [1, mood.lamp, 0],
    ]) +
    linear('beam', [
      [0, mood.lamp, scene.weather === 'mist' || scene.weather === 'rain' ? 0.26 : 0.15],
      [1, mood.lamp, 0],
    ]);
  const feet = scene.roof ? [] : mastFeet(canvas);
  return {
    defs,
    body: feet.map((foot) => drawMast(canvas, foot)).join(''),
    glow: mood.glow < 0.3 ? '' : feet.map((foot) => drawGlow(canvas, foot)).join(''),
  };
}

function drawMast({ camera, mood }: Canvas, [x, , z]: Place): string {
  const inward = x < 0 ? 1 : -1;
  const steel = mood.glow > 0.5 ? '#4d5a66' : '#6c7775';
  const parts = [
    bar(camera, [x, 0, z], [x, MAST, z], 0.2, steel),
    bar(camera, [x + inward * 0.2, MAST, z - 1.3], [x + inward * 0.2, MAST, z + 1.3], 0.14, steel),
    bar(camera, [x - 1.2, MAST, z], [x + 1.2, MAST, z], 0.14, steel),
  ];
  for (const dy of [0.12, 0.72]) {
    for (const dx of [-1.15, -0.36, 0.43]) {
      const corner = (a: number, b: number): Place => [x + dx + a, MAST + dy + b, z - 0.1];
      const lit = mood.glow > 0.3 ? '#ffffff' : '#c8d2d4';
      parts.push(area(camera, [corner(0, 0), corner(0.7, 0), corner(0.7, 0.5), corner(0, 0.5)], lit));
    }
  }
  return parts.join('');
}

function drawGlow({ camera, mood, scene }: Canvas, [x, , z]: Place): string {
  const head = camera.dot([x, MAST + 0.6, z]);
  if (!head) return '';
  const inward = x < 0 ? 1 : -1;
  const reach = scene.pitch[0] * 0.55;
  const scale = camera.scale([x, MAST, z]);
  const radius = Math.min(460, scale * 6.2) * (0.7 + 0.3 * mood.glow);
  const beam = area(
    camera,
    [
      [x, MAST + 0.5, z],
      [x + inward * reach, 0, z - 4],
      [x + inward * 1, 0, z + 3],
    ],
    'url(#beam)',
    mood.glow,
  );
  const flare = (angle: number, length: number) =>
    `<ellipse cx="${head[0].toFixed(1)}" cy="${head[1].toFixed(1)}" rx="${(radius * length).toFixed(1)}" ry="${Math.max(0.8, radius * 0.008).toFixed(1)}" fill="${mood.lamp}" fill-opacity="0.32" transform="rotate(${angle} ${head[0].toFixed(1)} ${head[1].toFixed(1)})"/>`;
  return `${beam}${ellipse(head[0], head[1], radius, radius, `fill="url(#halo)" fill-opacity="${mood.glow}"`)}${flare(8, 0.62)}${flare(98, 0.4)}`;
}
