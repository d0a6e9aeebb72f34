import { act } from '@testing-library/react';
import type { Friendship } from 'mf-shared/contracts/friends';
import type { Recommendations } from 'mf-shared/contracts/recommendations';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { failingFollowUp, hearToasts, refusal, seeToasts } from '../../mf-shared/test/support.tsx';
import { signIn, stubApi } from '../test/harness.tsx';
import { type FriendAction, useFriendActions } from './features/friends/useFriendActions.ts';
import { useDismiss } from './features/recommendations/useDismiss.ts';
import type { ChosenSlot, Weekly } from './features/slots/choice.ts';
import { useReserve } from './features/slots/useReserve.ts';
import { useCancelTournament, useRegistration } from './features/tournaments/queries.ts';

beforeEach(signIn);

describe('a friendship', () => {
  const KEY = ['friends', 'u1', 'status', 'u2'];
  const LIST = ['friends', 'u1', 'lists', 'list'];
  const stands = (part: Partial<Friendship> = {}): Friendship => ({
    userId: 'u2',
    status: 'none',
    direction: null,
    id: 'f1',
    _id: 'f1',
    ...part,
  });
  const open = (from: Friendship) => {
    const hook = renderQueryHook(() => useFriendActions('u2'));
    hook.seed(from, KEY);
    hook.seed([], LIST);
    return { ...hook, shown: () => hook.client.getQueryData<Friendship>(KEY) };
  };

  it.each<[FriendAction, Partial<Friendship>, Partial<Friendship>]>([
    ['add', {}, { status: 'pending', direction: 'sent' }],
    ['accept', { status: 'pending', direction: 'received' }, { status: 'accepted', direction: null }],
    ['reject', { status: 'pending', direction: 'received' }, { status: 'none', direction: null, id: null }],
    ['withdraw', { status: 'pending', direction: 'sent' }, { status: 'none', direction: null, id: null }],
    ['remove', { status: 'accepted' }, { status: 'none', direction: null, id: null }],
  ])(
    'shows “%s” at once, and is taken back though nothing can be read again',
    async (action, before, expected) => {
      const heard = hearToasts();
      const from = stands(before);
      const { result, shown, stale } = open(from);
      const seen: unknown[] = [];
      failingFollowUp({}, () => {
        seen.push(shown());
        return refusal(409, { code: 'conflict', message: 'Olmadı.' });
      });
      act(() => result.current.mutate({ action, from }));
      await expect.poll(() => heard).toEqual(['Olmadı.']);
      expect(seen).toMatchObject([expected]);
      expect(shown()).toEqual(from);
      expect(stale(LIST)).toEqual([]);
    },
  );

  it('stands as the server says after a refusal, and lists are read anew', async () => {
    const now = stands({ status: 'accepted' });
    stubApi({
      'POST friends/add': () => ({ status: 409, body: { code: 'conflict', message: 'Olmadı.' } }),
      'GET friends/status/u2': () => ({ body: now }),
    });
    const { result, shown, stale } = open(stands());
    act(() => result.current.mutate({ action: 'add', from: stands() }));
    await expect.poll(shown).toEqual(now);
    await expect.poll(() => stale(LIST)).toEqual([LIST]);
  });

  it('keeps what was pressed though an older answer comes afterwards', async () => {
    const slow = Promise.withResolvers<Friendship>();
    stubApi({ 'POST friends/add': () => new Promise(() => {}) });
    const { result, client, shown } = open(stands());
    client.fetchQuery({ queryKey: KEY, queryFn: () => slow.promise, staleTime: 0 }).catch(() => {});
    await act(async () => result.current.mutate({ action: 'add', from: stands() }));
    slow.resolve(stands());
    await act(async () => {});
    expect(shown()?.status).toBe('pending');
  });
});

