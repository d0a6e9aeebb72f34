export const WIDTH = 1280;
export const HEIGHT = 960;

/** Colours of one picture: flat turf in two greens, chalk, and one small accent. */
export type Palette = {
  turf: readonly [light: string, dark: string];
  /** What is above or around the turf. */
  night: string;
  chalk: string;
  accent: string;
};
export type Composition =
  | 'above'
  | 'half'
  | 'goal'
  | 'net'
  | 'corner'
  | 'centre'
  | 'floodlights'
  | 'hall'
  | 'spot'
  | 'touchline';
export type Scene = { composition: Composition; palette: Palette; mirrored: boolean };
