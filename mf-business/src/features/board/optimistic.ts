import type { BoardAnswer, BoardEntry, BoardHour } from 'mf-shared/contracts/board';
import type { Tile } from './model.ts';

type Patch = (board: BoardAnswer) => BoardAnswer;

const isSame = (a: BoardEntry, b: BoardEntry) => a.id === b.id && a.startsAt === b.startsAt;

function withFree(
  board: BoardAnswer,
  { fieldId, date }: { fieldId: string; date: string },
  change: (free: BoardHour[]) => BoardHour[],
): BoardAnswer {
  const fields = board.fields.map((field) =>
    field.fieldId === fieldId
      ? {
          ...field,
          days: field.days.map((day) => (day.date === date ? { ...day, free: change(day.free) } : day)),
        }
      : field,
  );
  return { ...board, fields };
}

const asHour = ({ timeSlot, startsAt, endsAt, price }: BoardEntry): BoardHour => ({
  timeSlot,
  startsAt,
  endsAt,
  price: price ?? 0,
});

/** The board without an entry; its hour is free. */
export const freed =
  (entry: BoardEntry): Patch =>
  (board) =>
    withFree({ ...board, entries: board.entries.filter((one) => !isSame(one, entry)) }, entry, (free) => [
      ...free,
      asHour(entry),
    ]);

const shows = ({ fields }: BoardAnswer, night: string) =>
  fields.some(({ days }) => days.some(({ date }) => date === night));

/** The board with an entry moved to a free hour; gone if the page does not show that night. */
export const moved =
  (entry: BoardEntry, to: Tile): Patch =>
  (board) => {
    const { fieldId, date, timeSlot, startsAt, endsAt } = to;
    const left = freed(entry)(board);
    if (!shows(board, date)) return left;
    const entries = [...left.entries, { ...entry, fieldId, date, timeSlot, startsAt, endsAt }];
    return withFree({ ...left, entries }, to, (free) => free.filter((hour) => hour.startsAt !== startsAt));
  };

/** The board with a request approved. */
export const approved =
  (entry: BoardEntry): Patch =>
  (board) => ({
    ...board,
    entries: board.entries.map((one) => (isSame(one, entry) ? { ...one, status: 'approved' } : one)),
  });
