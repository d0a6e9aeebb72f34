import type { Venue } from 'mf-shared/contracts/venues';

type Placed = Pick<Venue, 'address' | 'location'>;

/** The district that an address ends with; null if none stands there. */
function districtOf({ address, location: { city } }: Placed): string | null {
  const parts = address.split(/[,/]/).map((part) => part.trim());
  const last = parts.filter((part) => part !== '' && part !== city).at(-1);
  return parts.length > 1 && last && !/\d/.test(last) ? last : null;
}

/** The district where the city is known: `Pendik`, or the city without one. */
export const placeText = (venue: Placed): string => districtOf(venue) ?? venue.location.city;

/** An address whose house number stays beside its word. */
export const addressText = (address: string): string => address.replace(/\bNo: /g, 'No:\u00a0');
