import { DEFAULT_PLACES, MAX_PLACES, MIN_PLACES } from 'mf-shared/contracts/roster-terms';

/** More than one side ever has: a single figure above it counts both sides. */
const LARGEST_SIDE = 11;

/** Players of both sides by the owner's words for a pitch: 14 for `7'ye 7`, `14 kişi` and `7 kişilik takım`. */
export function placesOf(capacity: string): number {
  const [first = 0, second] = (capacity.match(/\d+/g) ?? []).map(Number);
  const both = first > LARGEST_SIDE ? first : first + (second ?? first);
  return both >= MIN_PLACES && both <= MAX_PLACES ? both : DEFAULT_PLACES;
}
