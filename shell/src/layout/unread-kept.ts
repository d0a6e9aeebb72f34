import { tabStorage } from '../common/storage.ts';

type What = 'messages' | 'notices';

const keyOf = (what: What) => `topla.unread-${what}`;

/** Keeps what an account was last told to be unread, so that the next page shows it at once. */
export const keepUnread = (what: What, owner: string, value: unknown): void =>
  tabStorage.setItem(keyOf(what), JSON.stringify({ owner, value }));

/** What was last kept for that account in this tab, else `none`. */
export function keptUnread<T>(what: What, owner: string | undefined, none: T): T {
  try {
    const kept = JSON.parse(tabStorage.getItem(keyOf(what)) ?? 'null') as { owner: string; value: T } | null;
    return kept && kept.owner === owner ? kept.value : none;
  } catch {
    return none;
  }
}
