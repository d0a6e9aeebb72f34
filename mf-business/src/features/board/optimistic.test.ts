import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import { expect, it } from 'vitest';
import type { Tile } from './model.ts';
import { approved, freed, moved } from './optimistic.ts';

const NIGHT = '2026-11-20';
const hour = (startsAt: number) => ({ timeSlot: String(startsAt), startsAt, endsAt: startsAt + 1 });
const entry = (startsAt: number, part: Partial<BoardEntry> = {}) =>
  ({
    id: 'e',
    fieldId: 'f1',
    date: NIGHT,
    status: 'pending',
    price: 1500,
    ...hour(startsAt),
    ...part,
  }) as BoardEntry;
const [first, second] = [entry(18), entry(19)];
const board = {
  fields: ['f1', 'f2'].map((fieldId) => ({
    fieldId,
    days: [{ date: NIGHT, free: [{ ...hour(20), price: 900 }] }],
  })),
  // Hours that were closed together share an id.
  entries: [first, second],
} as unknown as BoardAnswer;
const held = ({ entries }: BoardAnswer) =>
  entries.map(({ fieldId, startsAt, status }) => `${fieldId} ${startsAt} ${status}`);
const free = ({ fields }: BoardAnswer) =>
  fields.flatMap(({ fieldId, days }) =>
    days.flatMap(({ free }) => free.map(({ startsAt, price }) => `${fieldId} ${startsAt} ${price}`)),
  );

it('what gives its hour back leaves it free at its price, and lets others of its id be', () => {
  const after = freed(first)(board);
  expect(held(after)).toEqual(['f1 19 pending']);
  expect(free(after)).toEqual(['f1 20 900', 'f1 18 1500', 'f2 20 900']);
});

it('what is approved is one hour alone', () => {
  expect(held(approved(second)(board))).toEqual(['f1 18 pending', 'f1 19 approved']);
});

it('what is moved takes the free hour of the pitch that was meant', () => {
  const after = moved(first, { ...hour(20), fieldId: 'f2', date: NIGHT } as Tile)(board);
  expect(held(after)).toEqual(['f1 19 pending', 'f2 20 pending']);
  expect(free(after)).toEqual(['f1 20 900', 'f1 18 1500']);
});

it('what is moved to a night of another page is gone from this one', () => {
  const after = moved(first, { ...hour(20), fieldId: 'f1', date: '2026-11-28' } as Tile)(board);
  expect(held(after)).toEqual(['f1 19 pending']);
});
