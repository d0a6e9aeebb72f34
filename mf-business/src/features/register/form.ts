import { VenueRegistration } from 'mf-shared/contracts/venues';
import { type Errors, findErrors } from 'mf-shared/form';
import type { PickedPhoto } from 'mf-shared/ui/PhotoPicker';
import { fieldsOf, NO_PITCHES, type PitchesDraft, settle } from '../pitches/model.ts';

/** All values of the registration, as typed. */
export type RegistrationForm = {
  ownerName: string;
  businessName: string;
  email: string;
  password: string;
  phone: string;
  address: string;
  city: string;
  coordinates: [number, number] | null;
  pitches: PitchesDraft;
  equipment: string;
  description: string;
  photos: PickedPhoto[];
};
export type TextKey = Exclude<keyof RegistrationForm, 'coordinates' | 'pitches' | 'photos'>;

export const EMPTY_FORM: RegistrationForm = {
  ownerName: '',
  businessName: '',
  email: '',
  password: '',
  phone: '',
  address: '',
  city: '',
  coordinates: null,
  pitches: NO_PITCHES,
  equipment: '',
  description: '',
  photos: [],
};

export const NO_LOCATION = 'Haritaya tıklayarak tesisinizin yerini seçin.';

const bare = (text: string) => text.replace(/['"]/g, '').trim();

/** The values to send: texts trimmed and without quotes, the e-mail in lower case. */
export function payloadOf(form: RegistrationForm) {
  return {
    ownerName: bare(form.ownerName),
    businessName: bare(form.businessName),
    email: form.email.trim().toLowerCase(),
    password: bare(form.password),
    phone: bare(form.phone),
    address: bare(form.address),
    city: form.city,
    location: { city: form.city, coordinates: form.coordinates },
    fields: fieldsOf(form.pitches),
    equipment: bare(form.equipment),
    description: form.description.trim(),
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
