import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { slowChanges } from '../../mf-shared/test/forms.ts';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { hearToasts, seeToasts } from '../../mf-shared/test/support.tsx';
import { signIn } from '../test/harness.tsx';
import { useCreateChallenge, useDeleteChallenge } from './features/challenges/queries.ts';
import { useFriendActions } from './features/friends/useFriendActions.ts';
import { useCreateLineup, useDeleteLineup } from './features/lineups/queries.ts';
import { useCorrectMatch, useRate } from './features/matches/queries.ts';
import { useMatchActions } from './features/matches/useMatchActions.ts';
import { useDropPhoto } from './features/profile/queries.ts';
import { useDismiss } from './features/recommendations/useDismiss.ts';
import { useEndAd, usePostAd } from './features/requests/queries.ts';
import { useCancel } from './features/reservations/useMine.ts';
import { useMove } from './features/reservations/useMove.ts';
import { useReserve } from './features/slots/useReserve.ts';
import { useLeave, useSubscribe, useWeek } from './features/subscriptions/queries.ts';
import {
  useCancelTournament,
  useChangeTournament,
  useCreateTournament,
  useRegistration,
} from './features/tournaments/queries.ts';
import { useEntryAction, useJoin } from './features/waiting/queries.ts';

/** The cached data of the screens, also of another venue and of the account before. */
const KEPT = {
  week: ['week', 'b1', '2026-11-16', 'u1'],
  otherWeek: ['week', 'b2', '2026-11-16', 'u1'],
  hours: ['reservations', 'u1', 'upcoming'],
  lines: ['waiting', 'mine', 'u1'],
  subscriptions: ['subscriptions', 'u1'],
  ads: ['requests', 'mine', 'u1'],
  matches: ['matches', 'u1', 'all'],
  lineups: ['lineups', 'u1'],
  challenges: ['challenges', 'u1', ''],
  tournaments: ['tournaments', 'u1', ''],
  tournament: ['tournament', 'u1', 't1'],
  friends: ['friends', 'u1', 'lists', 'list'],
  recommendations: ['recommendations', 'u1'],
  othersFriends: ['friends', 'u9', 'lists', 'list'],
} as const;
type Kept = keyof typeof KEPT;
const ALL = Object.keys(KEPT) as Kept[];

const MESSAGE = 'Tamam.';
const ANSWER = {
  message: MESSAGE,
  tournament: { id: 't1' },
  friendship: { userId: 'u2' },
  match: { id: 'm1' },
  reservation: { status: 'approved' },
  user: { id: 'u1' },
};
const HOUR = { id: 'r1', businessId: 'b1', status: 'approved' };
const SLOT = { field: { fieldId: 'f1' }, date: '2026-11-16', slot: {} };
const WEEK = { startDate: '2026-11-16', endDate: '2026-11-22' };
const LINE: Kept[] = ['week', 'otherWeek', 'hours', 'lines'];

type Change = {
  hook: () => { mutate: (input: never) => void };
  input?: unknown;
  /** What is read again after a success, and after a failure. */
  done: Kept[];
  failed: Kept[];
  /** Whether it reports its success itself. */
  tells?: false;
  /** Its message after a failure; absent if its form shows it. */
  failure?: string;
};
const CHANGES: Record<string, Change> = {
  'asking for an hour': {
    hook: () => useReserve('b1', WEEK),
    input: SLOT,
    done: ['week', 'hours'],
    failed: ['week'],
    failure: 'Rezervasyon sırasında bir hata oluştu.',
  },
  'giving an hour back': {
    hook: useCancel,
    input: HOUR,
    done: ['week', 'hours'],
    failed: ['week', 'hours'],
    failure: 'Rezervasyon iptal edilemedi.',
  },
  'moving an hour': {
    hook: useMove,
    input: { reservation: HOUR, to: {} },
    done: ['week', 'hours'],
    failed: ['week', 'hours'],
    failure: 'Rezervasyon taşınamadı.',
  },
  'asking for a weekly hour': {
    hook: useSubscribe,
    input: { businessId: 'b1' },
    done: ['week', 'subscriptions'],
    failed: ['week', 'subscriptions'],
    tells: false,
  },
  'ending a subscription': {
    hook: useLeave,
    input: HOUR,
    done: ['week', 'subscriptions'],
    failed: ['week', 'subscriptions'],
    failure: 'İptal edilemedi.',
  },
  'giving a week away': {
    hook: useWeek,
    input: { subscription: HOUR, week: { id: 'w1' }, verb: 'skip' },
    done: ['week', 'subscriptions'],
    failed: ['week', 'subscriptions'],
    failure: 'Değişiklik yapılamadı.',
  },
  'joining a line': {
    hook: useJoin,
    input: HOUR,
    done: LINE,
    failed: LINE,
    failure: 'İşlem yapılamadı. Lütfen tekrar deneyin.',
  },
  'leaving a line': {
    hook: useEntryAction,
    input: { id: 'e1', verb: 'leave' },
    done: LINE,
    failed: LINE,
    failure: 'İşlem yapılamadı. Lütfen tekrar deneyin.',
  },
  'posting an ad': { hook: usePostAd, input: {}, done: ['ads'], failed: [], tells: false },
  'ending an ad': {
    hook: useEndAd,
    input: { id: 'r1', found: true },
    done: ['ads'],
    failed: ['ads'],
    failure: 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
  },
  'answering a match': {
    hook: useMatchActions,
    input: { match: { id: 'm1' }, verb: 'accept' },
    done: ['matches'],
    failed: ['matches'],
    failure: 'İşlem tamamlanamadı.',
  },
  'correcting a match': {
    hook: useCorrectMatch,
    input: { matchId: 'm1' },
    done: ['matches'],
    failed: ['matches'],
    tells: false,
  },
  'rating an opponent': {
    hook: useRate,
    input: { matchId: 'm1', rateeId: 'u2' },
    done: ['matches'],
    failed: [],
    tells: false,
  },
  'keeping a lineup': { hook: useCreateLineup, input: {}, done: ['lineups'], failed: [], tells: false },
  'deleting a lineup': {
    hook: useDeleteLineup,
    input: 'l1',
    done: ['lineups'],
    failed: ['lineups'],
    failure: 'Hata oluştu.',
  },
  'posting a challenge': {
    hook: useCreateChallenge,
    input: {},
    done: ['challenges'],
    failed: [],
    tells: false,
  },
  'taking a challenge down': {
    hook: useDeleteChallenge,
    input: { id: 'c1' },
    done: ['challenges'],
    failed: ['challenges'],
    failure: 'Bir hata oluştu.',
  },
  'announcing a tournament': {
    hook: useCreateTournament,
    input: {},
    done: ['tournaments'],
    failed: [],
    tells: false,
  },
  'changing a tournament': {
    hook: () => useChangeTournament('t1'),
    input: {},
    done: ['tournaments'],
    failed: [],
    tells: false,
  },
  'calling a tournament off': {
    hook: () => useCancelTournament('t1'),
    done: ['tournaments'],
    failed: ['tournament'],
    failure: 'Turnuva iptal edilemedi.',
  },
  'a place in a tournament': {
    hook: () => useRegistration('t1'),
    input: { leave: false },
    done: ['tournaments'],
    failed: ['tournament'],
    failure: 'Kayıt işlemi sırasında bir hata oluştu.',
  },
  'a friendship': {
    hook: () => useFriendActions('u2'),
    input: { action: 'add', from: { userId: 'u2' } },
    done: ['friends'],
    failed: ['friends'],
    failure: 'Bir hata oluştu. Lütfen tekrar deneyin.',
  },
  'dismissing a recommendation': {
    hook: useDismiss,
    input: { kind: 'venue', targetId: 'b1' },
    done: ['recommendations'],
    failed: [],
    failure: 'Öneri kaldırılamadı. Lütfen tekrar deneyin.',
  },
  'taking the photo away': {
    hook: () => useDropPhoto('u1'),
    done: ALL,
    failed: [],
    failure: 'Fotoğraf kaldırılamadı.',
  },
};

