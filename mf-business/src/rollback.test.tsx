import { act } from '@testing-library/react';
import type { BoardAnswer } from 'mf-shared/contracts/board';
import type { DailyField } from 'mf-shared/contracts/reservations';
import { expect, it } from 'vitest';
import { failingFollowUp, hearToasts, refusal, seeToasts, stubApi } from '../../mf-shared/test/support.tsx';
import {
  type Actions,
  BOARD,
  board,
  DAY,
  day,
  entry,
  LIST,
  list,
  open,
  START,
  SUBSCRIPTIONS,
  to,
} from '../test/rollback.ts';
import { keys } from './common/keys.ts';
import { useAttendance } from './features/attendance/useAttendance.ts';
import { useBoardActions } from './features/board/useBoardActions.ts';
import type { Verb } from './features/bookings/decisions.ts';
import { useDecision } from './features/bookings/useDecision.ts';

/** The booking's state in the list, then in each hour of the day; the other one stays unchanged. */
const inList = (status: string) => [status, 'pending'];
const inDay = (status: string) => [
  status === 'approved' ? 'approved r1' : 'available null',
  'available null',
];
const statuses = ([, rows, fields]: unknown[]) => [
  (rows as typeof list).pages[0]?.reservations.map(({ status }) => status),
  (fields as DailyField[]).flatMap(({ daySlots }) =>
    daySlots.map(({ status, reservationId }) => `${status} ${reservationId}`),
  ),
];
type Shown = unknown[];
/** What the screens show while the change is on its way. */
const during = (shown: () => Shown) => {
  const seen: Shown[] = [];
  return { seen, failure: () => void seen.push(shown()) };
};

it.each<[string, (actions: Actions) => void]>([
  ['moving', ({ move }) => move(entry, to)],
  ['approving', ({ approve }) => approve(entry)],
  ['rejecting', ({ reject }) => reject(entry)],
  ['deleting', ({ remove }) => remove(entry)],
  ['calling off', ({ cancelPhone }) => cancelPhone(entry, 'one')],
  ['reopening', ({ reopen }) => reopen(entry, 'hour')],
])('%s on the board shows at once, and is taken back though nothing can be read again', async (_, change) => {
  const heard = hearToasts();
  const { result, shown } = open(() => useBoardActions('b1'));
  const { seen, failure } = during(shown);
  failingFollowUp({}, () => {
    failure();
    return refusal(409, { code: 'conflict', message: 'Az önce değişti.' });
  });
  await act(async () => change(result.current));
  await expect.poll(() => heard).toEqual(['Az önce değişti.']);
  expect(seen[0]?.[0]).not.toEqual(board);
  expect(shown()[0]).toEqual(board);
});

it('a change of the board is read anew wherever it shows', async () => {
  stubApi({ 'POST reservations/approve': () => ({ message: 'Tamam.' }) });
  const { result, stale } = open(() => useBoardActions('b1'));
  await act(async () => result.current.approve(entry));
  const all = [BOARD, LIST, DAY, SUBSCRIPTIONS];
  await expect.poll(() => stale(...all)).toEqual(all);
});

it('a read that was under way does not undo what the board shows', async () => {
  const slow = Promise.withResolvers<unknown>();
  stubApi({ 'POST reservations/approve': () => new Promise(() => {}) });
  const { result, client, shown } = open(() => useBoardActions('b1'));
  const reading = client.fetchQuery({ queryKey: BOARD, queryFn: () => slow.promise, staleTime: 0 });
  reading.catch(() => {});
  await act(async () => result.current.approve(entry));
  slow.resolve(board);
  await act(async () => {});
  expect((shown()[0] as BoardAnswer).entries[0]?.status).toBe('approved');
});

it.each<[Verb, string]>([
  ['approve', 'approved'],
  ['reject', 'rejected'],
  ['remove', 'cancelled'],
])(
  'to %s a request shows in list and day at once as %s, and is taken back though nothing can be read again',
  async (verb, status) => {
    const { result, shown, stale } = open(() => useDecision('b1'));
    const { seen, failure } = during(shown);
    failingFollowUp({}, () => {
      failure();
      return refusal(500, { code: 'internal', message: 'x' });
    });
    await act(async () => expect(await result.current({ verb, reservationId: 'r1' })).toBe(false));
    expect(statuses(seen[0] ?? [])).toEqual([inList(status), [...inDay(status), 'pending r2']]);
    expect(shown()).toEqual([board, list, day]);
    // After a refusal the shown data may be stale.
    expect(stale(LIST, DAY, keys.requests('b1'))).toEqual([LIST, DAY, keys.requests('b1')]);
  },
);

it('a decision that never arrived leaves the list as it is', async () => {
  const { result, stale } = open(() => useDecision('b1'));
  failingFollowUp({}, () => null);
  await act(async () => expect(await result.current({ verb: 'reject', reservationId: 'r1' })).toBe(false));
  expect(stale(LIST)).toEqual([]);
});

