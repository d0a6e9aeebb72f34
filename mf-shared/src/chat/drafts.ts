import { readStored, store } from '../device-store.ts';

const keyOf = (actorId: string, partnerId: string) => `topla.draft.${actorId}.${partnerId}`;

/** The unsent draft to a partner. */
export const readDraft = (actorId: string, partnerId: string): string =>
  readStored(keyOf(actorId, partnerId)) ?? '';

/** Stores a draft; an empty text removes it. */
export const keepDraft = (actorId: string, partnerId: string, text: string): void =>
  store(keyOf(actorId, partnerId), text || null);
