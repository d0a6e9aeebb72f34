import { readFileSync } from 'node:fs';
import { BRAND } from 'mf-shared/brand';
import { foldTr } from 'mf-shared/format';
import { AppError } from '../base/app-error.ts';

const COMMON =
  'Bu şifre en sık kullanılanlardan biri, kolayca tahmin edilir. Birkaç sözcükten oluşan başka bir şifre seçin.';
const OWN = `Şifreniz adınızdan, e-posta adresinizden ya da “${BRAND}” adından oluşmasın; kolayca tahmin edilir.`;
/** Shorter parts of a name say little: many a good password is one of them with more behind it. */
const SHORTEST_PART = 3;

/**
 * Passwords that are tried first: the most frequent ones of known leaks and those of Turkish sites, folded, one a
 * line. What is shorter than a password may be is left out.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** Who chooses a password. */
export type Chooser = { email: string; names?: readonly string[] };

const letters = (text: string) => foldTr(text).replace(/[^\p{L}\p{N}]/gu, '');
const withoutNumber = (text: string) => letters(text).replace(/\d+$/, '');

/** What the account is called by itself and others, as somebody who guesses would write it. */
function ownWords({ email, names = [] }: Chooser): Set<string> {
  const [local = ''] = email.split('@');
  const parts = [...names, local].flatMap((name) => [name, ...name.split(/[\s._+-]+/)]);
  const words = [email, BRAND, BRAND + BRAND, ...parts].flatMap((text) => [
    letters(text),
    withoutNumber(text),
  ]);
  return new Set(words.filter((word) => word.length >= SHORTEST_PART));
}

/**
 * What makes a password easy to guess, as a Turkish sentence, or null: a common one, or the chooser's own name or
 * address or the product's, with or without a number behind it. Case and Turkish letters do not matter.
 */
export function weaknessOf(password: string, chooser: Chooser): string | null {
  if (common.has(foldTr(password))) return COMMON;
  const own = ownWords(chooser);
  return own.has(letters(password)) || own.has(withoutNumber(password)) ? OWN : null;
}

/** Throws `validation` at `field` for a password that is easy to guess. */
export function refuseWeak(password: string, chooser: Chooser, field = 'password'): void {
  const weakness = weaknessOf(password, chooser);
  if (weakness) throw new AppError('validation', { fields: { [field]: weakness } });
}
