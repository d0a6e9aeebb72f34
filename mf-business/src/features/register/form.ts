import { stripQuotes } from 'mf-shared/contracts/venue-profile';
import { VenueRegistration } from 'mf-shared/contracts/venues';
import { type Errors, type FormKit, findErrors } from 'mf-shared/form';
import type { PickedPhoto } from 'mf-shared/ui/PhotoPicker';
import { fieldsOf, NO_PITCHES, settle } from '../pitches/model.ts';
import { cleaned, NO_DETAILS } from '../profile/details.ts';

export const EMPTY_FORM = {
  ...NO_DETAILS,
  email: '',
  password: '',
  pitches: NO_PITCHES,
  photos: [] as PickedPhoto[],
};
/** All values of the registration, as typed. */
export type RegistrationForm = typeof EMPTY_FORM;
export type RegistrationKit = FormKit<RegistrationForm>;

/** Binds a text of the form to its control; the id is the error's path. */
export const textOf =
  ({ field }: RegistrationKit) =>
  (name: Parameters<RegistrationKit['field']>[0]) => ({ id: name, ...field(name) });

export const NO_LOCATION = 'Haritaya tıklayarak tesisinizin yerini seçin.';

/** The values to send: texts trimmed and without quotes, the e-mail in lower case. */
export function payloadOf({ photos: _, pitches, coordinates, ...form }: RegistrationForm) {
  return {
    ...cleaned(form, stripQuotes),
    email: form.email.trim().toLowerCase(),
    description: form.description.trim(),
    location: { city: form.city, coordinates },
    fields: fieldsOf(pitches),
  };
}

/** The errors of the form, by the paths of the contract; empty if it may be sent. */
export function problemsOf(form: RegistrationForm): Errors {
  const settled = settle(form.pitches).errors;
  const found = { ...settled, ...findErrors(VenueRegistration, payloadOf(form)) };
  const kept = Object.entries(found).filter(
    ([path]) =>
      !(path === 'fields' && settled['fields.new']) &&
      !(path.startsWith('location.coordinates') && !form.coordinates),
  );
  return {
    ...Object.fromEntries(kept),
    ...(form.coordinates ? {} : { 'location.coordinates': NO_LOCATION }),
  };
}

/** The payload: the form and its photos. */
export const inputOf = (form: RegistrationForm, recaptchaToken: string) => ({
  body: { ...payloadOf(form), recaptchaToken },
  files: { photos: form.photos.flatMap(({ file }) => file ?? []) },
});
