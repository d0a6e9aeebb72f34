import type { Queries } from '../../db/database.ts';
import type { Part } from '../../http/account-parts.ts';
import { readable } from './readable.ts';

type Document = { head: object; parts: readonly (readonly [name: string, part: Part])[]; owner: string };

/** The document as JSON text, piece by piece: the entries of `head`, then a list for each part. */
export async function* documentText(q: Queries, { head, parts, owner }: Document): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  for (const [name, part] of parts) {
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