beforeEach(signIn);

/** Runs a change with everything in the cache. */
async function make({ hook, input }: Change) {
  const heard = hearToasts();
  const calls = slowChanges();
  const { result, seed, stale } = renderQueryHook(hook);
  seed({ weeklyData: [], hours: [], opponents: [], players: [] }, ...Object.values(KEPT));
  act(() => result.current.mutate(input as never));
  await waitFor(() => expect(calls.changes).toHaveLength(1));
  return { ...calls, heard, stale: () => ALL.filter((name) => stale(KEPT[name]).length > 0) };
}

it.each(Object.entries(CHANGES))('after %s what it shows in is read anew', async (_, change) => {
  const { heard, stale, succeed } = await make(change);
  await act(async () => succeed(ANSWER));
  await waitFor(() => expect(stale()).toEqual(change.done));
  expect(heard).toEqual(change.tells === false ? [] : [MESSAGE]);
});

it.each(Object.entries(CHANGES))('after %s failed, that is said', async (_, change) => {
  const { heard, stale, fail } = await make(change);
  await act(async () => fail());
  await waitFor(() => expect(heard).toEqual(change.failure ? [change.failure] : []));
  await waitFor(() => expect(stale()).toEqual(change.failed));
});

const AHEAD = {
  id: 'm1',
  version: 1,
  myAnswer: 'left',
  startsAt: new Date(Date.now() + 3_600_000).toISOString(),
};
const WAYS_BACK: Record<string, Pick<Change, 'hook' | 'input'> & { anew: Kept[]; sends: string }> = {
  'an hour that was moved': {
    hook: useMove,
    input: { reservation: HOUR, to: { fieldName: 'Saha 2' } },
    anew: ['week', 'hours'],
    sends: 'reservations/move',
  },
  'a week that was given away': {
    hook: useWeek,
    input: { subscription: HOUR, week: { id: 'w1' }, verb: 'skip' },
    anew: ['week', 'subscriptions'],
    sends: 'subscription/occurrences/w1/restore',
  },
  'a match that was left': {
    hook: useMatchActions,
    input: { match: AHEAD, verb: 'out' },
    anew: ['matches'],
    sends: 'matches/m1/answer',
  },
};

it.each(
  Object.entries(WAYS_BACK).flatMap(([name, back]) => [
    [name, 'was taken', back] as const,
    [name, 'failed', back] as const,
  ]),
)(
  'after the way back from %s %s what it shows in is read anew',
  async (_, outcome, { hook, input, anew, sends }) => {
    const toasts = seeToasts();
    const { changes, succeed, fail } = slowChanges();
    const { result, seed, stale } = renderQueryHook(hook);
    act(() => result.current.mutate(input as never));
    await waitFor(() => expect(changes).toHaveLength(1));
    await act(async () => succeed({ ...ANSWER, match: AHEAD }));
    await waitFor(() => expect(toasts[0]?.action?.label).toBe('Geri al'));
    seed({}, ...Object.values(KEPT));
    act(() => toasts[0]?.action?.onClick());
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(new URL(changes[1]?.url ?? '').pathname).toBe(`/api/${sends}`);
    await act(async () => (outcome === 'failed' ? fail() : succeed(ANSWER)));
    await waitFor(() => expect(ALL.filter((name) => stale(KEPT[name]).length > 0)).toEqual(anew));
    expect(toasts).toHaveLength(2);
  },
);
