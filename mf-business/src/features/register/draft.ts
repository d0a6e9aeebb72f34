import { useEffect, useState } from 'react';
import { EMPTY_FORM, type RegistrationForm } from './form.ts';

const KEY = 'topla:register-business';

function read(): RegistrationForm {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<RegistrationForm>;
    return { ...EMPTY_FORM, ...stored, password: '', photos: [] };
  } catch {
    return EMPTY_FORM;
  }
}

function write(form: RegistrationForm) {
  const { password: _password, photos: _photos, ...draft } = form;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the form still works, it only does not survive a reload.
  }
}

/** The form's state, kept for this tab across reloads; the password and the photos are not. */
export function useRegistrationDraft() {
  const [form, setForm] = useState(read);
  useEffect(() => write(form), [form]);
  return [form, setForm] as const;
}

export const forgetDraft = () => sessionStorage.removeItem(KEY);
