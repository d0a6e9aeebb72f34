import { act, renderHook, waitFor } from '@testing-library/react';
import type { BoardEntry, BoardHour } from 'mf-shared/contracts/board';
import type { DailySlot } from 'mf-shared/contracts/reservations';
import { addDays, currentNight, lastBookableDate } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { subscription } from '../../mf-shared/test/subscriptions.ts';
import { hearToasts, seeToasts, stubApi } from '../../mf-shared/test/support.tsx';
import { keys } from './common/keys.ts';
import { nightsAround } from './common/nights.ts';
import { since } from './common/since.ts';
import { useNow } from './common/useNow.ts';
import { canTake, isMovable, isOpen, nowAndNext, toTile } from './features/board/model.ts';
import { requestsQuery } from './features/bookings/queries.ts';
import { useShownRequest } from './features/dashboard/useShownRequest.ts';
import { foldable, type Hour, playing, upcoming } from './features/day/day.ts';
import { useExport } from './features/income/queries.ts';
import { followedQuery } from './features/payment/queries.ts';
import { useIsClosed } from './features/payment/useIsClosed.ts';
import { pricesQuery, useSavePrices } from './features/prices/queries.ts';
import { cardId } from './features/requests/RequestCard.tsx';
import { settingsQuery, useSaveSettings } from './features/settings/queries.ts';
import { switchSound, useSoundIsOn } from './features/sound/choice.ts';
import { useChange } from './features/subscriptions/queries.ts';

const START = Date.parse('2026-11-20T18:00:00Z');
const END = START + HOUR_MS;
const hour: BoardHour = { timeSlot: '21:00-22:00', startsAt: START, endsAt: END, price: 1500 };
const held = (part: Partial<BoardEntry> = {}) =>
  ({ ...hour, id: 'e', kind: 'phone', status: 'approved', ...part }) as BoardEntry;
const place = (date = '2026-11-20') => ({ fieldId: 'f1', fieldName: 'Saha 1', date });
const free = (date?: string) => toTile(place(date), 0, hour, { hour });
const taken = (part?: Partial<BoardEntry>) => toTile(place(), 0, hour, { entry: held(part) });

afterEach(() => void vi.useRealTimers());

describe('an hour of the board', () => {
  it('can be given away until it ends, up to the last day that can be booked', () => {
    expect([END - 1, END].map((now) => isOpen(free(), now))).toEqual([true, false]);
    const last = lastBookableDate(START);
    expect([last, addDays(last, 1)].map((date) => isOpen(free(date), START))).toEqual([true, false]);
    expect(isOpen(taken(), START)).toBe(false);
  });

  it('takes what a player holds only before it begins, a phone booking until it ends', () => {
    const player = taken({ kind: 'reservation' });
    expect([START - 1, START].map((now) => canTake(free(), player, now))).toEqual([true, false]);
    expect([END - 1, END].map((now) => canTake(free(), taken(), now))).toEqual([true, false]);
  });

  it('can be moved until it ends, where somebody has it', () => {
    expect([END - 1, END].map((now) => isMovable(taken(), now))).toEqual([true, false]);
    expect(isMovable(taken({ kind: 'closure' }), START)).toBe(false);
    expect(isMovable(free(), START)).toBe(false);
  });
});

describe('now and next', () => {
  const ids = (list: readonly { id?: string }[]) => list.map(({ id }) => id);
  const entries = [
    held({ id: 'now' }),
    held({ id: 'next', startsAt: END, endsAt: END + HOUR_MS }),
    held({ id: 'beside', startsAt: END, endsAt: END + HOUR_MS }),
    held({ id: 'later', startsAt: END + HOUR_MS, endsAt: END + 2 * HOUR_MS }),
    held({ id: 'closed', kind: 'closure' }),
    held({ id: 'asked', status: 'pending' }),
  ];
  const hours = entries.map((one) => ({ ...one, fieldName: 'Saha 1' })) as unknown as Hour[];

  it.each([
    [START - 1, [], ['now']],
    [START, ['now'], ['next', 'beside']],
    [END - 1, ['now'], ['next', 'beside']],
    [END, ['next', 'beside'], ['later']],
  ])('change with the hour (%i)', (now, being, coming) => {
    const shown = nowAndNext(entries, now);
    expect([ids(shown.playing), ids(shown.next)]).toEqual([being, coming]);
    const day = hours as unknown as ({ id: string } & Hour)[];
    expect([playing(day, now), upcoming(day, now)].map((list) => ids(list as { id?: string }[]))).toEqual([
      being,
      coming,
    ]);
  });
});

it.each([
  [3, 1, 0, 0],
  [4, 1, 3, 3],
  [3, 0, 0, 0],
  [4, 0, 4, 0],
])('of %i hours that are over and %i that are not, %i fold tonight and %i another night', (...one) => {
  const [over, left, tonight, before] = one;
  const slot = (endsAt: number) => ({ endsAt }) as DailySlot;
  const slots = [
    ...Array.from({ length: over }, () => slot(END)),
    ...Array.from({ length: left }, () => slot(END + 1)),
  ];
  const night = currentNight(END);
  expect([night, addDays(night, -1)].map((date) => foldable(date, slots, END))).toEqual([tonight, before]);
});

it.each([
  [59_999, 'az önce'],
  [60_000, '1 dakika önce'],
  [3_599_999, '59 dakika önce'],
  [HOUR_MS, '1 saat önce'],
  [86_399_999, '23 saat önce'],
  [DAY_MS, 'dün'],
])('%i ms ago is %s', (passed, text) => {
  expect(since(new Date(START).toISOString(), START + passed)).toBe(text);
});

