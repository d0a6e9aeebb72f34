import { act, screen, waitFor } from '@testing-library/react';
import type { Friendship } from 'mf-shared/contracts/friends';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { stubLive } from '../../mf-shared/test/live.ts';
import { PLAYER, renderAt, signIn, stubApi } from '../test/harness.tsx';
import { PlayerAdsPage } from './features/ads/AdsPage.tsx';
import { ProfileFriendship } from './features/friends/ProfileFriendship.tsx';
import { useFriendNews } from './features/friends/useFriendNews.ts';
import { useMatchNews } from './features/matches/useMatchNews.ts';
import { useMine } from './features/reservations/useMine.ts';
import { useLiveWeek } from './features/slots/useLiveWeek.ts';
import { useMySubscriptions } from './features/subscriptions/queries.ts';
import { useTournamentNews } from './features/tournaments/useTournamentNews.ts';
import { useLiveLines } from './features/waiting/queries.ts';

const NOW = Date.parse('2026-11-18T15:20:00Z');
const WEEK = { startDate: '2026-11-16', endDate: '2026-11-22' };
const NEXT = { startDate: '2026-11-23', endDate: '2026-11-29' };

let live: ReturnType<typeof stubLive>;
beforeEach(() => {
  signIn();
  live = stubLive();
});

afterEach(() => void vi.useRealTimers());

describe('hours of a week', () => {
  const open = async () => {
    const api = stubApi({ 'GET reservations/weekly-user': () => ({ body: { weeklyData: [] } }) });
    const week = { now: WEEK };
    // The last week allowed, so that no later one is prefetched.
    const hook = renderQueryHook(() => useLiveWeek('b1', week.now, 12));
    await waitFor(() => expect(hook.result.current.isSuccess).toBe(true));
    return { ...hook, week, reads: () => api.calls.length };
  };

  it('are watched, the next week instead of the last one, and no more once nobody looks', async () => {
    const { week, rerender, unmount } = await open();
    expect(live.weeks()).toEqual(['b1 2026-11-16 2026-11-22']);
    week.now = NEXT;
    rerender();
    expect(live.weeks()).toEqual(['b1 2026-11-23 2026-11-29']);
    unmount();
    expect(live.weeks()).toEqual([]);
    expect(live.listening()).toBe(0);
  });

  it.each(['2026-11-16', '2026-11-22'])('are read anew when an hour of %s changed', async (date) => {
    const { reads } = await open();
    await live.say('slotsChanged', { businessId: 'b1', dates: ['2026-12-31', date] });
    await waitFor(() => expect(reads()).toBe(2));
  });

  it.each([
    ['b1', '2026-11-15'],
    ['b1', '2026-11-23'],
    ['b2', '2026-11-20'],
  ])('are left alone when %s has changed on %s', async (businessId, date) => {
    const { reads } = await open();
    await live.say('slotsChanged', { businessId, dates: [date] });
    expect(reads()).toBe(1);
  });

  it.each(['reservationChanged', 'waitingChanged'] as const)(
    'follow %s of their venue alone',
    async (event) => {
      const { reads } = await open();
      await live.say(event, { businessId: 'b2' } as never);
      expect(reads()).toBe(1);
      await live.say(event, { businessId: 'b1' } as never);
      await waitFor(() => expect(reads()).toBe(2));
    },
  );

  it.each([
    [0, ['2026-11-16', '2026-11-25']],
    [12, ['2026-11-16']],
  ])('are read, %i weeks ahead, with those of the next one while there is one', async (offset, expected) => {
    vi.setSystemTime(NOW);
    const api = stubApi({ 'GET reservations/weekly-user': () => ({ body: { weeklyData: [] } }) });
    const { result } = renderQueryHook(() => useLiveWeek('b1', WEEK, offset));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await act(async () => {});
    expect(api.calls.map(({ url }) => url.searchParams.get('startDate'))).toEqual(expected);
  });

  it('are read anew as each hour begins, while somebody looks', async () => {
    vi.useFakeTimers({ now: NOW });
    const daySlots = [60_000, 120_000, 180_000].map((ahead) => ({ startsAt: NOW + ahead }));
    const weeklyData = [{ fieldId: 'f1', weeklyData: [{ date: '2026-11-18', daySlots }] }];
    const api = stubApi({ 'GET reservations/weekly-user': () => ({ body: { weeklyData } }) });
    const { unmount } = renderQueryHook(() => useLiveWeek('b1', WEEK, 12));
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(59_000);
    expect(api.calls).toHaveLength(1);
    await pass(3000);
    expect(api.calls).toHaveLength(2);
    await pass(61_000);
    expect(api.calls).toHaveLength(3);
    unmount();
    await pass(120_000);
    expect(api.calls).toHaveLength(3);
  });

  it('are read anew after a gap', async () => {
    const { reads } = await open();
    await live.drop();
    expect(reads()).toBe(1);
    await live.resume();
    await waitFor(() => expect(reads()).toBe(2));
  });
});

