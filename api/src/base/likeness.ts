import { foldTr } from 'mf-shared/format';

/** Domains whose mailboxes ignore dots in the name. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** What is the same for all spellings of one mailbox: `a.b+saha@gmail.com` is `ab@gmail.com`. */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email.toLowerCase();
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

/** Words of addresses that people shorten, each with the form that is compared. */
const SHORT: Record<string, string> = {
  ...{ mahalle: 'mah', mahallesi: 'mah', mh: 'mah' },
  ...{ cadde: 'cad', caddesi: 'cad', cd: 'cad' },
  ...{ sokak: 'sok', sokagi: 'sok', sk: 'sok' },
  ...{ bulvar: 'bul', bulvari: 'bul', blv: 'bul' },
  ...{ numara: 'no', nu: 'no' },
};
/** Shorter texts, such as the name of a district alone, tell nothing. */
const LEAST_LETTERS = 10;

/** What is the same for all spellings of one address within a city; empty for one that says too little. */
export function addressKey(address: string): string {
  const words = foldTr(address).match(/[a-z0-9]+/g) ?? [];
  const key = words.map((word) => SHORT[word] ?? word).join(' ');
  return key.length < LEAST_LETTERS || !/\d/.test(key) ? '' : key;
}