it('requests wait with the soonest hour first, and say when there are more', async () => {
  const reservations = [END, START].map((startsAt) => ({ id: String(startsAt), startsAt }));
  stubApi({ 'GET reservations/business-reservations': () => ({ reservations, nextCursor: 'c' }) });
  const { client } = renderQueryHook(() => null);
  const { rows, more } = await client.fetchQuery(requestsQuery('b1'));
  expect(rows.map(({ startsAt }) => startsAt)).toEqual([START, END]);
  expect(more).toBe(true);
});

it('the clock of a screen moves twice a minute and stops with it', () => {
  vi.useFakeTimers({ now: START });
  const { result, unmount } = renderHook(useNow);
  act(() => void vi.advanceTimersByTime(29_999));
  expect(result.current).toBe(START);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(START + 30_000);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('a window of the bank is looked at every second, and no more once nobody waits for it', () => {
  vi.useFakeTimers();
  const bank = { closed: false };
  const { result, unmount } = renderHook(() => useIsClosed(bank as Window));
  bank.closed = true;
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('the choice of sound follows this tab and others, until nobody looks', () => {
  const listening = vi.spyOn(window, 'addEventListener');
  const ended = vi.spyOn(window, 'removeEventListener');
  const { result, unmount } = renderHook(useSoundIsOn);
  act(() => switchSound(true));
  expect(result.current).toBe(true);
  localStorage.clear();
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(result.current).toBe(false);
  unmount();
  const names = (calls: unknown[][]) =>
    calls.map(([name]) => name).filter((name) => /storage|sound/.test(String(name)));
  expect(names(ended.mock.calls)).toEqual(names(listening.mock.calls));
});

it('a decision about a subscription shows in the days too, when it is refused as well', async () => {
  stubApi({});
  const { result, seed, stale } = renderQueryHook(() => useChange('b1'));
  const all = [['subscriptions', 'b1'], keys.day('b1', '2026-11-20')];
  seed([], ...all);
  act(() => result.current.mutate({ verb: 'approve', subscription: subscription('s1') }));
  await waitFor(() => expect(stale(...all)).toEqual(all));
});

it.each([
  ['11:59', ['2026-11-19', '2026-11-20']],
  ['12:00', ['2026-11-20']],
  ['17:59', ['2026-11-20']],
  ['18:00', ['2026-11-20', '2026-11-21']],
])('at %s the nights %j may hold what is played', (clock, nights) => {
  expect(nightsAround(Date.parse(`2026-11-20T${clock}:00+03:00`))).toEqual(nights);
});

it('a payment is asked for ever more seldom, every quarter of a minute at last, until it is settled', () => {
  const { refetchInterval } = followedQuery('b1', 'p1');
  const every = (data: unknown, dataUpdateCount: number) =>
    (refetchInterval as (query: unknown) => number | false)({
      state: { data, dataUpdateCount, errorUpdateCount: 1 },
    });
  const after = (answers: number, status = 'initialised') => every({ payment: { status } }, answers);
  expect([after(0), after(9), after(50)]).toEqual([2600, 15_000, 15_000]);
  expect(['paid', 'failed', 'abandoned'].map((status) => after(1, status))).toEqual([false, false, false]);
  // An unknown payment stays unknown; a lost answer may still come.
  expect([every({ payment: null }, 1), every(undefined, 0)]).toEqual([false, 2600]);
});

it('saved settings show in the profile too', async () => {
  const saved = { cancelHours: 2, version: '2' };
  stubApi({ 'PUT business/settings': () => ({ message: 'Kaydedildi.', settings: saved }) });
  const { result, client, seed } = renderQueryHook(() => useSaveSettings('b1'));
  seed({ cancelHours: 24, version: '1' }, settingsQuery('b1').queryKey);
  seed({ businessName: 'Yıldız', settings: { cancelHours: 24 } }, ['profile', 'b1']);
  act(() => result.current.mutate({} as never));
  await waitFor(() =>
    expect(client.getQueryData(['profile', 'b1'])).toEqual({ businessName: 'Yıldız', settings: saved }),
  );
});

it('prices that could not be taken back say so', async () => {
  const seen = seeToasts();
  let saves = 0;
  stubApi({ 'PUT business/prices': () => (saves++ === 0 ? { rules: [], version: '2' } : null) });
  const { result, seed } = renderQueryHook(() => useSavePrices('b1'));
  seed({ rules: [], version: '1' }, pricesQuery('b1').queryKey);
  act(() => result.current.mutate([]));
  await waitFor(() => expect(seen).toHaveLength(1));
  act(() => seen[0]?.action?.onClick());
  await waitFor(() => expect(seen.map(({ tone }) => tone)).toEqual(['success', 'error']));
});

it('a table of income that cannot be had says so', async () => {
  const heard = hearToasts();
  stubApi({});
  const { result } = renderQueryHook(useExport);
  act(() => result.current.mutate({ from: '2026-11-01', to: '2026-11-30' }));
  await waitFor(() => expect(heard).toHaveLength(1));
});

it('a request that is shown is where the keyboard goes on', () => {
  const request = { id: 'r1' } as Parameters<typeof cardId>[0];
  const card = Object.assign(document.createElement('li'), { id: cardId(request), tabIndex: -1 });
  document.body.append(card);
  const shown = vi.fn();
  const { result } = renderHook(() => useShownRequest(shown));
  act(() => result.current(request));
  expect(shown).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(card);
  card.remove();
});
