import { issueText } from 'mf-shared/strings/issues';
import type * as z from 'zod/mini';
import { AppError } from '../base/app-error.ts';

/**
 * The input, checked against `schema`.
 * @throws `validation` with a sentence for each field
 */
export async function parse<S extends z.ZodMiniType>(schema: S, input: unknown): Promise<z.output<S>> {
  const result = await schema.safeParseAsync(input, { error: issueText });
  if (result.success && !holdsNul(result.data)) return result.data;
  if (result.success) throw new AppError('validation', { message: UNREADABLE });
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new AppError('validation', { fields });
}

const UNREADABLE = 'Gönderilen bilgilerde okunamayan bir karakter var. Lütfen silip yeniden yazın.';

/** Whether a value contains the character 0: no keyboard writes it, and PostgreSQL cannot store it. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}
