import type { Context } from 'hono';
import { issueText } from 'mf-shared/strings/issues';
import type * as z from 'zod/mini';
import { AppError } from './app-error.ts';
import type { HttpEnv } from './env.ts';

/** Input that fits `schema`; throws `validation` with a sentence for each field. */
export async function parse<S extends z.ZodMiniType>(schema: S, input: unknown): Promise<z.output<S>> {
  const result = await schema.safeParseAsync(input, { error: issueText });
  if (result.success && !holdsNul(result.data)) return result.data;
  if (result.success) throw new AppError('validation', { message: UNREADABLE });
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new AppError('validation', { fields });
}

const UNREADABLE = 'Gönderilen bilgilerde okunamayan bir karakter var. Lütfen silip yeniden yazın.';

/** Whether a value holds the character 0 anywhere: no keyboard writes it, and PostgreSQL cannot store it. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

/** The JSON body as it came; throws `malformed_json`. */
export async function readJson(c: Context<HttpEnv>): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new AppError('malformed_json');
  }
}

export type Multipart = { fields: Record<string, string>; files: Record<string, File[]> };

/** A multipart body taken apart into texts and files; empty file inputs are dropped. Throws `malformed_json`. */
export async function readMultipart(c: Context<HttpEnv>): Promise<Multipart> {
  const form = await c.req.formData().catch(() => {
    throw new AppError('malformed_json');
  });
  // Without a prototype: the names are the caller's, and one of them may be `constructor`.
  const parts: Multipart = { fields: Object.create(null), files: Object.create(null) };
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') parts.fields[name] = value;
    else if (value.size > 0) parts.files[name] = [...(parts.files[name] ?? []), value];
  }
  return parts;
}
