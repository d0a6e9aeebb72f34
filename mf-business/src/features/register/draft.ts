import { EMPTY_FORM, type RegistrationForm } from './form.ts';

const KEY = 'topla:register-business';

/** The values typed before a reload of this tab. */
export function readDraft(): RegistrationForm {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<RegistrationForm>;
    return { ...EMPTY_FORM, ...stored, password: '', photos: [] };
  } catch {
    return EMPTY_FORM;
  }
}

/** The form as text, without the password and the photos. */
export function draftOf({ password: _password, photos: _photos, ...draft }: RegistrationForm): string {
  return JSON.stringify(draft);
}

/** Keeps a draft for this tab across reloads. */
export function keepDraft(draft: string): void {
  try {
    sessionStorage.setItem(KEY, draft);
  } catch {
    // Without storage the form works, but does not survive a reload.
  }
}

export const forgetDraft = () => sessionStorage.removeItem(KEY);
