import { type SelectQueryBuilder, sql } from 'kysely';
import type {
  RegisteredProfile,
  SavedProfile,
  ShownProfile,
  VenueSearch,
} from 'mf-shared/contracts/venue-profile';
import { foldTr } from 'mf-shared/format';
import { addressKey } from '../../base/likeness.ts';
import { normalisePhone } from '../../base/phone.ts';
import type { NewProfile, VenueRow } from '../../db/schema/venues.ts';
import type { Schema } from '../../db/schema.ts';

/**
 * The columns of a profile. Those of an absent field are undefined: an update leaves them alone, an insert takes the
 * default.
 * @throws `validation` at `phone`
 */
export function profileColumns(profile: RegisteredProfile): NewProfile;
export function profileColumns(profile: SavedProfile): Partial<NewProfile>;
export function profileColumns(profile: SavedProfile): Partial<NewProfile> {
  const { businessName, phone, location } = profile;
  const [lng, lat] = location?.coordinates ?? [];
  return {
    venue_name: businessName,
    name_folded: foldTr(businessName),
    owner_name: profile.ownerName,
    phone: phone === undefined ? undefined : normalisePhone(phone),
    address: profile.address,
    address_key: profile.address === undefined ? undefined : addressKey(profile.address),
    city: location?.city,
    lng,
    lat,
    equipment: profile.equipment,
    description: profile.description,
  };
}

/** The columns of the profile that everybody sees. */
export const PUBLIC_PROFILE = [
  'venue_name',
  'phone',
  'address',
  'city',
  'lng',
  'lat',
  'equipment',
  'description',
] as const;

/** The profile in a row, as everybody sees it. */
export const publicProfile = (
  row: Pick<VenueRow, (typeof PUBLIC_PROFILE)[number]>,
): Omit<ShownProfile, 'ownerName'> => ({
  businessName: row.venue_name,
  phone: row.phone,
  address: row.address,
  location: { city: row.city, coordinates: [row.lng, row.lat] },
  equipment: row.equipment,
  description: row.description,
});

/** The profile in a row, as its owner sees it. */
export const shownProfile = (row: VenueRow): ShownProfile => ({
  ownerName: row.owner_name,
  ...publicProfile(row),
});

/** The profile of a closed venue. Name, city and position stay, because others' records need them. */
export const FORGOTTEN_PROFILE: Required<
  Omit<NewProfile, 'venue_name' | 'name_folded' | 'city' | 'lng' | 'lat'>
> = {
  owner_name: '',
  phone: '',
  address: '',
  address_key: '',
  equipment: '',
  description: '',
};

/** Narrows a query of venues to those whose profile has what is searched for in its city. */
export function whereSought<Row>(
  venues: SelectQueryBuilder<Schema, 'venues', Row>,
  { name = '' }: VenueSearch,
): SelectQueryBuilder<Schema, 'venues', Row> {
  const part = foldTr(name.trim());
  return part ? venues.where(sql<boolean>`name_folded like ${containing(part)} escape '!'`) : venues;
}

/** The pattern of texts that contain this one; `!` escapes. */
export const containing = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`;
