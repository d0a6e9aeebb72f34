const KEY = 'topla.register-user';

/** What a person types; the password lives in memory only. */
export const EMPTY = {
  fullName: '',
  email: '',
  phone: '',
  teams: '',
  position: '',
  foot: '',
  city: '',
};
export type Draft = typeof EMPTY;

/** What was typed before a reload of this tab. */
export function loadDraft(): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Draft>;
    const entries = Object.keys(EMPTY).map((name) => [name, String(stored[name as keyof Draft] ?? '')]);
    return Object.fromEntries(entries) as Draft;
  } catch {
    return EMPTY;
  }
}

/** Keeps what was typed, without the password. */
export function saveDraft(values: Draft): void {
  try {
    const kept = Object.fromEntries(Object.keys(EMPTY).map((name) => [name, values[name as keyof Draft]]));
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the form still works; only a reload would lose it.
  }
}

export const dropDraft = () => sessionStorage.removeItem(KEY);
