import type { Attack } from '../attack.ts';
import { accounts } from './accounts.ts';
import { bodies } from './bodies.ts';
import { community } from './community.ts';
import { desk } from './desk.ts';
import { faults } from './faults.ts';
import { lows } from './lows.ts';
import { venues } from './venues.ts';

/** Every attack, in order of discovery. */
export const attacks: readonly Attack[] = [
  ...bodies,
  ...community,
  ...accounts,
  ...venues,
  ...faults,
  ...lows,
  ...desk,
];
