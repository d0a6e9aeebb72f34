import { act, renderHook, waitFor } from '@testing-library/react';
import { DEFAULT_CAPACITY } from 'mf-shared/contracts/tournaments';
import { findErrors } from 'mf-shared/form';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { hearToasts, photoFile } from '../../mf-shared/test/support.tsx';
import { booking, NOW } from '../test/booking.ts';
import { PLAYER, signIn, stubApi } from '../test/harness.tsx';
import { reliabilityText } from './common/reliability.ts';
import { useDebounced } from './common/useDebounced.ts';
import { ago } from './features/ads/ago.ts';
import { keepDraft, readDraft } from './features/ads/draft.ts';
import { useAdForm } from './features/ads/useAdForm.ts';
import { usePool } from './features/lineups/usePool.ts';
import { useRate } from './features/matches/queries.ts';
import { useOwnBooking } from './features/matches/useOwnBooking.ts';
import { useSaveProfile } from './features/profile/queries.ts';
import { useProfileForm } from './features/profile/useProfileForm.ts';
import { isOtherEmail } from './features/profile/values.ts';
import { comingEntries, mayChange } from './features/reservations/order.ts';
import { useAddToCalendar } from './features/reservations/useCalendar.ts';
import { useVenues } from './features/results/useVenues.ts';
import { useTournamentForm } from './features/tournaments/useTournamentForm.ts';

beforeEach(signIn);
afterEach(() => void vi.useRealTimers());

describe('an own hour', () => {
  it('may be changed until the venue’s deadline, that instant too, and without one until it starts', () => {
    const until = (left: number) => mayChange(booking({ cancelUntil: NOW + left }), NOW);
    expect([-1, 0, 1].map(until)).toEqual([false, true, true]);
    expect([0, 1].map((left) => mayChange(booking({ startsAt: NOW + left }), NOW))).toEqual([false, true]);
  });

  it('may be withdrawn past the deadline while it waits, but not once it began or was turned down', () => {
    const late = { cancelUntil: NOW - HOUR_MS };
    expect(mayChange(booking({ ...late, status: 'pending' }), NOW)).toBe(true);
    expect(mayChange(booking({ status: 'pending', startsAt: NOW }), NOW)).toBe(false);
    expect(mayChange(booking({ status: 'rejected' }), NOW)).toBe(false);
  });

  it('stands by when it is played, what was turned down last', () => {
    const order = comingEntries(
      [
        booking({ id: 'off', status: 'cancelled' }),
        booking({ id: 'second', startsAt: NOW + 3 * HOUR_MS }),
        booking({ id: 'first', startsAt: NOW + 2 * HOUR_MS, status: 'pending' }),
      ],
      [],
      NOW,
    );
    expect(order.map(({ reservation }) => reservation?.id)).toEqual(['first', 'second', 'off']);
  });

  it('fills a match in: the next approved one, once', async () => {
    vi.setSystemTime(NOW);
    const at = (id: string, hours: number, part = {}) =>
      booking({
        id,
        startsAt: NOW + hours * HOUR_MS,
        businessName: `Yer ${id}`,
        fieldName: 'Saha 1',
        ...part,
      });
    const reservations = [at('c', 3), at('b', 2), at('a', 1, { status: 'pending' }), at('z', 0)];
    stubApi({ 'GET reservations/mine': () => ({ body: { reservations, nextCursor: null } }) });
    const fill = vi.fn();
    const { rerender } = renderQueryHook(() => useOwnBooking('u1', fill));
    await waitFor(() => expect(fill).toHaveBeenCalled());
    rerender();
    expect(fill.mock.calls).toEqual([
      [{ matchDate: '2026-11-20', hour: '17:00', matchLocation: 'Yer b, Saha 1' }],
    ]);
  });
});

it.each([
  [-5, 'az önce'],
  [59_999, 'az önce'],
  [60_000, '1 dakika önce'],
  [3_599_999, '59 dakika önce'],
  [HOUR_MS, '1 saat önce'],
  [86_399_999, '23 saat önce'],
  [DAY_MS, 'dün'],
  [2 * DAY_MS, '2 gün önce'],
])('%i ms ago is %s', (passed, text) => {
  expect(ago(new Date(NOW).toISOString(), NOW + passed)).toBe(text);
});

