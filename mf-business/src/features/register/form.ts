import { BusinessRegistration } from 'mf-shared/contracts/business';
import type { PickedPhoto } from 'mf-shared/ui/PhotoPicker';
import { fieldsOf, NO_PITCHES, type PitchesDraft } from '../pitches/model.ts';

/** Everything the registration asks for, as it is typed. */
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
export type Errors = Record<string, string>;

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
export const NO_CAPTCHA = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';

const bare = (text: string) => text.replace(/['"]/g, '').trim();

/** The values as they are sent: texts trimmed and without quotes, the e-mail in lower case. */
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

/** What is wrong with the form, by the paths of the contract; empty when it may be sent. */
export function problemsOf(form: RegistrationForm): Errors {
  const errors: Errors = {};
  const parsed = BusinessRegistration.safeParse(payloadOf(form));
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message;
  if (!form.coordinates) {
    for (const key of Object.keys(errors)) if (key.startsWith('location.coordinates')) delete errors[key];
    errors['location.coordinates'] = NO_LOCATION;
  }
  return errors;
}

/** What is sent: the form and its photos. */
export const inputOf = (form: RegistrationForm, recaptchaToken: string) => ({
  body: { ...payloadOf(form), recaptchaToken },
  files: { photos: form.photos.flatMap(({ file }) => file ?? []) },
});
