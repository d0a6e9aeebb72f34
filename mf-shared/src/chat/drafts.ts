import { readStored, store } from './storage.ts';

const keyOf = (actorId: string, partnerId: string) => `topla.draft.${actorId}.${partnerId}`;

/** What was typed to a partner and not sent yet. */
export const readDraft = (actorId: string, partnerId: string): string =>
  readStored(keyOf(actorId, partnerId)) ?? '';

/** Keeps what is being typed; an empty text forgets it. */
export const keepDraft = (actorId: string, partnerId: string, text: string): void =>
  store(keyOf(actorId, partnerId), text || null);
