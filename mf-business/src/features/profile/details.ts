import type { Venue } from 'mf-shared/contracts/venues';
import { formatPhone } from 'mf-shared/format';
import type { VenueProfile } from './queries.ts';

/** The venue's details as typed. */
export type Details = {
  businessName: string;
  ownerName: string;
  phone: string;
  address: string;
  city: string;
  coordinates: [number, number] | null;
  equipment: string;
  description: string;
};
export type DetailKey = Exclude<keyof Details, 'coordinates'>;

export const detailsOf = (profile: VenueProfile | Venue): Details => ({
  businessName: profile.businessName,
  ownerName: profile.ownerName ?? '',
  phone: formatPhone(profile.phone ?? ''),
  address: profile.address ?? '',
  city: profile.location?.city ?? '',
  coordinates: profile.location?.coordinates ?? null,
  equipment: profile.equipment ?? '',
  description: profile.description ?? '',
});

const TEXTS = ['ownerName', 'phone', 'address', 'equipment', 'description'] as const;

/** The details to send: always the name, otherwise only the changed ones. */
export function changedDetails(details: Details, profile: VenueProfile) {
  const saved = detailsOf(profile);
  const texts = TEXTS.filter((key) => details[key].trim() !== saved[key].trim());
  const { city, coordinates } = details;
  const moved = city !== saved.city || JSON.stringify(coordinates) !== JSON.stringify(saved.coordinates);
  return {
    businessName: details.businessName.trim(),
    ...Object.fromEntries(texts.map((key) => [key, details[key].trim()])),
    ...(moved && coordinates ? { location: { city, coordinates } } : {}),
  };
}
