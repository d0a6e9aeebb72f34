/** The units of the drawing. */
export const SHIRT_WIDTH = 200;
export const SHIRT_HEIGHT = 220;
export const SHIRT_INK = '#07150d';
export const SHIRT_EDGE = 5;

/** A shirt seen from behind. */
export const SHIRT =
  'M70 14c12 13 48 13 60 0l38 16c8 4 13 9 17 17l12 51-34 20-9-20v126H46V98l-9 20-34-20 12-51c4-8 9-13 17-17Z';
/** Its collar, the hems of the sleeves and the seams of the shoulders. */
export const SHIRT_TRIM = 'M66 16c14 20 54 20 68 0M6 86l34 20M194 86l-34 20M46 98l5-40M154 98l-5-40';
/** The initials on its back, where others have a number. */
export const INITIALS = { x: 100, y: 150, size: 92 } as const;
