import { parseJson } from 'mf-shared/json';
import type * as z from 'zod/mini';
import { AppError } from './app-error.ts';
import { holdsNul } from './parse.ts';

/** Where a page ended, as opaque text: the sort values of its last row. */
export const encodeCursor = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** The sort values of a cursor, or null for the first page; throws `validation` for one that is not ours. */
export function decodeCursor<S extends z.ZodMiniType>(
  schema: S,
  cursor: string | undefined,
): z.output<S> | null {
  if (cursor === undefined) return null;
  const position = schema.safeParse(read(cursor));
  if (position.success && !holdsNul(position.data)) return position.data;
  throw new AppError('validation', { fields: { cursor: 'Geçersiz sayfa.' } });
}

function read(cursor: string): unknown {
  try {
    return parseJson(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Cuts a page that was read with one row too many; `cursorOf` names the sort values of its last row. */
export function cutPage<T>(rows: readonly T[], limit: number, cursorOf: (row: T) => readonly unknown[]) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: last && rows.length > limit ? encodeCursor(cursorOf(last)) : null };
}
