import { BLANK_PROFILE } from 'mf-shared/contracts/venue-profile';
import type { FormKit } from 'mf-shared/form';
import { formatPhone } from 'mf-shared/format';
import type { VenueProfile } from './queries.ts';

const { location: NO_PLACE, ...BLANK } = BLANK_PROFILE;
/** The venue's details before anything is typed. */
export const NO_DETAILS = { ...BLANK, ...NO_PLACE };
/** The venue's details as typed. */
export type Details = typeof NO_DETAILS;
/** What the controls of the details need of the form. */
export type DetailKit = Pick<FormKit<Details>, 'values' | 'errors' | 'set' | 'text'>;

export function detailsOf(profile: Partial<VenueProfile>): Details {
  const names = Object.keys(BLANK) as (keyof typeof BLANK)[];
  const known = Object.fromEntries(names.map((name) => [name, profile[name] ?? BLANK[name]])) as typeof BLANK;
  return { ...known, phone: formatPhone(known.phone), ...(profile.location ?? NO_PLACE) };
}

/** The values with their texts cleaned. */
export const cleaned = <V extends object>(values: V, clean: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]),
  ) as V;
const trim = (text: string) => text.trim();

/** The details to send: always the name, otherwise only the changed ones. */
export function changedDetails(details: Details, profile: VenueProfile) {
  const saved = cleaned(detailsOf(profile), trim);
  const { businessName, city, coordinates, ...rest } = cleaned(details, trim);
  const changed = Object.entries(rest).filter(([name, value]) => value !== saved[name as keyof Details]);
  const moved = city !== saved.city || JSON.stringify(coordinates) !== JSON.stringify(saved.coordinates);
  return {
    businessName,
    ...Object.fromEntries(changed),
    ...(moved && coordinates ? { location: { city, coordinates } } : {}),
  };
}