it('who came shows everywhere at once, and is taken back though nothing can be read again', async () => {
  const heard = hearToasts();
  const { result, shown, stale } = open(() => useAttendance('b1'));
  const { seen, failure } = during(shown);
  failingFollowUp({}, () => {
    failure();
    return refusal(409, { code: 'conflict', message: 'Bu saat daha oynanmadı.' });
  });
  act(() => result.current.mutate({ kind: 'reservation', id: 'r1', attendance: 'noShow' as never }));
  await expect.poll(() => heard).toEqual(['Bu saat daha oynanmadı.']);
  const [entries, rows, fields] = seen[0] as [BoardAnswer, typeof list, DailyField[]];
  const marks = (all: readonly { attendance?: unknown }[] = []) => all.map(({ attendance }) => attendance);
  expect([marks(entries.entries), marks(rows.pages[0]?.reservations)]).toEqual([
    ['noShow', null],
    ['noShow', null],
  ]);
  expect(fields.map(({ daySlots }) => daySlots[0]?.attendance)).toEqual(['noShow', null]);
  expect(shown()).toEqual([board, list, day]);
  expect(stale(BOARD, DAY, ['changes', 'b1', null])).toHaveLength(3);
});

it.each(['approve', 'reject'] as const)(
  'an answer from the list (%s) offers a way back where there is one',
  async (verb) => {
    const seen = seeToasts();
    stubApi({ [`POST reservations/${verb}`]: () => ({ message: 'Tamam.' }) });
    const { result } = open(() => useBoardActions('b1'));
    await act(async () => result.current.answer(verb, entry));
    await expect
      .poll(() => seen.map(({ action }) => action?.label))
      .toEqual([verb === 'reject' ? 'Geri al' : undefined]);
  },
);

it('a read that was under way does not undo a decision', async () => {
  const slow = Promise.withResolvers<unknown>();
  stubApi({ 'POST reservations/approve': () => new Promise(() => {}) });
  const { result, client, shown } = open(() => useDecision('b1'));
  client.fetchQuery({ queryKey: DAY, queryFn: () => slow.promise, staleTime: 0 }).catch(() => {});
  await act(async () => void result.current({ verb: 'approve', reservationId: 'r1' }));
  slow.resolve(day);
  await act(async () => {});
  expect((shown()[2] as DailyField[])[0]?.daySlots[0]?.status).toBe('approved');
});

it('a decision that failed takes back nothing but itself', async () => {
  const { result, client, shown } = open(() => useDecision('b1'));
  failingFollowUp({}, () => {
    client.setQueryData(LIST, (old: typeof list | undefined) => ({
      ...list,
      pages: [{ reservations: old?.pages[0]?.reservations.map((one) => ({ ...one, price: 900 })) ?? [] }],
    }));
    client.setQueryData(DAY, (old: DailyField[] | undefined) =>
      old?.map((field) => ({ ...field, daySlots: field.daySlots.map((one) => ({ ...one, waiting: 1 })) })),
    );
    return refusal(500, { code: 'internal', message: 'x' });
  });
  await act(async () => void (await result.current({ verb: 'approve', reservationId: 'r1' })));
  const [, rows, fields] = shown() as [unknown, typeof list, DailyField[]];
  expect(rows.pages[0]?.reservations.map(({ status, price }) => [status, price])).toEqual([
    ['pending', 900],
    ['pending', 900],
  ]);
  expect(fields[1]?.daySlots).toMatchObject([{ status: 'pending', reservationId: 'r2', waiting: 1 }]);
});

it.each([
  ['the list', LIST],
  ['the day', DAY],
])('what is decided about is the hour that %s shows', async (_, key) => {
  const requests = stubApi({ 'POST reservations/approve': () => ({ message: 'Tamam.' }) });
  const { result, client } = open(() => useDecision('b1'));
  for (const one of [LIST, DAY]) if (one !== key) client.removeQueries({ queryKey: one });
  await act(async () => void (await result.current({ verb: 'approve', reservationId: 'r1' })));
  expect(await requests[0]?.clone().json()).toEqual({ reservationId: 'r1', startsAt: START });
});

it('a decision that is taken back is read anew wherever it shows', async () => {
  const seen = seeToasts();
  stubApi({
    'POST reservations/reject': () => ({ message: 'Tamam.' }),
    'POST reservations/r1/restore': () => ({ message: 'Geri alındı.' }),
  });
  const { result, stale } = open(() => useDecision('b1'));
  await act(async () => expect(await result.current({ verb: 'reject', reservationId: 'r1' })).toBe(true));
  expect(stale(LIST)).toEqual([]);
  act(() => seen[0]?.action?.onClick());
  await expect.poll(() => stale(LIST, DAY)).toEqual([LIST, DAY]);
  expect(seen.at(-1)?.message).toBe('Geri alındı.');
});
