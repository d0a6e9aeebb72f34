import { FACILITIES, type Facility } from 'mf-shared/contracts/hour-terms';
import { foldTr } from 'mf-shared/format';

/** Words by which an owner's own text says that the venue has something. */
const SAID: Record<Facility, RegExp> = {
  parking: /\botopark/,
  shower: /\bdus\b|\bdusu\b|\bsicak su\b|\bsicak dus/,
  boots: /\bkrampon/,
  bibs: /\byelek/,
  camera: /\bkamera|\bmac (kaydi|videosu)|\bvideo/,
  cafe: /\bkafe|\bbufe\b|\bkantin\b|\bcay ocagi\b/,
};
/** A roofed pitch; a roofed stand is none. */
const ROOFED = /\bkapali (hali ?)?saha/;
const ROOFED_NAME = /\bkapali\b(?!.*\btribun)/;

const bitOf = (facility: Facility) => 1 << FACILITIES.indexOf(facility);
/** The bit of a roofed pitch. */
export const INDOOR = 1 << FACILITIES.length;

/** The bits of these facilities, as `priced_hours.features` holds them. */
export const featureBits = (facilities: readonly Facility[], indoor: boolean): number =>
  facilities.reduce((bits, one) => bits | bitOf(one), indoor ? INDOOR : 0);

/** The facilities of these bits, and whether the pitch is roofed. */
export const ofBits = (bits: number): { facilities: Facility[]; indoor: boolean } => ({
  facilities: FACILITIES.filter((one) => (bits & bitOf(one)) > 0),
  indoor: (bits & INDOOR) > 0,
});

/** What a pitch and its venue have, read from the owner's words. */
export function featuresOf(equipment: string, pitchName: string): number {
  const text = foldTr(equipment);
  const said = FACILITIES.filter((facility) => SAID[facility].test(text));
  return featureBits(said, ROOFED_NAME.test(foldTr(pitchName)) || ROOFED.test(text));
}

const SMALLEST = 3;
const LARGEST = 11;

/**
 * Players of one side by the owner's words for a pitch's size: 7 for `7'ye 7`, `7x7`, `14 kişi` and `7 kişilik takım`.
 * 0 where the text says no size.
 */
export function playersOf(capacity: string): number {
  const [first = 0, second] = (capacity.match(/\d+/g) ?? []).map(Number);
  const side = second === undefined && first > LARGEST && first % 2 === 0 ? first / 2 : first;
  return side >= SMALLEST && side <= LARGEST ? side : 0;
}
