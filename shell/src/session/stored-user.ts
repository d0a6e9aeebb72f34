import type { SessionUser } from 'mf-shared/session';
import { tabStorage } from '../common/storage.ts';

const KEY = 'topla.user';

/** Stores the player's details for this tab, so that a reload can draw at once. */
export const keepUser = (user: SessionUser): void => tabStorage.setItem(KEY, JSON.stringify(user));

export const forgetUser = (): void => tabStorage.removeItem(KEY);

/** This tab's stored details of that player, else null. */
export function storedUser(id: string): SessionUser | null {
  try {
    const user = JSON.parse(tabStorage.getItem(KEY) ?? 'null') as SessionUser | null;
    return user?.id === id ? user : null;
  } catch {
    return null;
  }
}
