import type { Composition, Palette, Scene } from './scene.ts';

const CHALK = { chalk: '#f6f3e6', accent: '#ff6a1f' } as const;
const FLOODLIT: Palette = { turf: ['#1a6b3c', '#145a31'], night: '#07150e', ...CHALK };
const DEEP: Palette = { turf: ['#124a2b', '#0e3d23'], night: '#050f0a', ...CHALK };
const DAY: Palette = { turf: ['#3c8f4b', '#328140'], night: '#173d26', ...CHALK };
const MOSS: Palette = { turf: ['#5a8a3a', '#4d7b31'], night: '#1f3315', ...CHALK };
const PINE: Palette = { turf: ['#1c6558', '#15564a'], night: '#07201c', ...CHALK };

const COMPOSITIONS: readonly Composition[] = [
  'above',
  'floodlights',
  'goal',
  'corner',
  'hall',
  'centre',
  'net',
  'touchline',
  'half',
  'spot',
];
const PALETTES = [FLOODLIT, DEEP, DAY, PINE, MOSS] as const;
const COUNT = 28;

/** The pictures of the demo venues, in an order in which neighbours differ in composition and colour. */
export const SCENES: readonly Scene[] = Array.from({ length: COUNT }, (_, i) => ({
  composition: COMPOSITIONS[i % COMPOSITIONS.length] ?? 'above',
  palette: PALETTES[(i + Math.floor(i / COMPOSITIONS.length)) % PALETTES.length] ?? FLOODLIT,
  mirrored: Math.floor(i / COMPOSITIONS.length) % 2 === 1,
}));
