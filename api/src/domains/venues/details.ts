import type { VenueUpdate } from 'mf-shared/contracts/venues';
import { foldTr } from 'mf-shared/format';
import type * as z from 'zod/mini';
import { AppError } from '../../base/app-error.ts';
import { normalisePhone } from '../../base/phone.ts';
import { placeError } from './place.ts';

type Details = Omit<z.output<typeof VenueUpdate>, 'fields' | 'version'>;

/**
 * The venue's own columns that a save of the profile writes. Leaves out what the save leaves out.
 * @throws `validation` at `phone` and `location`
 */
export function detailValues({ businessName, ownerName, phone, address, location, ...texts }: Details) {
  return {
    venue_name: businessName,
    name_folded: foldTr(businessName),
    ...(ownerName === undefined ? {} : { owner_name: ownerName }),
    ...(phone === undefined ? {} : { phone: normalisePhone(phone) }),
    ...(address === undefined ? {} : { address }),
    ...(location === undefined ? {} : placeValues(location)),
    ...(texts.equipment === undefined ? {} : { equipment: texts.equipment }),
    ...(texts.description === undefined ? {} : { description: texts.description }),
  };
}

function placeValues({ city, coordinates }: NonNullable<Details['location']>) {
  const misplaced = placeError({ city, coordinates });
  if (misplaced) throw new AppError('validation', { fields: { location: misplaced } });
  const [lng, lat] = coordinates;
  return { city, lng, lat };
}
