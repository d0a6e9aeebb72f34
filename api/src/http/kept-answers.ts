import type { Actor } from '../auth/actor.ts';
import { keeper } from '../db/kept.ts';
import type { RawJson } from './raw-json.ts';

/** The answer of a call as it is sent. */
export type ReadyAnswer = { json: RawJson; nextCursor: string | null };

const MAX_BYTES = 64 * 1024 * 1024;
/** What an entry costs beside its bytes, which may also be there compressed. */
const OVERHEAD = 1000;

/** Answers that many callers, or one caller many times, may get as they are. */
export const keptAnswers = keeper<ReadyAnswer>({
  max: MAX_BYTES,
  of: ({ json }) => 2 * json.bytes.byteLength + OVERHEAD,
});

/**
 * The key of an answer: its address, and all that a handler may know about the caller. Null for callers whose answers
 * are not kept: admins, and those who look at an account.
 */
export function answerKey(url: string, actor: Actor | null): string | null {
  const address = url.slice(url.indexOf('/', url.indexOf('//') + 2));
  if (actor === null) return address;
  if (actor.role === 'admin' || actor.viewing) return null;
  if (actor.role === 'user') return `${address} ${actor.id} ${actor.email}`;
  const { id, email, isActive, staff } = actor;
  return `${address} ${id} ${email} ${isActive} ${staff ? `${staff.id} ${staff.role} ${staff.name}` : ''}`;
}
