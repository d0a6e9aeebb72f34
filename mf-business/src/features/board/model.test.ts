import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import { addDays, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { describe, expect, it } from 'vitest';
import { openRun, opensAt, toGrid, tracksOf } from './model.ts';

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const at = (date: string, hour: number) => {
  const startsAt = istanbulMidnight(date) + hour * HOUR_MS;
  return { timeSlot: String(hour), startsAt, endsAt: startsAt + HOUR_MS, price: 1500 };
};
const held = (date: string, hour: number, part: Partial<BoardEntry> = {}) =>
  ({ id: `${date} ${hour}`, kind: 'phone', fieldId: 'f1', date, ...at(date, hour), ...part }) as BoardEntry;
const pitch = (fieldId: string, ...hours: number[]) => ({
  fieldId,
  fieldName: fieldId.toUpperCase(),
  capacity: '',
  archived: false,
  days: [FRIDAY, SATURDAY].map((date) => ({ date, free: hours.map((hour) => at(date, hour)) })),
});
const grid = (
  entries: BoardEntry[],
  fields: BoardAnswer['fields'] = [pitch('f1', 20, 22), pitch('f2', 18.5)],
  dates = [FRIDAY, SATURDAY],
  fieldId: string | null = null,
) => toGrid({ fields, entries }, dates, fieldId);

describe('the board', () => {
  it('stands the pitches of a night side by side, and the nights one after the other', () => {
    const { columns, tiles } = grid([]);
    expect(columns.map(({ key }) => key)).toEqual(
      [FRIDAY, SATURDAY].flatMap((date) => [`f1 ${date}`, `f2 ${date}`]),
    );
    expect(tiles.map((column) => column.map(({ from, column }) => [column, from / 60]))).toEqual([
      [
        [0, 20],
        [0, 22],
      ],
      [[1, 18.5]],
      [
        [2, 20],
        [2, 22],
      ],
      [[3, 18.5]],
    ]);
  });

  it('shows one pitch alone when it was chosen', () => {
    const { columns, tiles } = grid([held(FRIDAY, 18, { fieldId: 'f2' })], undefined, [FRIDAY], 'f1');
    expect(columns.map(({ fieldId }) => fieldId)).toEqual(['f1']);
    expect(tiles.flat()).toHaveLength(2);
  });

  it('puts what is held between the free hours as they are played, past midnight last', () => {
    const { tiles, starts, start, end } = grid(
      [held(FRIDAY, 24), held(FRIDAY, 21)],
      [pitch('f1', 20.25, 22)],
    );
    expect(tiles[0]?.map(({ from, entry }) => [from / 60, entry !== null])).toEqual([
      [20.25, false],
      [21, true],
      [22, false],
      [24, true],
    ]);
    expect(starts.map((minute) => minute / 60)).toEqual([20.25, 21, 22, 24]);
    expect([start / 60, end / 60]).toEqual([20, 25]);
  });

  it('is an hour high where there is nothing', () => {
    expect(grid([], [pitch('f1')])).toMatchObject({ starts: [], start: 0, end: 60 });
  });

  it('shows an offer that belongs to no shown night on the nearest one', () => {
    const nights = (date: string) =>
      grid([held(date, 23)], [pitch('f1')]).tiles.map((column) => column.length);
    expect([addDays(FRIDAY, -1), FRIDAY, SATURDAY, addDays(SATURDAY, 1)].map(nights)).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('hours in which every pitch is closed', () => {
  const folded = grid([held(FRIDAY, 23)], [pitch('f1', 9.25, 20), pitch('f2', 9.5, 10.5)], [FRIDAY]);

  it('fold, but for half hours that an open one reaches into', () => {
    expect(folded.folds.map(({ from, to }) => [from / 60, to / 60])).toEqual([
      [11.5, 20],
      [21, 23],
    ]);
  });

  it('take one low track, whatever their length', () => {
    const tracks = tracksOf(folded).split(' ');
    expect(tracks).toHaveLength((24 - 9) * 2);
    expect([...Map.groupBy(tracks, (track) => track)].map(([track, own]) => [track, own.length])).toEqual([
      ['var(--half)', 9],
      ['var(--fold)', 2],
      ['0px', 19],
    ]);
  });
});

describe('the board opens', () => {
  const opened = (hour: number, entries: BoardEntry[], dates = [FRIDAY]) => {
    const tile = opensAt(grid(entries, undefined, dates), at(FRIDAY, hour).startsAt);
    return tile && [tile.fieldId, tile.from / 60];
  };

  it('at the hour that is played, a booked one if there is any', () => {
    expect(opened(20, [])).toEqual(['f1', 20]);
    expect(opened(20, [held(FRIDAY, 20, { fieldId: 'f2' })])).toEqual(['f2', 20]);
  });

  it('else at the first booking, which a closed hour is not', () => {
    const entries = [held(FRIDAY, 14, { kind: 'closure' }), held(FRIDAY, 23), held(FRIDAY, 16)];
    expect(opened(2, entries)).toEqual(['f1', 16]);
    expect(opened(2, [])).toBeUndefined();
  });

  it('of a week at the first evening, unless an hour is played', () => {
    const week = [FRIDAY, addDays(FRIDAY, 1)];
    const entries = [held(FRIDAY, 9), held(week[1] ?? '', 18)];
    expect(opened(2, entries, week)).toEqual(['f1', 20]);
    expect(opened(9, entries, week)).toEqual(['f1', 9]);
  });
});

describe('a run of free hours', () => {
  const [column = []] = grid([held(FRIDAY, 21)], [pitch('f1', 18, 19, 20, 22)], [FRIDAY]).tiles;
  const now = at(FRIDAY, 19).endsAt - 1;
  const run = (from: number, to: number) => {
    const [a, b] = [column[from], column[to]];
    return a && b && openRun(column, a, b, now).map((tile) => tile.from / 60);
  };

  it('goes up and down in the order played', () => {
    expect([run(1, 2), run(2, 1), run(1, 1)]).toEqual([[19, 20], [19, 20], [19]]);
  });

  it('ends where somebody holds an hour, or one is over', () => {
    expect([run(1, 4), run(4, 2), run(2, 0)]).toEqual([[19, 20], [22], [19, 20]]);
  });
});
