import type { View } from './camera.ts';
import type { Scene } from './scene.ts';

const SEVEN = [30, 50] as const;
const SIX = [25, 42] as const;
const EIGHT = [36, 58] as const;
const ELEVEN = [56, 90] as const;

/** Positions of the photographer. */
const VIEWS = {
  /** On the steps behind the goal. */
  goal: { eye: [0.6, 3.4, -5.5], turn: -1, tilt: 6, angle: 74 },
  corner: { eye: [-13.5, 4.2, -3.2], turn: 24, tilt: 9, angle: 72 },
  cornerRight: { eye: [13.2, 3.1, -2.4], turn: -27, tilt: 6, angle: 72 },
  low: { eye: [1.5, 0.62, 7], turn: 2, tilt: 0.5, angle: 62 },
  lowLeft: { eye: [-6, 0.8, 3.5], turn: 14, tilt: 1.5, angle: 66 },
  side: { eye: [13.4, 2.6, 4], turn: -44, tilt: 4, angle: 76 },
  drone: { eye: [3, 17, -19], turn: -4, tilt: 15, angle: 62 },
  droneCorner: { eye: [-27, 16, -17], turn: 31, tilt: 14, angle: 62 },
  spot: { eye: [0.3, 1.25, 12], turn: -1, tilt: 1.5, angle: 56 },
  keeper: { eye: [0.8, 1.7, 1.2], turn: -6, tilt: 3, angle: 78 },
} as const satisfies Record<string, View>;

type Extra = Partial<Omit<Scene, 'seed' | 'mood' | 'view' | 'pitch' | 'backdrop'>>;
let count = 0;
const scene = (
  view: keyof typeof VIEWS,
  mood: string,
  backdrop: Scene['backdrop'],
  pitch: Scene['pitch'],
  extra: Extra = {},
): Scene => ({ seed: ++count * 97, view: VIEWS[view], mood, backdrop, pitch, ...extra });

/** The pictures of the demo venues, in an order in which neighbours differ. */
export const SCENES: readonly Scene[] = [
  scene('goal', 'dusk', 'bridge', SEVEN, { stripes: 'across' }),
  scene('low', 'night', 'city', SEVEN, { ball: [2.1, 9.3] }),
  scene('droneCorner', 'blue', 'trees', SEVEN, { stripes: 'across' }),
  scene('corner', 'violet', 'mosque', SEVEN, { stripes: 'along' }),
  scene('goal', 'night', 'trees', SIX, { roof: true, stripes: 'none' }),
  scene('side', 'teal', 'coast', EIGHT, { stands: true }),
  scene('spot', 'blue', 'hills', SEVEN, { ball: [0, 16.2], stripes: 'across' }),
  scene('keeper', 'gold', 'hills', EIGHT, { ball: [-0.5, 4.6], stripes: 'along' }),
  scene('cornerRight', 'night', 'city', SEVEN, { stands: true, stripes: 'across' }),
  scene('drone', 'dusk', 'coast', SEVEN, { stripes: 'across' }),
  scene('goal', 'grey', 'city', SEVEN, { weather: 'rain', stripes: 'across' }),
  scene('lowLeft', 'violet', 'bridge', SIX, { ball: [-4.4, 6], stripes: 'along' }),
  scene('cornerRight', 'noon', 'trees', EIGHT, { stripes: 'across', stands: true }),
  scene('keeper', 'blue', 'city', SIX, { roof: true, ball: [0.2, 4.4], stripes: 'along' }),
  scene('goal', 'teal', 'hills', EIGHT, { weather: 'mist', stripes: 'across' }),
  scene('low', 'dusk', 'mosque', SEVEN, { ball: [2, 9], stripes: 'across' }),
  scene('droneCorner', 'night', 'city', SIX, { stripes: 'along' }),
  scene('side', 'gold', 'trees', SEVEN, { stands: true, stripes: 'across' }),
  scene('cornerRight', 'blue', 'bridge', SEVEN, { weather: 'rain' }),
  scene('spot', 'night', 'mosque', EIGHT, { ball: [0.6, 15.4] }),
  scene('corner', 'grey', 'hills', SEVEN, { weather: 'snow', stripes: 'across' }),
  scene('goal', 'violet', 'city', ELEVEN, { stripes: 'across', stands: true }),
  scene('drone', 'blue', 'city', EIGHT, { stripes: 'across' }),
  scene('cornerRight', 'noon', 'coast', SIX, { stripes: 'along' }),
  scene('goal', 'gold', 'trees', SIX, { roof: true, stripes: 'across' }),
  scene('lowLeft', 'teal', 'coast', SEVEN, { ball: [-4.6, 5.8], stripes: 'across' }),
  scene('droneCorner', 'dusk', 'hills', EIGHT, { stripes: 'across' }),
  scene('low', 'teal', 'bridge', SEVEN, { ball: [1.2, 8.9], stripes: 'across', weather: 'mist' }),
];
