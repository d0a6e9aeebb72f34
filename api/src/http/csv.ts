import { stringify } from 'csv-stringify/sync';
import { fileAnswer, type RawAnswer, streamOf } from './raw-answer.ts';

type Cell = string | number | null;
type Table = {
  /** The name of the file, plain ASCII. */
  name: string;
  columns: readonly string[];
  /** The rows, some at a time. */
  rows: AsyncIterable<readonly (readonly Cell[])[]>;
};

/**
 * A spreadsheet runs no text of somebody's as a formula, and counts with numbers, also those below 0. In Turkish they have a
 * comma.
 */
const SHAPE = {
  delimiter: ';',
  escape_formulas: true,
  cast: { number: (value: number) => String(value).replace('.', ',') },
};

/** A table as a CSV file for a Turkish spreadsheet, written while it is sent. */
export const csvAnswer = ({ name, ...table }: Table): RawAnswer =>
  fileAnswer(streamOf(linesOf(table)), name, 'text/csv');

async function* linesOf({ columns, rows }: Omit<Table, 'name'>): AsyncGenerator<string> {
  yield stringify([columns], { ...SHAPE, bom: true });
  for await (const some of rows) yield stringify([...some], SHAPE);
}
