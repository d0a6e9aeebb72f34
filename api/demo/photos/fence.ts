import type { Place } from './camera.ts';
import type { Canvas } from './scene.ts';
import { area, bar, path, trace } from './svg.ts';

const HEIGHT = 5.4;
const POST = 3.2;
const MESH = 0.55;
const BOARD = 1.05;
const BOARDS = [
  ['#0f5132', '#e7f0d8'],
  ['#14324f', '#f2c14e'],
  ['#7a1f2b', '#f7ede2'],
  ['#1f2933', '#7bd389'],
] as const;

/** One side of the cage: boards below, netting between steel posts. `from` and `to` lie on the ground. */
export function drawFence(canvas: Canvas, from: Place, to: Place, boards = true): string {
  const { camera, mood } = canvas;
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const at = (metres: number, y: number): Place => {
    const t = metres / length;
    return [from[0] + (to[0] - from[0]) * t, y, from[2] + (to[2] - from[2]) * t];
  };
  const mesh: string[] = [];
  for (let y = boards ? BOARD : 0.2; y <= HEIGHT; y += MESH)
    mesh.push(trace(camera.line([at(0, y), at(length, y)])));
  for (let m = 0; m <= length; m += MESH) mesh.push(trace(camera.line([at(m, 0), at(m, HEIGHT)])));
  const steel = mood.glow > 0.5 ? '#6f808c' : '#5d6a66';
  const parts = [
    path(
      mesh.join(''),
      `fill="none" stroke="${mood.glow > 0.5 ? '#b9cbd6' : '#35483f'}" stroke-opacity="0.2" stroke-width="0.9"`,
    ),
    boards ? drawBoards(canvas, at, length) : '',
    bar(camera, at(0, HEIGHT), at(length, HEIGHT), 0.07, steel),
  ];
  for (let m = 0; m <= length + 0.01; m += POST)
    parts.push(bar(camera, at(m, 0), at(m, HEIGHT), 0.09, steel));
  return parts.join('');
}

/** Painted boards along the foot of the fence; each has a slanted mark instead of a sponsor. */
function drawBoards(
  { camera, random, mood }: Canvas,
  at: (m: number, y: number) => Place,
  length: number,
): string {
  const start = random.int(0, BOARDS.length - 1);
  const parts: string[] = [];
  for (let m = 0, i = start; m < length; m += POST * 2, i++) {
    const end = Math.min(m + POST * 2 - 0.06, length);
    const [ground, mark] = BOARDS[i % BOARDS.length] as (typeof BOARDS)[number];
    parts.push(area(camera, [at(m, 0), at(m, BOARD), at(end, BOARD), at(end, 0)], ground));
    const w = end - m;
    for (const [offset, wide] of [
      [0.14, 0.1],
      [0.3, 0.05],
      [0.8, 0.08],
    ] as const) {
      const x = m + w * offset;
      parts.push(
        area(
          camera,
          [at(x, 0.2), at(x + 0.35, 0.85), at(x + 0.35 + w * wide, 0.85), at(x + w * wide, 0.2)],
          mark,
          0.85,
        ),
      );
    }
    parts.push(
      area(
        camera,
        [at(m, BOARD - 0.06), at(m, BOARD), at(end, BOARD), at(end, BOARD - 0.06)],
        mood.lamp,
        0.5,
      ),
    );
  }
  return parts.join('');
}
