import type { ZodMiniType } from 'zod/mini';

export type FieldErrors = Readonly<Record<string, string>>;

/** What is wrong with each value, by the path of the field (`email`, `fields.0.price`); the first finding counts. */
export function findErrors(schema: ZodMiniType, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}

/** The errors after one field was looked at again: its own finding comes or goes, the others stay. */
export function withField(errors: FieldErrors, name: string, found: string | undefined): FieldErrors {
  const { [name]: _gone, ...others } = errors;
  return found ? { ...others, [name]: found } : others;
}
