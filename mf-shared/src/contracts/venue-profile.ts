import * as z from 'zod/mini';
import { asLine, jsonOr, optionalText, Paging, singleLine } from './common.ts';
import { City } from './users.ts';

export const MAX_DESCRIPTION = 1000;
export const MAX_EQUIPMENT = 500;

/** A registration text as stored: without single and double quotes, trimmed. */
export const stripQuotes = (text: string) => text.replace(/['"]/g, '').trim();

const tooLong = (max: number) => z.maxLength(max, `En fazla ${max} karakter yazabilirsiniz.`);

/** `[longitude, latitude]` in degrees. */
const Coordinates = z.tuple([
  z.number().check(z.gte(-180), z.lte(180)),
  z.number().check(z.gte(-90), z.lte(90)),
]);
const Location = z.object({ city: City, coordinates: Coordinates });

/** A line that may not be empty. */
const line = (label: string, message: string, max: number) => ({
  label,
  registered: z
    .string(message)
    .check(z.overwrite(stripQuotes), ...asLine, z.minLength(1, message), tooLong(max)),
  saved: singleLine(message, max),
  shown: z.string(),
  blank: '',
});

/**
 * What an owner says of the venue: how people call each field, how it is registered, saved later and shown, and what a
 * form starts with. A registration drops quotes, except in the description.
 */
const PROFILE = {
  /** Shown to the business and to admins alone. */
  ownerName: { ...line('Yetkili kişi', 'Ad ve soyadınızı yazın.', 80), shown: z.optional(z.string()) },
  businessName: line('İşletme adı', 'İşletme adını yazın.', 80),
  phone: line('Telefon', 'Telefon numaranızı yazın.', 30),
  address: line('Adres', 'Adresi yazın.', 300),
  location: {
    label: 'Haritadaki konum',
    registered: jsonOr(Location),
    saved: jsonOr(Location),
    shown: z.object({ city: z.string(), coordinates: z.tuple([z.number(), z.number()]) }),
    blank: { city: '', coordinates: null as z.infer<typeof Coordinates> | null },
  },
  equipment: {
    label: 'Olanaklar',
    registered: z.optional(z.string().check(z.overwrite(stripQuotes), tooLong(MAX_EQUIPMENT))),
    saved: optionalText(MAX_EQUIPMENT),
    shown: z.string(),
    blank: '',
  },
  /** For the admin, and later for players. */
  description: {
    label: 'Tanıtım yazısı',
    registered: optionalText(MAX_DESCRIPTION),
    saved: optionalText(MAX_DESCRIPTION),
    shown: z.optional(z.string()),
    blank: '',
  },
};

type Profile = typeof PROFILE;
type Way = keyof Profile[keyof Profile];
const fieldsOf = <W extends Way>(way: W) =>
  Object.fromEntries(Object.entries(PROFILE).map(([name, field]) => [name, field[way]])) as {
    [F in keyof Profile]: Profile[F][W];
  };

export const RegisteredProfile = z.object(fieldsOf('registered'));
export type RegisteredProfile = z.output<typeof RegisteredProfile>;
/** Absent fields stay as they are. */
export const SavedProfile = z.extend(z.partial(z.object(fieldsOf('saved'))), {
  businessName: PROFILE.businessName.saved,
});
export type SavedProfile = z.output<typeof SavedProfile>;
export const ShownProfile = z.object(fieldsOf('shown'));
export type ShownProfile = z.infer<typeof ShownProfile>;
export const BLANK_PROFILE = fieldsOf('blank');
export const PROFILE_LABELS = fieldsOf('label');

export const VenueSearch = z.extend(Paging, {
  city: z.string('Şehir seçin.'),
  /** Part of the name; ignores case and Turkish letters. */
  name: z.optional(z.string()),
});
export type VenueSearch = z.output<typeof VenueSearch>;
