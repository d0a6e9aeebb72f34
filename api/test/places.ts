import { newId } from '../src/base/id.ts';
import { createUser } from './factories.ts';
import type { TestApp } from './harness.ts';

const PLACES = [0, 1, 1, 2];
type Direction = 'up' | 'down';
export type Place = { id: string; place: number };

/** Four rows in no order, two of them with the same place. */
export const four = (): Place[] =>
  PLACES.map((place) => ({ id: newId(), place })).toSorted((a, b) => (a.id < b.id ? 1 : -1));
const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
/** Their ids by place, then by id. */
export const idsBy = (rows: Place[], place: Direction, id: Direction = place): string[] =>
  rows
    .toSorted(
      (a, b) =>
        compare(a.place, b.place) * (place === 'up' ? 1 : -1) || compare(a.id, b.id) * (id === 'up' ? 1 : -1),
    )
    .map((row) => row.id);
export async function players(app: TestApp, rows: Place[], row: (place: number) => object = () => ({})) {
  for (const { id, place } of rows) await createUser(app, { id, ...row(place) });
}
