import type { Stop } from './svg.ts';

/** Colours of a time of day. */
export type Mood = {
  sky: readonly Stop[];
  /** Silhouettes from far to near. */
  far: string;
  near: string;
  /** Lit windows, and how many of ten are lit. */
  window: string;
  lit: number;
  turf: readonly [light: string, dark: string];
  ground: string;
  /** Colour of the floodlights; `glow` from 0 (off) to 1. */
  lamp: string;
  glow: number;
  /** An overlay on the finished picture. */
  tint: string;
  stars: boolean;
  /** Position of the sun or moon, in fractions of the picture, and its colour. */
  orb?: readonly [x: number, y: number, radius: number, colour: string];
};

export const MOODS: Record<string, Mood> = {
  dusk: {
    sky: [
      [0, '#141a3f'],
      [0.3, '#3a2f66'],
      [0.62, '#a4516f'],
      [0.84, '#f08a5a'],
      [1, '#ffc987'],
    ],
    far: '#5b3a60',
    near: '#2a1f3d',
    window: '#ffd58a',
    lit: 4,
    turf: ['#3d9149', '#2f7c40'],
    ground: '#26303a',
    lamp: '#fff3d6',
    glow: 0.85,
    tint: '#f0885a',
    stars: false,
  },
  blue: {
    sky: [
      [0, '#06102b'],
      [0.45, '#12305f'],
      [0.8, '#2f6594'],
      [1, '#79a9bf'],
    ],
    far: '#1d3a5c',
    near: '#0c1d35',
    window: '#ffd98f',
    lit: 5,
    turf: ['#2f9a55', '#23834a'],
    ground: '#16232f',
    lamp: '#f4fbff',
    glow: 1,
    tint: '#2b63a8',
    stars: true,
  },
  night: {
    sky: [
      [0, '#03060f'],
      [0.55, '#0a1428'],
      [1, '#1b2b44'],
    ],
    far: '#131f35',
    near: '#080e1a',
    window: '#ffcf7a',
    lit: 4,
    turf: ['#2c9a4e', '#1f8041'],
    ground: '#10171f',
    lamp: '#fdfcf2',
    glow: 1,
    tint: '#0a1a3a',
    stars: true,
    orb: [0.78, 0.13, 26, '#f5f0da'],
  },
  violet: {
    sky: [
      [0, '#0f0b2c'],
      [0.4, '#35206a'],
      [0.75, '#84408f'],
      [1, '#e58aa5'],
    ],
    far: '#43285f',
    near: '#1b1236',
    window: '#ffdf9e',
    lit: 5,
    turf: ['#2e9560', '#237d52'],
    ground: '#1d1b30',
    lamp: '#fbf4ff',
    glow: 0.95,
    tint: '#7b3fa0',
    stars: true,
  },
  gold: {
    sky: [
      [0, '#4d86b5'],
      [0.45, '#9fbfc4'],
      [0.75, '#f5cf8c'],
      [1, '#ffe3ad'],
    ],
    far: '#a58a72',
    near: '#5b5349',
    window: '#fff0c4',
    lit: 1,
    turf: ['#62a447', '#4f913f'],
    ground: '#6b6350',
    lamp: '#ffffff',
    glow: 0.12,
    tint: '#ffb347',
    stars: false,
    orb: [0.24, 0.3, 46, '#fff2c8'],
  },
  noon: {
    sky: [
      [0, '#2f7fc4'],
      [0.6, '#8cc3e6'],
      [1, '#dcecf0'],
    ],
    far: '#9db4c0',
    near: '#5f7a80',
    window: '#dfeaf0',
    lit: 2,
    turf: ['#4fa64c', '#3f9443'],
    ground: '#7d7c70',
    lamp: '#ffffff',
    glow: 0,
    tint: '#ffffff',
    stars: false,
  },
  grey: {
    sky: [
      [0, '#4c5a68'],
      [0.55, '#7d8b95'],
      [1, '#b9c2c4'],
    ],
    far: '#7b8890',
    near: '#47525a',
    window: '#ffe2a4',
    lit: 3,
    turf: ['#3c8a50', '#317a47'],
    ground: '#474d50',
    lamp: '#f6fbff',
    glow: 0.6,
    tint: '#8fa3b0',
    stars: false,
  },
  teal: {
    sky: [
      [0, '#04202b'],
      [0.5, '#0c4a55'],
      [0.82, '#3b8f86'],
      [1, '#d9c98f'],
    ],
    far: '#1d5157',
    near: '#082a31',
    window: '#ffe09a',
    lit: 5,
    turf: ['#2fa05c', '#248a4f'],
    ground: '#12292e',
    lamp: '#fffbe6',
    glow: 0.95,
    tint: '#1e8f86',
    stars: true,
  },
};
