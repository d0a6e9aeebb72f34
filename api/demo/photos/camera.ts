/** A point in metres: x to the right, y up, z away from the near goal line; x = 0 is the middle of the pitch. */
export type Place = readonly [x: number, y: number, z: number];
/** A point in pixels of the picture. */
export type Dot = readonly [x: number, y: number];

export const WIDTH = 1280;
export const HEIGHT = 960;
const NEAR = 0.4;

export type View = {
  eye: Place;
  /** Degrees to the right of straight ahead. */
  turn: number;
  /** Degrees below the horizon. */
  tilt: number;
  /** Degrees from left to right edge. */
  angle: number;
};

export type Camera = {
  /** Pixels of a line through places, clipped behind the eye; empty if all of it is behind. */
  line: (places: readonly Place[]) => Dot[];
  /** Pixels of an area, clipped the same way. */
  area: (places: readonly Place[]) => Dot[];
  dot: (place: Place) => Dot | null;
  /** Pixels of a metre at that place; 0 behind the eye. */
  scale: (place: Place) => number;
  /** Height of the horizon in pixels. */
  horizon: number;
};

/** A pinhole camera. */
export function createCamera({ eye, turn, tilt, angle }: View): Camera {
  const [yaw, pitch] = [turn, tilt].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const focal = WIDTH / 2 / Math.tan((angle * Math.PI) / 360);
  const [cosY, sinY, cosP, sinP] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];

  function toEye([x, y, z]: Place): Place {
    const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
    const ahead = dx * sinY + dz * cosY;
    return [dx * cosY - dz * sinY, dy * cosP + ahead * sinP, ahead * cosP - dy * sinP];
  }
  const toDot = ([x, y, depth]: Place): Dot => [
    WIDTH / 2 + (x * focal) / depth,
    HEIGHT / 2 - (y * focal) / depth,
  ];

  function cut(places: readonly Place[], closed: boolean): Dot[] {
    const seen = places.map(toEye);
    const dots: Dot[] = [];
    for (const [i, place] of seen.entries()) {
      const before = i > 0 ? seen[i - 1] : closed ? seen.at(-1) : undefined;
      if (before && before[2] < NEAR !== place[2] < NEAR) dots.push(toDot(crossing(before, place)));
      if (place[2] >= NEAR) dots.push(toDot(place));
    }
    return dots;
  }

  return {
    line: (places) => cut(places, false),
    area: (places) => cut(places, true),
    dot: (place) => {
      const seen = toEye(place);
      return seen[2] < NEAR ? null : toDot(seen);
    },
    scale: (place) => {
      const depth = toEye(place)[2];
      return depth < NEAR ? 0 : focal / depth;
    },
    horizon: HEIGHT / 2 - focal * Math.tan(pitch),
  };
}

/** Where the line between two places crosses the near plane. */
function crossing(a: Place, b: Place): Place {
  const t = (NEAR - a[2]) / (b[2] - a[2]);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR];
}