describe('a recommendation', () => {
  const KEY = ['recommendations', 'u1'];
  const all = {
    hours: [{ businessId: 'x' }, { businessId: 'y' }],
    opponents: [{ captain: { id: 'x' } }, { captain: { id: 'y' } }],
    players: [{ player: { id: 'x' } }, { player: { id: 'y' } }],
  } as unknown as Recommendations;

  it.each([
    ['venue', 'hours'],
    ['opponent', 'opponents'],
    ['player', 'players'],
  ] as const)(
    'of a %s goes at once, alone, and comes back though nothing can be read again',
    async (kind, list) => {
      const heard = hearToasts();
      const { result, client, seed } = renderQueryHook(useDismiss);
      seed(all, KEY);
      const shown = () => client.getQueryData<Recommendations>(KEY);
      const seen: unknown[] = [];
      failingFollowUp({}, () => {
        seen.push(shown());
        return refusal(404, { code: 'not_found', message: 'Bulunamadı.' });
      });
      act(() => result.current.mutate({ kind, targetId: 'x' }));
      await expect.poll(() => heard).toEqual(['Bulunamadı.']);
      expect(seen).toEqual([{ ...all, [list]: [all[list][1]] }]);
      expect(shown()).toEqual(all);
    },
  );

  it('stays away though an older answer comes afterwards', async () => {
    const slow = Promise.withResolvers<Recommendations>();
    stubApi({ 'POST recommendations/dismissals': () => new Promise(() => {}) });
    const { result, client, seed } = renderQueryHook(useDismiss);
    seed(all, KEY);
    client.fetchQuery({ queryKey: KEY, queryFn: () => slow.promise, staleTime: 0 }).catch(() => {});
    await act(async () => result.current.mutate({ kind: 'venue', targetId: 'x' }));
    slow.resolve(all);
    await act(async () => {});
    expect(client.getQueryData<Recommendations>(KEY)?.hours).toEqual([all.hours[1]]);
  });

  it('comes back by the message, which says when that failed', async () => {
    const seen = seeToasts();
    let isDown = true;
    stubApi({
      'POST recommendations/dismissals': () => ({ body: { message: 'Kaldırıldı.' } }),
      'DELETE recommendations/dismissals/venue/x': () => (isDown ? { status: 500, body: {} } : { body: {} }),
    });
    const { result, seed, stale } = renderQueryHook(useDismiss);
    seed(all, KEY);
    act(() => result.current.mutate({ kind: 'venue', targetId: 'x' }));
    await expect.poll(() => stale(KEY)).toEqual([KEY]);
    seed(all, KEY);
    const takeBack = () => act(() => seen[0]?.action?.onClick());
    takeBack();
    await expect
      .poll(() => seen.map(({ message }) => message))
      .toEqual(['Kaldırıldı.', 'Öneri geri alınamadı. Lütfen tekrar deneyin.']);
    expect(stale(KEY)).toEqual([]);
    isDown = false;
    takeBack();
    await expect.poll(() => stale(KEY)).toEqual([KEY]);
  });

  it('makes room for another one', async () => {
    stubApi({ 'POST recommendations/dismissals': () => ({ body: { message: 'Kaldırıldı.' } }) });
    const { result, seed, stale } = renderQueryHook(useDismiss);
    seed(all, KEY);
    act(() => result.current.mutate({ kind: 'venue', targetId: 'x' }));
    await expect.poll(() => stale(KEY)).toEqual([KEY]);
  });
});

