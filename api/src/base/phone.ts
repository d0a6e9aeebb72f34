import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AppError } from './app-error.ts';

/**
 * A phone number as it is stored: E.164 (`+905321112233`). Numbers without a country are Turkish, in any of the
 * common ways of writing them; throws `validation` at the field `phone` for anything else.
 */
export function normalisePhone(text: string): string {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'TR', extract: false });
  if (!number?.isValid()) {
    throw new AppError('validation', { fields: { phone: 'Geçerli bir telefon numarası yazın.' } });
  }
  return number.number;
}
