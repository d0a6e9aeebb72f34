import { readdirSync } from 'node:fs';
import type { Call } from 'mf-shared/contracts/call';
import { expect, it } from 'vitest';
import { endpoints } from '../src/domains/index.ts';
import { ambiguousPairs } from '../src/http/mount.ts';
import { calls, nameOf } from './calls.ts';

const FOLDER = new URL('../../mf-shared/src/contracts/calls/', import.meta.url);

const isRow = (value: object): value is Call => 'path' in value;
/** The rows that a file exports, alone or in groups. */
const rowsIn = (exported: object): Call[] =>
  Object.values(exported).flatMap((one) => (isRow(one) ? [one] : rowsIn(one)));

const files = await Promise.all(
  readdirSync(FOLDER).map((name) => import(new URL(name, FOLDER).href) as Promise<object>),
);
const table = files.flatMap(rowsIn);

it('serves every row of the table by one endpoint, and nothing else', () => {
  const served = endpoints.map(({ call }) => call);
  expect(table.filter((row) => !served.includes(row)).map(nameOf)).toEqual([]);
  expect(served.filter((row) => !table.includes(row)).map(nameOf)).toEqual([]);
  expect(served.filter((row, n) => served.indexOf(row) !== n).map(nameOf)).toEqual([]);
});

it('has no two rows of the same method and path', () => {
  const names = table.map(nameOf);
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});

it('lets no two calls compete for an address', () => {
  expect(ambiguousPairs(calls)).toEqual([]);
});

it('checks each parameter of a path by its name, where it is checked at all', () => {
  for (const { path, params } of table.filter((row) => row.params)) {
    const shape = (params as { def?: { shape?: object } } | undefined)?.def?.shape ?? {};
    expect(path.match(/(?<=:)\w+/g)?.toSorted(), path).toEqual(Object.keys(shape).toSorted());
  }
});
