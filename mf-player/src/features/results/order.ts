import type { Venue } from 'mf-shared/contracts/venues';

/** Venues with a free hour on the night `tonight` first; otherwise in the order of the search. */
export const freeTonightFirst = (venues: readonly Venue[], tonight: string): Venue[] =>
  [...venues].sort((a, b) => Number(isFree(b, tonight)) - Number(isFree(a, tonight)));

const isFree = ({ nextHours }: Venue, tonight: string) => nextHours?.[0]?.date === tonight;
