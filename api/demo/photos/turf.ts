import { HEIGHT, type Place, WIDTH } from './camera.ts';
import type { Canvas } from './scene.ts';
import { area, band, linear, path, radial } from './svg.ts';

const MARGIN = 1.6;
const STRIPE = 3.2;
const LINE = 0.12;

/** The ground: surroundings of the pitch, mown stripes, light pools, granules and the white lines. */
export function drawTurf(canvas: Canvas): { defs: string; ground: string; body: string } {
  const { camera, mood, scene } = canvas;
  const [width, length] = scene.pitch;
  const half = width / 2 + MARGIN;
  const field = rectangle(-half, -MARGIN - 1, half, length + MARGIN + 1);
  const defs =
    linear('leaf', [
      [0, mood.turf[1], 0.42],
      [0.5, mood.near, 0.96],
      [1, mood.near],
    ]) +
    linear('ground', [
      [0, mood.near],
      [0.16, mood.ground],
      [1, mood.ground],
    ]) +
    radial('street', [
      [0, mood.window, 0.95],
      [0.16, mood.window, 0.5],
      [1, mood.window, 0],
    ]) +
    radial('pool', [
      [0, mood.lamp, 0.4 * mood.glow],
      [0.5, mood.lamp, 0.17 * mood.glow],
      [1, mood.lamp, 0],
    ]) +
    linear('depth', [
      [0, '#04120c', 0.06 + 0.16 * mood.glow],
      [0.35, '#04120c', 0],
      [1, '#04120c', 0.1 + 0.38 * mood.glow],
    ]);
  const body = [
    area(camera, field, mood.turf[1]),
    stripes(canvas, half, length),
    pools(canvas),
    area(camera, field, 'url(#depth)'),
    blades(canvas),
    lines(canvas),
  ];
  return { defs, ground: ground(canvas), body: body.join('') };
}

/** Plain ground from the horizon down, as dark as the silhouettes at the horizon. */
const ground = ({ camera }: Canvas): string => {
  const top = Math.floor(camera.horizon);
  return `<rect y="${top}" width="${WIDTH}" height="${Math.max(0, HEIGHT - top)}" fill="url(#ground)"/>`;
};

const rectangle = (left: number, near: number, right: number, far: number): Place[] => [
  [left, 0, near],
  [left, 0, far],
  [right, 0, far],
  [right, 0, near],
];

function stripes({ camera, mood, scene }: Canvas, half: number, length: number): string {
  if (scene.stripes === 'none') return '';
  const along = scene.stripes === 'along';
  const [from, to] = along ? [-half, half] : [-MARGIN - 1, length + MARGIN + 1];
  const bands: string[] = [];
  for (let at = from; at < to; at += STRIPE * 2) {
    const end = Math.min(at + STRIPE, to);
    const places = along
      ? rectangle(at, -MARGIN - 1, end, length + MARGIN + 1)
      : rectangle(-half, at, half, end);
    bands.push(area(camera, places, mood.turf[0]));
  }
  return bands.join('');
}

/** Light of the floodlights on the ground. */
function pools({ camera, scene, mood }: Canvas): string {
  if (mood.glow < 0.3) return '';
  const [width, length] = scene.pitch;
  const spots = [-0.28, 0.28].flatMap((x) => [0.14, 0.5, 0.86].map((z) => [x * width, z * length] as const));
  return spots.map(([x, z]) => area(camera, circle(x, z, width * 0.44), 'url(#pool)')).join('');
}

const circle = (x: number, z: number, radius: number, from = 0, to = Math.PI * 2): Place[] =>
  Array.from({ length: 41 }, (_, i): Place => {
    const angle = from + ((to - from) * i) / 40;
    return [x + Math.cos(angle) * radius, 0, z + Math.sin(angle) * radius];
  });

/** Blades and rubber granules where they are near enough to see. */
function blades({ camera, random, scene, mood }: Canvas): string {
  const { eye, turn } = scene.view;
  const [width, length] = scene.pitch;
  const light: string[] = [];
  const dark: string[] = [];
  const yaw = (turn * Math.PI) / 180;
  for (let i = 0; i < 2600; i++) {
    const away = 0.8 + random.next() ** 2 * 17;
    const aside = yaw + (random.next() - 0.5) * 1.5;
    const [x, z] = [eye[0] + Math.sin(aside) * away, eye[2] + Math.cos(aside) * away];
    if (Math.abs(x) > width / 2 + MARGIN || z < -MARGIN - 1 || z > length + MARGIN + 1) continue;
    const root = camera.dot([x, 0, z]);
    const tip = camera.dot([x + (random.next() - 0.5) * 0.05, 0.045, z]);
    if (!root || !tip || root[1] > 1000) continue;
    const stroke = `M${root[0].toFixed(1)} ${root[1].toFixed(1)}L${tip[0].toFixed(1)} ${(tip[1] - 0.6).toFixed(1)}`;
    (random.chance(0.55) ? light : dark).push(stroke);
  }
  return (
    path(light.join(''), `stroke="${mood.lamp}" stroke-opacity="0.13" stroke-width="1.3"`) +
    path(dark.join(''), 'stroke="#03150b" stroke-opacity="0.3" stroke-width="1.3"')
  );
}

function lines({ camera, scene, mood }: Canvas): string {
  const [width, length] = scene.pitch;
  const side = width / 2;
  const box = Math.min(6, width * 0.21);
  const [goalEnd, boxEnd] = [2.5, 2.5 + box] as const;
  const ends = [0, length].map((z) => {
    const inward = z === 0 ? 1 : -1;
    const quarter = (x: number, from: number, to: number) => circle(x, z, box, from * inward, to * inward);
    return (
      band(camera, quarter(goalEnd, 0, Math.PI / 2), LINE) +
      band(camera, quarter(-goalEnd, Math.PI / 2, Math.PI), LINE) +
      band(
        camera,
        [
          [-goalEnd, 0, z + inward * box],
          [goalEnd, 0, z + inward * box],
        ],
        LINE,
      ) +
      band(camera, circle(0, z + inward * (boxEnd + 0.6), 0.08), 0.12)
    );
  });
  const marks = [
    band(camera, [...rectangle(-side, 0, side, length), [-side, 0, 0]], LINE),
    band(
      camera,
      [
        [-side, 0, length / 2],
        [side, 0, length / 2],
      ],
      LINE,
    ),
    band(camera, circle(0, length / 2, Math.min(4, width * 0.15)), LINE),
    band(camera, circle(0, length / 2, 0.09), 0.16),
    ...ends,
  ];
  return path(marks.join(''), `fill="#f6faf2" fill-opacity="${mood.glow > 0.5 ? 0.94 : 0.86}"`);
}
