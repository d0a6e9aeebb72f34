import { initials } from 'mf-shared/format';
import {
  INITIALS,
  SHIRT,
  SHIRT_EDGE,
  SHIRT_HEIGHT,
  SHIRT_INK,
  SHIRT_TRIM,
  SHIRT_WIDTH,
} from './shirt-paths.ts';

/** A shirt with the player's initials on its back, for players without a photo. It has the text colour. */
export const Shirt = ({ name }: { name: string }) => (
  <svg
    viewBox={`0 0 ${SHIRT_WIDTH} ${SHIRT_HEIGHT}`}
    stroke={SHIRT_INK}
    strokeWidth={SHIRT_EDGE}
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={SHIRT} fill="currentColor" />
    <path d={SHIRT_TRIM} fill="none" />
    <text
      {...{ x: INITIALS.x, y: INITIALS.y, fontSize: INITIALS.size, textAnchor: 'middle' }}
      fill={SHIRT_INK}
      stroke="none"
    >
      {initials(name)}
    </text>
  </svg>
);
