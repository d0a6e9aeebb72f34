import { DEFAULT_PLACES } from 'mf-shared/contracts/roster-terms';
import { playersOf } from '../hours/index.ts';

/** Players of both sides by the owner's words for a pitch: 14 for `7'ye 7` and `14 kişi`. */
export const placesOf = (capacity: string): number => 2 * playersOf(capacity) || DEFAULT_PLACES;
