import type { core } from 'zod/mini';
import { formatNumber, thanSuffix } from '../format/index.ts';

type Issue = core.$ZodRawIssue;
type Bound = { origin: string; limit: number | bigint; inclusive: boolean; exact: boolean };

const REQUIRED = 'Bu alan gereklidir.';
const INVALID = 'Bu değer geçerli değil.';

/** The expected input after a value of another type. */
const WANTED: Partial<Record<string, string>> = {
  array: 'Bir liste gerekli.',
  boolean: 'Evet ya da hayır olarak belirtin.',
  date: 'Geçerli bir tarih seçin.',
  int: 'Bir tam sayı yazın.',
  number: 'Bir sayı yazın.',
  object: 'Bu bilgi eksik ya da hatalı.',
  record: 'Bu bilgi eksik ya da hatalı.',
  string: 'Bir metin yazın.',
  tuple: 'Bir liste gerekli.',
};

const FORMATS: Partial<Record<string, string>> = {
  date: 'Geçerli bir tarih seçin.',
  email: 'Geçerli bir e-posta adresi yazın.',
  time: 'Geçerli bir saat seçin.',
  url: 'Geçerli bir bağlantı yazın.',
};

/**
 * The default message for an invalid input, when its schema has none: Turkish, fits any field, without names of types.
 */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? REQUIRED : (WANTED[issue.expected] ?? INVALID);
    case 'invalid_value':
      return isMissing(issue.input) ? REQUIRED : 'Geçerli bir seçenek seçin.';
    case 'invalid_union':
      return isMissing(issue.input) ? REQUIRED : INVALID;
    case 'too_small':
      return tooSmall(boundOf(issue, issue.minimum));
    case 'too_big':
      return tooBig(boundOf(issue, issue.maximum));
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Yazım biçimi geçerli değil.';
    case 'not_multiple_of':
      return `Yalnızca ${formatNumber(issue.divisor)} ve katları olabilir.`;
    case 'unrecognized_keys':
      return 'Bilinmeyen bir bilgi gönderildi.';
    default:
      return INVALID;
  }
}

const isMissing = (input: unknown): boolean => input === undefined || input === null;

const boundOf = (
  { origin, inclusive, exact }: { origin: string; inclusive?: boolean; exact?: boolean },
  limit: number | bigint,
): Bound => ({ origin, limit, inclusive: inclusive ?? true, exact: exact ?? false });

function tooSmall({ origin, limit, inclusive, exact }: Bound): string {
  const text = formatNumber(limit);
  if (exact) return exactly(origin, text);
  if (origin === 'string') return limit === 1 ? REQUIRED : `En az ${text} karakter yazın.`;
  if (origin === 'array') return limit === 1 ? 'En az bir tane olmalı.' : `En az ${text} tane olmalı.`;
  if (!isNumber(origin)) return INVALID;
  if (limit <= Number.MIN_SAFE_INTEGER) return 'Bu sayı çok küçük.';
  return inclusive ? `En az ${text} olmalı.` : `${text}'${thanSuffix(Number(limit))} büyük olmalı.`;
}

function tooBig({ origin, limit, inclusive, exact }: Bound): string {
  const text = formatNumber(limit);
  if (exact) return exactly(origin, text);
  if (origin === 'string') return `En fazla ${text} karakter yazabilirsiniz.`;
  if (origin === 'array') return `En fazla ${text} tane olabilir.`;
  if (!isNumber(origin)) return INVALID;
  if (limit >= Number.MAX_SAFE_INTEGER) return 'Bu sayı çok büyük.';
  return inclusive ? `En fazla ${text} olabilir.` : `${text}'${thanSuffix(Number(limit))} küçük olmalı.`;
}

const isNumber = (origin: string): boolean => ['number', 'int', 'bigint'].includes(origin);

const exactly = (origin: string, limit: string): string =>
  origin === 'string' ? `Tam ${limit} karakter olmalı.` : `Tam ${limit} tane olmalı.`;
