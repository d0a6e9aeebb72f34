import { act } from '@testing-library/react';
import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import type { DailyField } from 'mf-shared/contracts/reservations';
import { expect, it } from 'vitest';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { failingFollowUp, hearToasts, refusal, seeToasts, stubApi } from '../../mf-shared/test/support.tsx';
import { useAttendance } from './features/attendance/useAttendance.ts';
import type { Tile } from './features/board/model.ts';
import { useBoardActions } from './features/board/useBoardActions.ts';
import { keys } from './features/bookings/queries.ts';
import { useDecision, type Verb } from './features/bookings/useDecision.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-20T18:00:00Z');
const hour = { timeSlot: '21:00-22:00', startsAt: START, endsAt: START + HOUR };
const next = { timeSlot: '22:00-23:00', startsAt: START + HOUR, endsAt: START + 2 * HOUR };
const entry = {
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
const BOARD = ['board', 'b1', '2026-11-20', '2026-11-20'];
const SUBSCRIPTIONS = ['subscriptions', 'b1'];
/** Another booking of the same hour on the other pitch; no change here concerns it. */
const other = { ...entry, id: 'r2', fieldId: 'f2' } as BoardEntry;
const board = {
  entries: [entry, other],
  fields: [{ fieldId: 'f1', days: [{ date: '2026-11-20', free: [{ ...next, price: 1500 }] }] }],
} as unknown as BoardAnswer;

const LIST = keys.list('b1', 'all');
const list = {
  pages: [{ reservations: [entry, other].map((one) => ({ ...one, user: {} })), nextCursor: null }],
  pageParams: [''],
};
const DAY = keys.day('b1', '2026-11-20');
const day = [
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

/** A hook beside everything that shows the booking; `shown` is the state of all of it. */
function open<T>(hook: () => T) {
  const view = renderQueryHook(hook);
  view.seed(board, BOARD);
  view.seed(list, LIST);
  view.seed(day, DAY);
  view.seed({ rows: [] }, keys.requests('b1'));
  view.seed([], SUBSCRIPTIONS, ['changes', 'b1', null]);
  const shown = () => [BOARD, LIST, DAY].map((key) => view.client.getQueryData(key));
  return { ...view, shown };
}
type Shown = unknown[];
/** What the screens show while the change is on its way. */
const during = (shown: () => Shown) => {
  const seen: Shown[] = [];
  return { seen, failure: () => void seen.push(shown()) };
};

const to = { fieldId: 'f1', date: '2026-11-20', ...next } as Tile;
type Actions = ReturnType<typeof useBoardActions>;
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