describe.each([
  ['reservations', 'reservations/mine', 'reservationChanged', () => useMine('upcoming')],
  ['subscriptions', 'subscription/mine', 'subscriptionChanged', useMySubscriptions],
] as const)('the own %s', (name, call, event, hook) => {
  it('are read anew when one changes and after a gap, until nobody looks', async () => {
    const page = { reservations: [], requests: [], nextCursor: null };
    const api = stubApi({ [`GET ${call}`]: () => ({ body: page }) });
    const { result, unmount } = renderQueryHook<{ isSuccess: boolean }>(hook);
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await live.say(event, {} as never);
    await waitFor(() => expect(api.calls).toHaveLength(2));
    await live.resume();
    await waitFor(() => expect(api.calls).toHaveLength(3));
    unmount();
    expect([name, live.listening()]).toEqual([name, 0]);
  });

  it('are read for each player apart', async () => {
    const page = { reservations: [], requests: [], nextCursor: null };
    const api = stubApi({ [`GET ${call}`]: () => ({ body: page }) });
    const { result } = renderQueryHook<{ isSuccess: boolean }>(hook);
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await act(async () => useSession.setState({ user: { ...PLAYER, id: 'u2' } }));
    await waitFor(() => expect(api.calls).toHaveLength(2));
  });
});

describe.each([
  ['matches', 'matchChanged', useMatchNews, ['matches', 'u1', 'all']],
  ['lines', 'waitingChanged', useLiveLines, ['waiting', 'mine', 'u1']],
] as const)('%s', (_, event, hook, key) => {
  it('are read anew when one changes, until nobody looks', async () => {
    const { seed, stale, unmount } = renderQueryHook(hook);
    seed([], key);
    await live.say(event, {} as never);
    expect(stale(key)).toEqual([key]);
    unmount();
    expect(live.listening()).toBe(0);
  });

  it('are read anew after a gap', async () => {
    const { seed, stale } = renderQueryHook(hook);
    seed([], key);
    await live.resume();
    expect(stale(key)).toEqual([key]);
  });
});

describe('friends', () => {
  const STATUS = ['friends', 'u1', 'status', 'u2'];
  const LIST = ['friends', 'u1', 'lists', 'list'];
  const FOUND = ['players', 'u1', '', ''];
  const foreign = [
    ['friends', 'u9', 'lists', 'list'],
    ['players', 'u9', '', ''],
  ];
  const open = () => {
    const hook = renderQueryHook(useFriendNews);
    hook.seed('before', STATUS, LIST, FOUND, ...foreign);
    return { ...hook, marked: () => hook.stale(STATUS, LIST, FOUND, ...foreign) };
  };

  it('stand as the hub just said, and lists are read anew', async () => {
    const { client, marked } = open();
    const now: Friendship = { userId: 'u2', status: 'accepted', direction: null, id: 'f1', _id: 'f1' };
    await live.say('friendshipChanged', now);
    expect(client.getQueryData(STATUS)).toEqual(now);
    expect(marked()).toEqual([LIST]);
  });

  it('and players who were found are read anew after a gap, until nobody looks', async () => {
    const { marked, unmount } = open();
    await live.resume();
    expect(marked()).toEqual([LIST, FOUND]);
    unmount();
    expect(live.listening()).toBe(0);
  });
});

it('the friendship on a profile is read anew after a gap', async () => {
  const none: Friendship = { userId: 'u2', status: 'none', direction: null, id: null, _id: null };
  const api = stubApi({ 'GET friends/status/u2': () => ({ body: none }) });
  renderAt('/', { '/': <ProfileFriendship userId="u2" fullName="Can Öz" /> });
  await screen.findByRole('button', { name: 'Arkadaş Ekle: Can Öz' });
  await live.resume();
  await waitFor(() => expect(api.calls).toHaveLength(2));
});

describe('ads', () => {
  const open = async (address: string) => {
    const api = stubApi({ 'GET requests': () => ({ body: [] }) });
    const view = renderAt(address, { '/': <PlayerAdsPage /> });
    await screen.findByText(/oyuncu arayan takım yok/);
    return { ...view, reads: () => api.calls.length };
  };

  it.each([
    ['/?city=Muş', 'findPlayer', 'Muş', 2],
    ['/?city=Muş', 'findPlayer', 'Van', 1],
    ['/?city=Muş', 'findTeam', 'Muş', 1],
    ['/?city=', 'findPlayer', 'Van', 2],
  ] as const)('at %s are read anew for a %s in %s', async (address, type, city, expected) => {
    const { reads } = await open(address);
    await live.say('requestsChanged', { type, city } as never);
    await waitFor(() => expect(reads()).toBe(expected));
  });

  it('are watched and read anew after a gap, until nobody looks', async () => {
    const { reads, unmount } = await open('/?city=Muş');
    expect(live.ads()).toBe(1);
    await live.resume();
    await waitFor(() => expect(reads()).toBe(2));
    unmount();
    expect([live.ads(), live.listening()]).toEqual([0, 0]);
  });
});

describe('a tournament', () => {
  const ONE = ['tournament', 'u1', 't1'];
  const open = () => {
    const hook = renderQueryHook(() => useTournamentNews('t1'));
    hook.seed({}, ONE);
    return hook;
  };

  it('is read anew when there is news of it, not of another one', async () => {
    const { stale } = open();
    await live.say('notification', { link: '/tournament/t12' } as never);
    expect(stale(ONE)).toEqual([]);
    await live.say('notification', { link: '/tournament/t1' } as never);
    expect(stale(ONE)).toEqual([ONE]);
  });

  it('is read anew after a gap, until nobody looks', async () => {
    const { stale, unmount } = open();
    await live.resume();
    expect(stale(ONE)).toEqual([ONE]);
    unmount();
    expect(live.listening()).toBe(0);
  });
});
