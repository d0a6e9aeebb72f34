import { ATTENDANCE_OPERATIONS } from './attendance.ts';
import { BOARD_OPERATIONS } from './board.ts';
import { BOOKING_OPERATIONS } from './bookings.ts';
import { LINE_OPERATIONS } from './lines.ts';
import { MOVE_OPERATIONS } from './moves.ts';
import { PRICE_OPERATIONS } from './prices.ts';
import type { Random } from './random.ts';
import { REGULAR_OPERATIONS } from './regulars.ts';
import type { World } from './types.ts';

const WEIGHTED = [
  ...BOOKING_OPERATIONS,
  ...PRICE_OPERATIONS,
  ...REGULAR_OPERATIONS,
  ...BOARD_OPERATIONS,
  ...MOVE_OPERATIONS,
  ...LINE_OPERATIONS,
  ...ATTENDANCE_OPERATIONS,
].flatMap(({ weight, run }) => Array.from({ length: weight }, () => run));

/** One operation of a random caller on a random process, recorded when answered. */
export const operate = (world: World, random: Random): Promise<void> => random.pick(WEIGHTED)(world, random);
