import type { BarKind } from 'mf-shared/contracts/bars';
import { emailKey } from '../../base/likeness.ts';
import { normalisePhone } from '../../base/phone.ts';

export type Contact = { email?: string | null | undefined; phone?: string | null | undefined };
export type Key = { kind: BarKind; value: string; key: string };

/**
 * An address or number, with what is the same for all its spellings.
 * @throws `validation` at `value` for a text that is no phone
 */
export function keyOf(kind: BarKind, text: string): Key {
  if (kind === 'email') return { kind, value: text, key: mailbox(text) };
  const value = normalisePhone(text, 'value');
  return { kind, value, key: value };
}

/** Google's two names lead to one mailbox. The keys that venues already have keep them apart. */
const mailbox = (email: string): string => emailKey(email).replace(/@googlemail\.com$/, '@gmail.com');

/** The keys of what is known of a contact, whose phone is in its stored form. */
export const keysOf = ({ email, phone }: Contact): Key[] => [
  ...(email ? [keyOf('email', email)] : []),
  ...(phone ? [{ kind: 'phone', value: phone, key: phone } as const] : []),
];
