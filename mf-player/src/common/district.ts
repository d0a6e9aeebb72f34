import type { Venue } from 'mf-shared/contracts/venues';

/** The district that an address ends with; null if none stands there. */
function districtOf(address: string, city: string): string | null {
  const parts = address.split(/[,/]/).map((part) => part.trim());
  const last = parts.filter((part) => part !== '' && part !== city).at(-1);
  return parts.length > 1 && last && !/\d/.test(last) ? last : null;
}

/** The district where the city is known: `Pendik`, or the city without one. */
export const placeText = ({ address, location: { city } }: Pick<Venue, 'address' | 'location'>): string =>
  districtOf(address, city) ?? city;

/** Splits an address before its district. Without a district the first part is empty. */
export function splitAddress(address: string, city: string): [street: string, place: string] {
  const district = districtOf(address, city);
  const text = addressText(address);
  const at = district ? text.lastIndexOf(district) : 0;
  return [text.slice(0, at), text.slice(at)];
}

/** An address whose house number stays beside its word. */
export const addressText = (address: string): string => address.replace(/\bNo: /g, 'No:\u00a0');
