import type * as z from 'zod/mini';
import { AppError } from '../../http/app-error.ts';

/** Where a page ended, as opaque text. */
export const writeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** The position in a cursor, or null for the first page; one that we did not write is `validation`. */
export function readCursor<S extends z.ZodMiniType>(
  schema: S,
  cursor: string | undefined,
): z.output<S> | null {
  if (cursor === undefined) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('validation', { fields: { cursor: 'Liste değişti. Lütfen sayfayı yenileyin.' } });
  }
}
