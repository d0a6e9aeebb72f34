import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AppError } from './app-error.ts';

/**
 * A phone number in its stored form, E.164 (`+905321112233`). Accepts the common ways of writing. Numbers without a
 * country are Turkish.
 * @throws `validation` at `field` for anything else
 */
export function normalisePhone(text: string, field = 'phone'): string {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'TR', extract: false });
  if (!number?.isValid()) {
    throw new AppError('validation', { fields: { [field]: 'Geçerli bir telefon numarası yazın.' } });
  }
  return number.number;
}
