import { expect } from 'vitest';
import type { TestApp } from './harness.ts';

type Row = { id?: string };
type Page = Row[] | Record<string, Row[] | string | null>;

/** The rows of a list, page by page; `from` is the input that names the start of the next page. */
export async function readPages(
  app: TestApp,
  path: string,
  limit: number,
  token: string | undefined,
  from: 'cursor' | 'before' = 'cursor',
): Promise<Row[][]> {
  const pages: Row[][] = [];
  let cursor: string | null = null;
  do {
    const query: string = `limit=${limit}${cursor === null ? '' : `&${from}=${encodeURIComponent(cursor)}`}`;
    const { status, body, headers } = await app.call<Page>(
      'get',
      `${path}${path.includes('?') ? '&' : '?'}${query}`,
      { token },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    pages.push((Array.isArray(body) ? body : Object.values(body).find(Array.isArray)) as Row[]);
    cursor =
      headers.get('X-Next-Cursor') ?? (Array.isArray(body) ? null : (body.nextCursor as string | null));
  } while (cursor !== null && pages.length < 50);
  return pages;
}

/**
 * Walks a list with every page size up to one more than it holds. `ids` are its rows in order. Each row comes once,
 * only the last page may be short, and no empty page follows an exactly full one.
 */
export async function expectFullPages(
  app: TestApp,
  path: string,
  ids: readonly string[],
  token?: string,
): Promise<void> {
  for (let limit = 1; limit <= ids.length + 1; limit++) {
    const pages = Array.from({ length: Math.max(1, Math.ceil(ids.length / limit)) }, (_, page) =>
      ids.slice(page * limit, (page + 1) * limit),
    );
    const read = await readPages(app, path, limit, token);
    expect(
      read.map((rows) => rows.map(({ id }) => id)),
      `${path} by ${limit}`,
    ).toEqual(pages);
  }
}
