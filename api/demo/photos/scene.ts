import type { Random } from '../random.ts';
import type { Camera, View } from './camera.ts';
import type { Mood } from './moods.ts';

export type Backdrop = 'city' | 'mosque' | 'hills' | 'bridge' | 'coast' | 'trees';
export type Weather = 'clear' | 'rain' | 'mist' | 'snow';

/** What one picture shows. */
export type Scene = {
  seed: number;
  mood: string;
  view: View;
  /** Metres from touchline to touchline and from goal to goal. */
  pitch: readonly [width: number, length: number];
  backdrop: Backdrop;
  weather?: Weather;
  stripes?: 'across' | 'along' | 'none';
  /** A roof of steel arches instead of the open sky. */
  roof?: boolean;
  stands?: boolean;
  /** Where a ball lies on the ground. */
  ball?: readonly [x: number, z: number];
};

/** What the parts of a picture are drawn with. */
export type Canvas = { scene: Scene; mood: Mood; camera: Camera; random: Random };
