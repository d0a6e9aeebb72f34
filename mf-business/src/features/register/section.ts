import type { Errors } from 'mf-shared/form';
import type { ChangeEvent } from 'react';
import type { RegistrationForm, TextKey } from './form.ts';

/** Props of every section of the registration. */
export type SectionProps = {
  form: RegistrationForm;
  errors: Errors;
  /** Changes part of the form and clears the errors at those paths. */
  change: (part: Partial<RegistrationForm>) => void;
};

type Typed = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Props that bind a text of the form to its control; the id is the error's path. */
export const textProps = ({ form, errors, change }: SectionProps, key: TextKey) => ({
  id: key,
  name: key,
  value: form[key],
  error: errors[key],
  onChange: (event: Typed) => change({ [key]: event.target.value }),
});
