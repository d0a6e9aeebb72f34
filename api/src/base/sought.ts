import { AppError } from './app-error.ts';
import { normalisePhone } from './phone.ts';

/** What somebody searches by. */
export type Sought =
  | { id: string }
  | { code: string }
  | { email: string }
  | { phone: string }
  | { name: string };

/** How many owners count when their things are searched for by what they are called. */
export const MOST_OWNERS = 20;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The end of an id, as receipts show it. */
const CODE = /^[0-9a-f]{8}$/;

/** Takes a typed text for an id, the code of a payment, an e-mail, a phone in any way of writing, or else for a name. */
export function soughtBy(text: string): Sought {
  const lower = text.toLowerCase();
  if (ID.test(lower)) return { id: lower };
  if (text.includes('@')) return { email: lower };
  if (CODE.test(lower) && /\d/.test(lower)) return { code: lower };
  const phone = phoneIn(text);
  return phone ? { phone } : { name: text };
}

function phoneIn(text: string): string | null {
  try {
    return normalisePhone(text);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