describe('an hour', () => {
  const WEEK = { startDate: '2026-11-16', endDate: '2026-11-22' };
  const KEY = ['week', 'b1', WEEK.startDate, 'u1'];
  const MINE = ['reservations', 'u1', 'upcoming'];
  const slot = {
    timeSlot: '21:00-22:00',
    status: 'available',
    isAvailable: true,
    mine: false,
    mineStatus: null,
    price: 1500,
  };
  const other = { ...slot, timeSlot: '22:00-23:00' };
  const week = {
    weeklyData: [
      { fieldId: 'f1', fieldName: 'Saha 1', weeklyData: [{ date: '2026-11-20', daySlots: [slot, other] }] },
    ],
  } as unknown as Weekly;
  const chosen = { field: week.weeklyData[0], date: '2026-11-20', slot } as ChosenSlot;
  const open = () => {
    const hook = renderQueryHook(() => useReserve('b1', WEEK));
    hook.seed(week, KEY);
    hook.seed([], MINE);
    const shown = () => hook.client.getQueryData<Weekly>(KEY)?.weeklyData[0]?.weeklyData[0]?.daySlots;
    return { ...hook, shown };
  };

  it.each([
    ['free again', 'weekly_limit', slot],
    [
      'taken',
      'slot_taken',
      { ...slot, status: 'occupied', isAvailable: false, mine: false, mineStatus: null },
    ],
  ])('that was refused is %s though nothing can be read again', async (_, code, expected) => {
    const heard = hearToasts();
    const { result, shown, stale } = open();
    const seen: unknown[] = [];
    failingFollowUp({}, () => {
      seen.push(shown());
      return refusal(409, { code, message: 'Olmadı.' });
    });
    act(() => result.current.mutate(chosen));
    await expect.poll(() => heard).toEqual(['Olmadı.']);
    expect(seen).toMatchObject([[{ mine: true, mineStatus: 'pending', isAvailable: false }, other]]);
    expect(shown()).toEqual([expected, other]);
    expect(stale(KEY, MINE)).toEqual([KEY]);
  });

  it('stays the own one though an older answer comes afterwards', async () => {
    const slow = Promise.withResolvers<Weekly>();
    stubApi({ 'POST reservations/create': () => new Promise(() => {}) });
    const { result, client, shown } = open();
    client.fetchQuery({ queryKey: KEY, queryFn: () => slow.promise, staleTime: 0 }).catch(() => {});
    await act(async () => result.current.mutate(chosen));
    slow.resolve(week);
    await act(async () => {});
    expect(shown()?.[0]?.mine).toBe(true);
  });

  it('that was asked for shows among the own ones', async () => {
    stubApi({ 'POST reservations/create': () => ({ status: 201, body: { message: 'Gönderildi.' } }) });
    const { result, stale } = open();
    act(() => result.current.mutate(chosen));
    await expect.poll(() => stale(KEY, MINE)).toEqual([KEY, MINE]);
  });
});

describe('a place in a tournament', () => {
  const ONE = ['tournament', 'u1', 't1'];
  const LIST = ['tournaments', 'u1', ''];
  const open = () => {
    const hook = renderQueryHook(() => useRegistration('t1'));
    hook.seed([], ONE, LIST);
    return hook;
  };

  it('that was refused is read anew', async () => {
    stubApi({
      'POST tournaments/register': () => ({ status: 409, body: { code: 'conflict', message: 'x' } }),
    });
    const { result, stale } = open();
    act(() => result.current.mutate({ leave: false }));
    await expect.poll(() => stale(ONE, LIST)).toEqual([ONE]);
  });

  it('that could not be called off is read anew', async () => {
    const heard = hearToasts();
    stubApi({});
    const { result, seed, stale } = renderQueryHook(() => useCancelTournament('t1'));
    seed([], ONE, LIST);
    act(() => result.current.mutate());
    await expect.poll(() => stale(ONE, LIST)).toEqual([ONE]);
    expect(heard).toEqual(['Turnuva iptal edilemedi.']);
  });

  it.each([
    [true, 'DELETE tournaments/register/t1'],
    [false, 'POST tournaments/register'],
  ])('shows as the server says, and in the lists (given back: %s)', async (leave, call) => {
    const tournament = { id: 't1', name: 'Kış Kupası' };
    stubApi({ [call]: () => ({ body: { message: 'Tamam.', tournament } }) });
    const { result, client, stale } = open();
    act(() => result.current.mutate({ leave }));
    await expect.poll(() => stale(LIST)).toEqual([LIST]);
    expect(client.getQueryData(ONE)).toEqual(tournament);
  });
});
