import { type OwnCorrection, SentCorrection } from 'mf-shared/contracts/corrections';
import { stripQuotes } from 'mf-shared/contracts/venue-profile';
import { VenueRegistration } from 'mf-shared/contracts/venues';
import { type Errors, type FormKit, findErrors } from 'mf-shared/form';
import { thumbnailOf } from 'mf-shared/format';
import type { PickedPhoto } from 'mf-shared/ui/PhotoPicker';
import { draftOf, fieldsOf, NO_PITCHES, settle } from '../pitches/model.ts';
import { cleaned, detailsOf, NO_DETAILS } from '../profile/details.ts';

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

/** Names of the form's values in the contract. */
export const PATHS = {
  pitches: ['fields'],
  coordinates: ['location.coordinates'],
  city: ['city', 'location.city'],
};

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
export const problemsOf = (form: RegistrationForm): Errors =>
  problemsIn(form, findErrors(VenueRegistration, payloadOf(form)));

/** The same for a correction. */
export const problemsOfCorrection = (form: RegistrationForm, answered: Answered): Errors =>
  problemsIn(form, findErrors(SentCorrection, correctionOf(form, answered).body));

/** What the schema found, with what only the form knows. */
function problemsIn(form: RegistrationForm, wrong: Errors): Errors {
  const settled = settle(form.pitches).errors;
  const found = { ...settled, ...wrong };
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
  files: filesOf(form),
});

const filesOf = ({ photos }: RegistrationForm) => ({ photos: photos.flatMap(({ file }) => file ?? []) });

/** The form as the application is; a stored photo has its path as id. */
export const formOfCorrection = ({ application, email }: OwnCorrection): RegistrationForm => ({
  ...EMPTY_FORM,
  ...detailsOf(application),
  email,
  pitches: draftOf(application.fields),
  photos: application.photos.map((path) => ({ id: path, url: thumbnailOf(path) })),
});

type Answered = { token: string; correctionId: string };

/** The payload of a correction: e-mail and password stay, and so do photos that are not new. */
export function correctionOf(form: RegistrationForm, answered: Answered) {
  const { email: _email, password: _password, ...body } = payloadOf(form);
  const photoOrder = form.photos.map(({ id, file }) => (file ? '' : id));
  return { body: { ...body, ...answered, photoOrder }, files: filesOf(form) };
}
