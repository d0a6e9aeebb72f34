/** Pixels and seconds of the intro. */
export const WIDTH = 960;
export const HEIGHT = 540;
export const DURATION = 12;

/** Start of each chapter, in seconds. */
export const CHAPTER = { lights: 0.3, lines: 1.4, play: 3.2, goal: 7.3, board: 7.7, word: 10.1 };

export const COLOR = {
  night: '#050c08',
  turf: '#11552f',
  turfAlt: '#0f4c2a',
  chalk: '#f6f3e6',
  accent: '#ff6a1f',
  ink: '#1c0a00',
};

/** The pitch inside the frame. */
export const PITCH = { x: 60, y: 45, width: 840, height: 450 };

export type Pen = CanvasRenderingContext2D;
export type Point = readonly [x: number, y: number];

/** Progress between two moments, 0 to 1, eased at both ends. */
export function progress(time: number, from: number, to: number): number {
  const linear = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return linear * linear * (3 - 2 * linear);
}

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;
