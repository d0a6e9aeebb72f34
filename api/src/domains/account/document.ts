import type { Queries } from '../../db/database.ts';
import { readable } from './readable.ts';

/** Number of rows of a long part that are in memory at a time. */
export const PAGE = 500;

type Rows = readonly object[];
/** The rows of a part that belong to `owner`, in pieces. */
export type Part = (q: Queries, owner: string) => AsyncIterable<Rows>;

type Document = { head: object; parts: Readonly<Record<string, Part>>; owner: string };

/** A part that is short for everybody. */
export const whole = (read: (q: Queries, owner: string) => Promise<Rows>): Part =>
  async function* (q, owner) {
    yield await read(q, owner);
  };

/** Pages of `PAGE` rows. `read` returns the rows after the given id, in the order of their ids. */
export async function* pages<R extends { id: string }>(
  read: (after: string) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: readonly R[] = await read(after);
    yield rows;
    after = rows.length === PAGE ? rows.at(-1)?.id : undefined;
  }
}

/** The document as JSON text, piece by piece: the entries of `head`, then a list for each part. */
export async function* documentText(q: Queries, { head, parts, owner }: Document): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  for (const [name, part] of Object.entries(parts)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '\n    ';
    for await (const rows of part(q, owner)) {
      for (const row of rows) {
        yield `${separator}${JSON.stringify(readable(row))}`;
        separator = ',\n    ';
      }
    }
    yield separator.startsWith(',') ? '\n  ]' : ']';
  }
  yield '\n}\n';
}
