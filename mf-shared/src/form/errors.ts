import type { ZodMiniType } from 'zod/mini';

/** A form's errors in Turkish, by the path of the field (`email`, `fields.0.price`). */
export type Errors = Readonly<Record<string, string>>;

/** The errors of `values` by a contract's schema; the first one of each field. */
export function findErrors(schema: ZodMiniType, values: unknown): Errors {
  const errors: Record<string, string> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    errors[issue.path.join('.')] ??= issue.message;
  }
  return errors;
}

/** A form's texts, trimmed. */
export const trimmed = <V extends Record<string, string>>(texts: V) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as V;

/** The messages of the empty fields. */
export const findEmpty = (values: Readonly<Record<string, unknown>>, sentences: Errors): Errors =>
  Object.fromEntries(Object.entries(sentences).filter(([name]) => !values[name]));
