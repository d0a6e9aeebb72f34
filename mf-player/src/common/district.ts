import type { Venue } from 'mf-shared/contracts/venues';

type Placed = Pick<Venue, 'address' | 'location'>;

/** The district that an address ends with; null if none stands there. */
export function districtOf({ address, location: { city } }: Placed): string | null {
  const parts = address.split(/[,/]/).map((part) => part.trim());
  const last = parts.filter((part) => part !== '' && part !== city).at(-1);
  return parts.length > 1 && last && !/\d/.test(last) ? last : null;
}

/** `Pendik, İstanbul`, or the city alone. */
export const placeText = (venue: Placed): string =>
  [districtOf(venue), venue.location.city].filter(Boolean).join(', ');

/** An address whose house number stays beside its word. */
export const addressText = (address: string): string => address.replace(/\bNo: /g, 'No:\u00a0');
