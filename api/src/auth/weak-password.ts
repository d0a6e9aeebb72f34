import { readFileSync } from 'node:fs';
import { BRAND } from 'mf-shared/brand';
import { foldTr } from 'mf-shared/format';
import { AppError } from '../base/app-error.ts';

const COMMON =
  'Bu şifre en sık kullanılanlardan biri, kolayca tahmin edilir. Birkaç sözcükten oluşan başka bir şifre seçin.';
const OWN = `Şifreniz adınızdan, e-posta adresinizden ya da “${BRAND}” adından oluşmasın; kolayca tahmin edilir.`;
/** Shorter parts of a name do not count: many good passwords begin with them. */
const SHORTEST_PART = 3;

/**
 * Passwords that attackers try first: the most frequent ones of known leaks and of Turkish sites, folded, one per
 * line. Those below the minimum length are left out.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** The person who chooses a password. */
export type Chooser = { email: string; names?: readonly string[] };

const letters = (text: string) => foldTr(text).replace(/[^\p{L}\p{N}]/gu, '');
const withoutNumber = (text: string) => letters(text).replace(/\d+$/, '');

/** The names and address of the account and the product, in the spelling that an attacker would try. */
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
 * Why a password is easy to guess, as a Turkish sentence, or null. It may be a common one, or a name or address of
 * the chooser or the product, with or without a number behind it. Ignores case and Turkish letters.
 */
export function weaknessOf(password: string, chooser: Chooser): string | null {
  if (common.has(foldTr(password))) return COMMON;
  const own = ownWords(chooser);
  return own.has(letters(password)) || own.has(withoutNumber(password)) ? OWN : null;
}

/**
 * Checks that a password is hard to guess.
 * @throws `validation` at `field`
 */
export function refuseWeak(password: string, chooser: Chooser, field = 'password'): void {
  const weakness = weaknessOf(password, chooser);
  if (weakness) throw new AppError('validation', { fields: { [field]: weakness } });
}
