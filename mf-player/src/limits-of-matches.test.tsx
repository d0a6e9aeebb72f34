import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { ERROR_TEXT } from 'mf-shared/strings';
import { HOUR_MS } from 'mf-shared/time';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { seeToasts } from '../../mf-shared/test/support.tsx';
import { booking, NOW } from '../test/booking.ts';
import { signIn, stubApi } from '../test/harness.tsx';
import { atHalf } from './features/matches/hours.ts';
import { clashesQuery, partnersQuery } from './features/matches/queries.ts';
import { useMatchActions } from './features/matches/useMatchActions.ts';
import { useMatchForm } from './features/matches/useMatchForm.ts';
import { recommendationsQuery } from './features/recommendations/queries.ts';

beforeEach(signIn);
afterEach(() => void vi.useRealTimers());

it.each(['userB', 'myLineupId'] as const)('another %s asks for the lineup of the opponent anew', (name) => {
  stubApi({});
  const ad = { id: 'r1', type: 'findOpponent', user: { id: 'u1' } };
  const { result } = renderQueryHook(() => useMatchForm(ad as never));
  act(() => result.current.set('opponentLineupId', 'l9'));
  expect(result.current.values.opponentLineupId).toBe('l9');
  act(() => result.current.set(name, 'x'));
  expect(result.current.values.opponentLineupId).toBe('');
});

it.each([
  ['matchLocation', 'Göl'],
  ['matchDate', '2026-11-25'],
] as const)('an own hour that is read late leaves alone a %s that was typed', async (name, typed) => {
  const read = Promise.withResolvers<{ body: unknown }>();
  stubApi({ 'GET reservations/mine': () => read.promise });
  const ad = { id: 'r1', type: 'findPlayer', user: { id: 'u1' } };
  const { result, client } = renderQueryHook(() => useMatchForm(ad as never));
  act(() => result.current.set(name, typed));
  const reservations = [
    booking({ startsAt: Date.now() + HOUR_MS, businessName: 'Çınar', fieldName: 'Saha 1' }),
  ];
  read.resolve({ body: { reservations, nextCursor: null } });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await act(async () => {});
  expect(result.current.values).toMatchObject({ matchDate: '', matchLocation: '', [name]: typed });
});

it('a place of spaces is missing, which is forgotten once there is one', async () => {
  stubApi({ 'POST matches': () => ({ body: { message: 'Tamam.' } }) });
  const ad = { id: 'r1', type: 'findPlayer', user: { id: 'u1' } };
  const { result } = renderQueryHook(() => useMatchForm(ad as never));
  const filled = { userB: 'u5', matchDate: addDays(istanbulDate(Date.now()), 9), matchLocation: ' ' };
  for (const [name, value] of Object.entries(filled)) act(() => result.current.set(name as never, value));
  await act(() => result.current.submit());
  expect(result.current.errors).toEqual({ matchLocation: 'Bu alan zorunlu.' });
  expect(result.current.failure).toBe(ERROR_TEXT.match_incomplete);
  act(() => result.current.set('matchLocation', 'Göl'));
  expect(result.current.errors).toEqual({});
  await act(() => result.current.submit());
  expect([result.current.failure, result.current.done]).toEqual(['', 'Tamam.']);
});

it('half past an hour that was not chosen yet is half past the usual one', () => {
  expect([atHalf('', true), atHalf('', false)]).toEqual(['20:30', '20:00']);
});

const WHEN = { matchDate: '2026-11-20', hour: '20:00', matchLocation: 'Göl', userB: '' };

it.each([
  ['partners', partnersQuery('u1')],
  ['clashes', clashesQuery(WHEN)],
  ['recommendations', recommendationsQuery('u1')],
])('%s go quickly, so that they are read anew wherever they are shown', async (_, query) => {
  const api = stubApi({});
  const { client, seed, unmount } = renderQueryHook(() => useQueryClient());
  seed([], query.queryKey);
  renderHook(() => useQuery({ ...query } as never, client));
  await waitFor(() => expect(api.calls).toHaveLength(1));
  unmount();
});

it.each([
  [-HOUR_MS, 'out', 'left', undefined],
  [0, 'out', 'left', undefined],
  [HOUR_MS, 'out', 'left', 'Geri al'],
  [HOUR_MS, 'out', 'absent', undefined],
  [HOUR_MS, 'in', 'left', undefined],
] as const)('a match that starts in %i ms, answered with “%s”, %s then, offers: %s', async (...one) => {
  const [ahead, verb, myAnswer, label] = one;
  vi.setSystemTime(NOW);
  const seen = seeToasts();
  const match = { id: 'm1', myAnswer, startsAt: new Date(NOW + ahead).toISOString() };
  stubApi({ 'POST matches/m1/answer': () => ({ body: { message: 'Tamam.', match } }) });
  const { result } = renderQueryHook(useMatchActions);
  act(() => result.current.mutate({ match: match as never, verb }));
  await waitFor(() => expect(seen.map(({ action }) => action?.label)).toEqual([label]));
});

it.each([
  ['2026-11-19', 'geçmiş'],
  ['2026-11-20', ''],
  ['2026-11-21', ''],
])('a match on %s is made on 20 November as long as an hour of it is left', async (matchDate, problem) => {
  vi.setSystemTime(NOW);
  const api = stubApi({ 'POST matches': () => ({ body: { message: 'Tamam.' } }) });
  const ad = { id: 'r1', type: 'findPlayer', user: { id: 'u1' } };
  const { result } = renderQueryHook(() => useMatchForm(ad as never));
  for (const [name, value] of Object.entries({ userB: 'u5', matchDate, matchLocation: 'Göl' })) {
    act(() => result.current.set(name as never, value));
  }
  await act(() => result.current.submit());
  expect(api.named('POST matches')).toHaveLength(problem ? 0 : 1);
  expect(result.current.failure).toBe(problem && ERROR_TEXT.match_past);
});

it('a match today is made no more once its last hour began', async () => {
  vi.setSystemTime(Date.parse('2026-11-20T20:59:00Z'));
  const api = stubApi({});
  const ad = { id: 'r1', type: 'findPlayer', user: { id: 'u1' } };
  const { result } = renderQueryHook(() => useMatchForm(ad as never));
  for (const [name, value] of Object.entries({
    userB: 'u5',
    matchDate: '2026-11-20',
    matchLocation: 'Göl',
  })) {
    act(() => result.current.set(name as never, value));
  }
  await act(() => result.current.submit());
  expect(result.current.errors).toEqual({ matchDate: ERROR_TEXT.match_past });
  expect(api.named('POST matches')).toEqual([]);
});
