import * as z from 'zod/mini';

/** Who answers without an account, as this browser knows them: the name that was typed, and a secret of its own. */
const Guest = z.object({
  name: z.string().check(z.maxLength(40)),
  secret: z.string().check(z.regex(/^[\w-]{22,64}$/)),
  /** Ids of the own answers, newest first. */
  answers: z.array(z.string()),
});
export type Guest = z.infer<typeof Guest>;

const KEY = 'topla-mac-misafir';
const MOST_ANSWERS = 50;
const SECRET_BYTES = 24;

/** The guest that this browser stored; a new one without a name if there is none. */
export function readGuest(): Guest {
  try {
    const found = Guest.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (found.success) return found.data;
  } catch {
    // A browser without storage has a guest for as long as the page is open.
  }
  return { name: '', secret: newSecret(), answers: [] };
}

/** Stores the guest with one more answer, and answers it. */
export function keepGuest(guest: Guest, answerId: string): Guest {
  const answers = [answerId, ...guest.answers.filter((id) => id !== answerId)].slice(0, MOST_ANSWERS);
  const kept = { ...guest, answers };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden storage loses the answer only on a reload.
  }
  return kept;
}

const newSecret = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