it.each([
  [59, '59 dakika'],
  [60, '1 saat'],
  [89, '1 saat'],
  [23 * 60 + 29, '23 saat'],
  [23 * 60 + 30, '1 gün'],
  [36 * 60, '2 gün'],
])('a venue that answers within %i minutes does so within %s', (answerMinutes, said) => {
  const text = reliabilityText({ answerMinutes, approvalRate: 0.924 });
  expect(text).toBe(`İşletme genelde ${said} içinde yanıtlıyor, isteklerin\u00a0%92'sini onaylıyor`);
});

it.each([
  ['e', 0],
  [' e ', 0],
  ['ec', 1],
])('players are searched for from two letters on (%j)', async (text, asked) => {
  const api = stubApi({
    'GET friends/list': () => ({ body: [] }),
    'GET users/search': () => ({ body: { users: [], nextCursor: null } }),
  });
  const { result } = renderQueryHook(() => usePool(text));
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(api.named('GET users/search')).toHaveLength(asked);
  expect(result.current.tooShort).toBe(asked === 0);
});

it('what is typed counts once it has rested, the last of it alone', () => {
  vi.useFakeTimers();
  const seen: string[] = [];
  const { rerender, unmount } = renderHook(({ text }) => seen.push(useDebounced(text, 300)), {
    initialProps: { text: '' },
  });
  rerender({ text: 'C' });
  act(() => void vi.advanceTimersByTime(200));
  rerender({ text: 'Ca' });
  act(() => void vi.advanceTimersByTime(299));
  expect(seen).not.toContain('Ca');
  act(() => void vi.advanceTimersByTime(1));
  expect([seen.at(-1), seen.includes('C')]).toEqual(['Ca', false]);
  rerender({ text: 'Can' });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

describe('what a change shows in is read anew', () => {
  it('after rating an opponent: the card that it changed', async () => {
    stubApi({ 'PATCH matches/m1/rate': () => ({ body: { message: 'Tamam.' } }) });
    const { result, client, seed } = renderQueryHook(useRate);
    seed([], ['user', 'u2'], ['user', 'u3']);
    act(() => result.current.mutate({ matchId: 'm1', rateeId: 'u2' } as never));
    await waitFor(() => expect(client.getQueryData(['user', 'u2'])).toBeUndefined());
    expect(client.getQueryData(['user', 'u3'])).toEqual([]);
  });

  it.each([
    ['a fresh token', { token: 'fresh' }, ['adopt fresh']],
    ['none', {}, ['refresh']],
  ])('after saving the profile: its card, and the session with %s', async (_, more, expected) => {
    const done: string[] = [];
    useSession.setState({
      adopt: async (token) => void done.push(`adopt ${token}`),
      refresh: async () => void done.push('refresh'),
    });
    stubApi({ 'PUT profile/user/update': () => ({ body: { message: '', user: PLAYER, ...more } }) });
    const { result, client, seed } = renderQueryHook(() => useSaveProfile('u1'));
    seed({}, ['user', 'u1']);
    const values = { fullName: 'Çağrı', email: 'c@x.test', fifaStats: {}, teams: [] };
    act(() => result.current.mutate({ values, user: PLAYER, photo: undefined } as never));
    await waitFor(() => expect(done).toEqual(expected));
    expect(client.getQueryData(['profile', 'u1'])).toEqual(PLAYER);
    expect(client.getQueryData(['user', 'u1'])).toBeUndefined();
  });
});

it('an hour that cannot be put into the calendar says so', async () => {
  const heard = hearToasts();
  stubApi({});
  const { result } = renderQueryHook(() => useAddToCalendar('r1'));
  act(() => result.current.mutate());
  await waitFor(() => expect(heard).toEqual(['Takvim dosyası indirilemedi.']));
});

it('a lineup that was just made is the one of the ad, whatever was chosen before', () => {
  stubApi({});
  keepDraft({ lineupId: 'l1', description: 'Salı' });
  const ad = () => renderQueryHook(() => useAdForm(), '/?type=findOpponent&lineup=l2').result.current;
  expect(ad().values).toMatchObject({ lineupId: 'l2', description: 'Salı' });
});

it('a lineup from the address outlives the choice of another type', () => {
  stubApi({});
  const { result } = renderQueryHook(() => useAdForm(), '/?type=findOpponent&lineup=l2');
  act(() => result.current.choose('findPlayer'));
  expect(readDraft().lineupId).toBe('l2');
});

it('of an ad of no type nothing but the type is missing', async () => {
  stubApi({});
  useSession.setState({ user: { ...PLAYER, city: null, position: null } });
  const { result } = renderQueryHook(() => useAdForm());
  await act(() => result.current.submit());
  expect(Object.keys(result.current.errors)).toEqual(['type']);
});

it('a tournament’s numbers are taken as people type them', async () => {
  const sent: { fee: number; capacity: number }[] = [];
  const send = async (payload: (typeof sent)[number]) => {
    sent.push(payload);
    return { message: 'Tamam.', tournament: { id: 't1' } } as never;
  };
  const date = addDays(istanbulDate(Date.now()), 9);
  const initial = { name: 'Kış Kupası', date, city: 'Muş', coordinates: null, fee: '', capacity: '' };
  const { result } = renderQueryHook(() => useTournamentForm({ initial, send, failed: 'Olmadı.' }));
  for (const [fee, capacity] of [
    ['1.500', ' '],
    ['1 500', '1.0'],
    ['0', ''],
    ['10', 'on'],
  ]) {
    act(() => result.current.set({ fee, capacity } as never));
    await act(() => result.current.submit());
  }
  expect(sent).toMatchObject([
    { fee: 1500, capacity: DEFAULT_CAPACITY },
    { fee: 1500, capacity: 10 },
    { fee: 0, capacity: DEFAULT_CAPACITY },
  ]);
  expect(Object.keys(result.current.errors)).toEqual(['capacity']);
});

it('an e-mail with spaces around it is no other one', () => {
  const user = { email: 'c@oyuncu.test' };
  expect(isOtherEmail({ email: ' C@oyuncu.test ' }, user)).toBe(false);
  expect(isOtherEmail({ email: 'd@oyuncu.test' }, user)).toBe(true);
});

it('a city that is there whole is filtered without waiting for the server', async () => {
  const api = stubApi({ 'GET business/search': () => ({ body: [] }) });
  const { result } = renderQueryHook(() => useVenues({ city: 'Isparta' }, 'ay'));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.isFiltering).toBe(false);
  expect(api.calls).toHaveLength(1);
});

it('the password that a saved profile took is asked for anew the next time', async () => {
  useSession.setState({ refresh: async () => {} });
  stubApi({ 'PUT profile/user/update': () => ({ body: { message: 'Tamam.', user: PLAYER } }) });
  const user = { ...PLAYER, phone: '' };
  const { result } = renderQueryHook(() => useProfileForm(user as never));
  act(() => result.current.set({ email: 'yeni@example.com' }));
  act(() => result.current.set({ currentPassword: 'gizli-parola' }));
  await act(() => result.current.submit());
  expect([result.current.errors, result.current.failure]).toEqual([{}, '']);
  expect(result.current.values).toMatchObject({ email: PLAYER.email, currentPassword: '' });
});

it('of two findings at a field the first is shown', () => {
  const Name = z.object({ name: z.string().check(z.minLength(3, 'Kısa.'), z.regex(/^A/, 'A ile başlar.')) });
  expect(findErrors(Name, { name: 'x' })).toEqual({ name: 'Kısa.' });
  expect(findErrors(Name, { name: 'Ali' })).toEqual({});
});

it('a photo that was saved is dropped, one that was refused stays', async () => {
  useSession.setState({ refresh: async () => {}, adopt: async () => {} });
  const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  let status = 500;
  const api = stubApi({
    'PUT profile/user/update': () => ({ status, body: { message: 'Tamam.', user: PLAYER } }),
  });
  const picked = { id: 'p', url: 'blob:p', file: photoFile('ben.png') };
  const { result } = renderQueryHook(() => useProfileForm({ ...PLAYER, phone: '' } as never));
  act(() => result.current.setPicked(picked));
  await act(() => result.current.submit());
  expect(result.current.picked).toBe(picked);
  status = 200;
  await act(() => result.current.submit());
  const sent = await api.calls.at(-1)?.request.formData();
  expect(sent?.get('photo')).toMatchObject({ name: 'ben.png' });
  expect(JSON.parse(String(sent?.get('fifaStats')))).toMatchObject({ speed: 60 });
  expect(sent?.get('fullName')).toBe(PLAYER.fullName);
  expect([result.current.picked, freed.mock.calls]).toEqual([null, [['blob:p']]]);
});
