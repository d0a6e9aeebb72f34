import type { ZodMiniType } from 'zod/mini';

/** What is wrong with a form, in Turkish, by the path of the field (`email`, `fields.0.price`). */
export type Errors = Readonly<Record<string, string>>;

/** What is wrong with `values` by a schema of the contracts; of several mistakes of one field the first. */
export function findErrors(schema: ZodMiniType, values: unknown): Errors {
  const errors: Record<string, string> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    errors[issue.path.join('.')] ??= issue.message;
  }
  return errors;
}

/** The texts of a form without the blanks around them. */
export const trimmed = <V extends Record<string, string>>(texts: V) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as V;

/** The sentences of the fields that are still empty. */
export const findEmpty = (values: Readonly<Record<string, unknown>>, sentences: Errors): Errors =>
  Object.fromEntries(Object.entries(sentences).filter(([name]) => !values[name]));
