import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, seeToasts, stubApi } from '../../mf-shared/test/support.tsx';
import { type Actions, entry, next, open, to } from '../test/rollback.ts';
import { useBoardActions } from './features/board/useBoardActions.ts';

const closures = [{ id: 'c1', version: '4' }];
const cancelled = [{ id: 'r1', version: '2' }];
const BOOKED = { message: 'Kaydedildi.', bookings: [entry], before: [entry], taken: [] };

it.each<[string, string, unknown, (actions: Actions) => unknown]>([
  ['booking', 'POST business/phone-bookings', BOOKED, ({ book }) => book({} as never)],
  ['changing', 'PUT business/phone-bookings/r1', BOOKED, ({ edit }) => edit(entry, {} as never)],
  [
    'calling off',
    'POST business/phone-bookings/r1/cancel',
    { message: 'x', cancelled },
    ({ cancelPhone }) => cancelPhone(entry, 'one'),
  ],
  ['closing', 'POST business/closures', { message: 'x', closures }, ({ close }) => close({} as never)],
  [
    'reopening',
    'POST business/closures/r1/reopen',
    { message: 'x', closures },
    ({ reopen }) => reopen(entry, 'night'),
  ],
  ['moving', 'POST business/board/move', { message: 'x', entry }, ({ move }) => move(entry, to)],
])('%s says why it could not be taken back', async (_, call, answer, change) => {
  const seen = seeToasts();
  let calls = 0;
  const refused = () => refusal(409, { code: 'conflict', message: 'Az önce değişti.' });
  stubApi({
    [call]: () => (calls++ === 0 ? answer : refused()),
    'POST business/phone-bookings/r1/cancel': () => (calls++ === 0 ? answer : refused()),
    'POST business/phone-bookings/restore': refused,
    'POST business/closures/c1/reopen': refused,
    'POST business/closures/restore': refused,
  });
  const { result } = open(() => useBoardActions('b1'));
  await act(async () => void change(result.current));
  await expect.poll(() => seen).toHaveLength(1);
  act(() => seen[0]?.action?.onClick());
  await expect.poll(() => seen[1]).toMatchObject({ tone: 'error', message: 'Az önce değişti.' });
});

/** What the undo of a board change sends, and its message. */
async function takeBack(answers: Record<string, unknown>, change: (actions: Actions) => unknown) {
  const seen = seeToasts();
  const sent: unknown[] = [];
  const keep = (answer: unknown) => async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/business/', '');
    sent.push([path, request.body ? await request.json() : null]);
    return answer;
  };
  stubApi(Object.fromEntries(Object.entries(answers).map(([call, answer]) => [call, keep(answer)])));
  const { result } = open(() => useBoardActions('b1'));
  await act(async () => void change(result.current));
  await expect.poll(() => seen).toHaveLength(1);
  act(() => seen[0]?.action?.onClick());
  await expect.poll(() => seen).toHaveLength(2);
  return { said: seen[1], sent: sent.slice(1) };
}

it.each([
  [1, 'one'],
  [2, 'following'],
])('a booking of %i hours by phone is taken back as a whole, once and for all', async (count, scope) => {
  const bookings = Array.from({ length: count }, (_, at) => ({ ...entry, id: `p${at}`, version: '3' }));
  const { said, sent } = await takeBack(
    {
      'POST business/phone-bookings': { message: 'Kaydedildi.', bookings, taken: [] },
      'POST business/phone-bookings/p0/cancel': { message: 'İptal edildi.', cancelled: [] },
    },
    ({ book }) => book({} as never),
  );
  expect(sent).toEqual([['phone-bookings/p0/cancel', { version: '3', scope }]]);
  expect([said?.message, said?.action]).toEqual(['İptal edildi.', undefined]);
});

it('a booking by phone that was called off comes back as it was', async () => {
  const { sent } = await takeBack(
    {
      'POST business/phone-bookings/r1/cancel': { message: 'İptal edildi.', cancelled },
      'POST business/phone-bookings/restore': { message: 'Geri alındı.' },
    },
    ({ cancelPhone }) => cancelPhone(entry, 'one'),
  );
  expect(sent).toEqual([['phone-bookings/restore', { bookings: cancelled }]]);
});

it('closed hours are opened again as a whole, and opened ones closed as they were', async () => {
  const closed = await takeBack(
    {
      'POST business/closures': { message: 'Kapatıldı.', closures },
      'POST business/closures/c1/reopen': { message: 'Açıldı.', closures },
    },
    ({ close }) => close({} as never),
  );
  expect(closed.sent).toEqual([['closures/c1/reopen', { version: '4', scope: 'series' }]]);
  const opened = await takeBack(
    {
      'POST business/closures/r1/reopen': { message: 'Açıldı.', closures },
      'POST business/closures/restore': { message: 'Kapatıldı.', closures },
    },
    ({ reopen }) => reopen(entry, 'hour'),
  );
  expect(opened.sent).toEqual([['closures/restore', { closures }]]);
});

it('a booking that was moved goes back to its hour, as it stands after the move', async () => {
  const { sent } = await takeBack(
    { 'POST business/board/move': { message: 'Taşındı.', entry: { ...entry, ...next, version: '2' } } },
    ({ move }) => move(entry, to),
  );
  expect(sent).toEqual([
    [
      'board/move',
      {
        ...{ kind: 'reservation', id: 'r1', version: '2' },
        to: { fieldId: 'f1', date: '2026-11-20', timeSlot: '21:00-22:00' },
      },
    ],
  ]);
});
