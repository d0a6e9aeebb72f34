import type { BoardEntry } from 'mf-shared/contracts/board';
import { formatMoney, formatPhone } from 'mf-shared/format';

/** The typed values of a phone booking. */
export type PhoneWords = { name: string; phone: string; note: string; price: string };

/** A booking as form values. */
export const wordsOf = ({ name, phone, note, price }: BoardEntry): PhoneWords => ({
  name,
  phone: formatPhone(phone),
  note,
  price: String(price ?? 0),
});

const LABELS: readonly [key: keyof PhoneWords, label: string][] = [
  ['name', 'Ad'],
  ['phone', 'Telefon'],
  ['price', 'Ücret'],
  ['note', 'Not'],
];

const shown = (key: keyof PhoneWords, value: string) =>
  value === '' ? 'boş' : key === 'price' ? formatMoney(Number(value)) : value;

/** The differences of two versions of a booking, in words. */
export const differencesOf = (mine: PhoneWords, theirs: PhoneWords) =>
  LABELS.filter(([key]) => mine[key].trim() !== theirs[key]).map(([key, label]) => ({
    label,
    mine: shown(key, mine[key].trim()),
    theirs: shown(key, theirs[key]),
  }));
