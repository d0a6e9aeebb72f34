import type { RegistrationForm } from './form.ts';

export const REGISTRATION_DRAFT = 'topla:register-business';
/** The draft of a correction, by the request that it answers. */
export const correctionDraft = (id: string) => `topla:correct-application:${id}`;

/** The values of `start`, with what was typed before a reload of this tab. */
export function readDraft(key: string, start: RegistrationForm): RegistrationForm {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<RegistrationForm>;
    return { ...start, ...stored, password: '', photos: start.photos };
  } catch {
    return start;
  }
}

/** The form as text, without the password and the photos. */
export function draftOf({ password: _password, photos: _photos, ...draft }: RegistrationForm): string {
  return JSON.stringify(draft);
}

/** Keeps a draft for this tab across reloads. */
export function keepDraft(key: string, draft: string): void {
  try {
    sessionStorage.setItem(key, draft);
  } catch {
    // Without storage the form works, but does not survive a reload.
  }
}

export const forgetDraft = (key: string) => sessionStorage.removeItem(key);
