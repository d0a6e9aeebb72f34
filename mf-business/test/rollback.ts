import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import type { DailyField } from 'mf-shared/contracts/reservations';
import { HOUR_MS } from 'mf-shared/time';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { keys } from '../src/common/keys.ts';
import type { Tile } from '../src/features/board/model.ts';
import type { useBoardActions } from '../src/features/board/useBoardActions.ts';

export const START = Date.parse('2026-11-20T18:00:00Z');
const hour = { timeSlot: '21:00-22:00', startsAt: START, endsAt: START + HOUR_MS };
export const next = { timeSlot: '22:00-23:00', startsAt: START + HOUR_MS, endsAt: START + 2 * HOUR_MS };
export const entry = {
  id: 'r1',
  kind: 'reservation',
  fieldId: 'f1',
  date: '2026-11-20',
  ...hour,
  status: 'pending',
  version: '1',
  price: 1500,
  attendance: null,
} as BoardEntry;
export const BOARD = ['board', 'b1', '2026-11-20', '2026-11-20'];
export const SUBSCRIPTIONS = ['subscriptions', 'b1'];
/** Another booking of the same hour on the other pitch; no change here concerns it. */
const other = { ...entry, id: 'r2', fieldId: 'f2' } as BoardEntry;
export const board = {
  entries: [entry, other],
  fields: [{ fieldId: 'f1', days: [{ date: '2026-11-20', free: [{ ...next, price: 1500 }] }] }],
} as unknown as BoardAnswer;

export const LIST = keys.list('b1', 'all');
export const list = {
  pages: [{ reservations: [entry, other].map((one) => ({ ...one, user: {} })), nextCursor: null }],
  pageParams: [''],
};
export const DAY = keys.day('b1', '2026-11-20');
export const day = [
  {
    fieldId: 'f1',
    fieldName: 'Saha 1',
    daySlots: [
      { ...hour, status: 'pending', reservationId: 'r1', user: { id: 'u1' }, attendance: null },
      { ...next, status: 'available', reservationId: null, user: null },
    ],
  },
  {
    fieldId: 'f2',
    fieldName: 'Saha 2',
    daySlots: [{ ...hour, status: 'pending', reservationId: 'r2', user: { id: 'u2' }, attendance: null }],
  },
] as unknown as DailyField[];

/** A hook beside everything that shows the booking; `shown` is the state of all of it. */
export function open<T>(hook: () => T) {
  const view = renderQueryHook(hook);
  view.seed(board, BOARD);
  view.seed(list, LIST);
  view.seed(day, DAY);
  view.seed({ rows: [] }, keys.requests('b1'));
  view.seed([], SUBSCRIPTIONS, ['changes', 'b1', null]);
  const shown = () => [BOARD, LIST, DAY].map((key) => view.client.getQueryData(key));
  return { ...view, shown };
}

export const to = { fieldId: 'f1', date: '2026-11-20', ...next } as Tile;
export type Actions = ReturnType<typeof useBoardActions>;
