import type { Foot, Position } from 'mf-shared/contracts/users';
import { forgetInTab, keepInTab, readTab } from 'mf-shared/tab-store';

const KEY = 'topla.register-user';

/** The typed values; the password stays in memory only. */
export type Draft = {
  fullName: string;
  email: string;
  phone: string;
  teams: string;
  position: Position | '';
  foot: Foot | '';
  city: string;
};
export const EMPTY: Draft = {
  fullName: '',
  email: '',
  phone: '',
  teams: '',
  position: '',
  foot: '',
  city: '',
};

/** The values typed before a reload of this tab. */
export function loadDraft(): Draft {
  const stored = (readTab(KEY) ?? {}) as Partial<Draft>;
  const entries = Object.keys(EMPTY).map((name) => [name, String(stored[name as keyof Draft] ?? '')]);
  return Object.fromEntries(entries) as Draft;
}

/** Saves the typed values, without the password. */
export function saveDraft(values: Draft): void {
  keepInTab(KEY, Object.fromEntries(Object.keys(EMPTY).map((name) => [name, values[name as keyof Draft]])));
}

export const dropDraft = () => forgetInTab(KEY);
