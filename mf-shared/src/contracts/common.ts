import * as z from 'zod/mini';
import { JsonTooComplex, parseJson } from '../json/index.ts';
import { issueText } from '../strings/issues.ts';
import { hasInk } from './text-terms.ts';

export { hasInk } from './text-terms.ts';

// Forms and the API check inputs with the same contracts, so both show the same Turkish sentences.
z.config({ localeError: issueText });

/** Both spellings of an entity's id; always equal. */
export const Identified = z.object({ _id: z.string(), id: z.string() });

/** Answer of a call that only reports success. */
export const Message = z.object({ message: z.string() });

const filled = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.refine(hasInk, message));

/** A trimmed, non-empty text of at most `max` characters; `message` says what is missing. */
export const requiredText = (message: string, max = 200) =>
  filled(message).check(z.maxLength(max, `En fazla ${max} karakter yazabilirsiniz.`));

/** Controls, direction marks, invisible marks and halves of characters. */
const UNWRITABLE = /[\p{Cc}\p{Cf}\p{Cs}]/u;
/** Invisible joiners inside an emoji or a Persian word are allowed. */
const JOINERS = /(?<=\S)[\u200c\u200d](?=\S)/gu;

/** A text as one trimmed line: each run of white space becomes one space. An invisible text becomes empty. */
export const toLine = (text: string): string => (hasInk(text) ? text.replace(/\s+/g, ' ').trim() : '');

/** Whether a one-line text holds nothing that disguises it as another text. */
export const isPlain = (text: string): boolean => !UNWRITABLE.test(text.replace(JOINERS, ''));

/** Checks of names and subjects: one line, and plain. */
export const asLine = [
  z.overwrite(toLine),
  z.refine<string>(isPlain, 'Burada görünmeyen karakterler kullanılamaz. Lütfen silip yeniden yazın.'),
] as const;

/** A name, or another one-line text, of at most `max` characters; `message` says what is missing. */
export const singleLine = (message: string, max = 200) =>
  z
    .string(message)
    .check(...asLine, z.minLength(1, message), z.maxLength(max, `En fazla ${max} karakter yazabilirsiniz.`));

/** One line that may be empty. */
export const optionalLine = (max: number) =>
  z.optional(z.string().check(...asLine, z.maxLength(max, `En fazla ${max} karakter yazabilirsiniz.`)));

/** A trimmed text that may be empty. */
export const optionalText = (max = 500) =>
  z.optional(
    z.string().check(
      // Multipart forms send a line break as two characters; people count one.
      z.overwrite((text) => text.replaceAll('\r\n', '\n')),
      z.trim(),
      z.maxLength(max, `En fazla ${max} karakter yazabilirsiniz.`),
    ),
  );

/** Bounds the characters of a text; the sentence names `what` and how many there may be. */
export const atMost = (most: number, what: string) =>
  z.maxLength(most, `${what} en fazla ${most} karakter olabilir.`);

/** E-mail, trimmed and lower-cased by ASCII rules, so that Turkish casing never touches `İ` and `I`. */
export const Email = z
  .string('E-posta adresinizi yazın.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.email('Geçerli bir e-posta adresi yazın.'),
    atMost(254, 'E-posta adresi'),
  );

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;

/** The length of every new password; the upper bound keeps hashing cheap. */
export const passwordLength = [
  z.minLength(MIN_PASSWORD, `Şifre en az ${MIN_PASSWORD} karakter olmalı.`),
  atMost(MAX_PASSWORD, 'Şifre'),
] as const;

/** A password of a player, not of spaces alone. */
export const NewPassword = z
  .string('Bir şifre belirleyin.')
  .check(...passwordLength, z.refine(hasInk, 'Şifre yalnızca boşluklardan oluşamaz.'));

/** A password as proof of identity; `message` says whose is missing. Accepts every password ever set. */
export const givenPassword = (message: string) =>
  z.string(message).check(z.minLength(1, message), atMost(200, 'Şifre'));

/** Forms and links send an empty text for an untouched input; it counts as absent. */
export const unlessEmpty = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  );

const DECIMAL = /^\s*[+-]?\d+(\.\d+)?\s*$/;

/**
 * A number, or its text from a form or an address. Values that merely convert to a number (`true`, lists, an empty
 * text) fail with `message`. `checks` are further rules.
 */
export const numeric = (message?: string, ...checks: Parameters<ReturnType<typeof z.number>['check']>) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value,
    ),
    z.number(message).check(...checks),
  );

/** Hourly price in whole TL; `message` is for a missing number. */
export const hourlyPrice = (message: string) =>
  numeric(
    message,
    z.int('Fiyatı tam lira olarak yazın.'),
    z.gte(1, 'Fiyat 0’dan büyük olmalı.'),
    z.lte(100_000, 'Fiyat en fazla 100.000 TL olabilir.'),
  );

/** Calendar day `YYYY-MM-DD` of this century; for a slot, the football night. */
export const IsoDate = z.iso
  .date('Geçerli bir tarih seçin.')
  .check(z.regex(/^20\d\d-/, 'Geçerli bir tarih seçin.'));

/** `21:00-22:00` */
export const TimeSlot = z
  .string('Bir saat seçin.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'Geçerli bir saat seçin.'));

/** Page of a list: `limit` rows after the previous page's opaque `cursor`. */
export const Paging = z.object({
  limit: z._default(numeric(undefined, z.int(), z.gte(1), z.lte(100)), 20),
  cursor: z.optional(z.string()),
});

/** The version of a queue's item that the caller saw; the call refuses when it changed since. */
export const ItemVersion = z.optional(numeric(undefined, z.int()));

/** A value that multipart forms carry as JSON text, and JSON bodies as it is. */
export const jsonOr = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value: unknown, ctx) => {
      if (typeof value !== 'string') return value;
      try {
        return parseJson(value);
      } catch (error) {
        const message = error instanceof JsonTooComplex ? 'Bu bilgi çok karmaşık.' : 'Geçersiz veri.';
        ctx.issues.push({ code: 'custom', input: value, message });
        return z.NEVER;
      }
    }),
    schema,
  );
