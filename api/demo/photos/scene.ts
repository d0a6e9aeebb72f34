import type { Random } from '../base/random.ts';
import type { Camera, View } from './camera.ts';
import type { Mood } from './moods.ts';

export type Backdrop = 'city' | 'mosque' | 'hills' | 'bridge' | 'coast' | 'trees';
export type Weather = 'clear' | 'rain' | 'mist' | 'snow';

/** The contents of one picture. */
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
  /** Position of a ball on the ground. */
  ball?: readonly [x: number, z: number];
};

/** The tools that draw the parts of a picture. */
export type Canvas = { scene: Scene; mood: Mood; camera: Camera; random: Random };
