import { useEndAd, usePostAd } from '../src/features/ads/queries.ts';
import { useCreateChallenge, useDeleteChallenge } from '../src/features/challenges/queries.ts';
import { useFriendActions } from '../src/features/friends/useFriendActions.ts';
import { useCreateLineup, useDeleteLineup } from '../src/features/lineups/queries.ts';
import { useCorrectMatch, useRate } from '../src/features/matches/queries.ts';
import { useMatchActions } from '../src/features/matches/useMatchActions.ts';
import { useDropPhoto } from '../src/features/profile/queries.ts';
import { useDismiss } from '../src/features/recommendations/useDismiss.ts';
import { useCancel } from '../src/features/reservations/useMine.ts';
import { useMove } from '../src/features/reservations/useMove.ts';
import { useReserve } from '../src/features/slots/useReserve.ts';
import { useLeave, useSubscribe, useWeek } from '../src/features/subscriptions/queries.ts';
import {
  useCancelTournament,
  useChangeTournament,
  useCreateTournament,
  useRegistration,
} from '../src/features/tournaments/queries.ts';
import { useEntryAction, useJoin } from '../src/features/waiting/queries.ts';

/** The cached data of the screens, also of another venue and of the account before. */
export const KEPT = {
  week: ['week', 'b1', '2026-11-16', 'u1'],
  otherWeek: ['week', 'b2', '2026-11-16', 'u1'],
  hours: ['reservations', 'u1', 'upcoming'],
  lines: ['waiting', 'mine', 'u1'],
  subscriptions: ['subscriptions', 'u1'],
  ads: ['ads', 'mine', 'u1'],
  matches: ['matches', 'u1', 'all'],
  lineups: ['lineups', 'u1'],
  challenges: ['challenges', 'u1', ''],
  tournaments: ['tournaments', 'u1', ''],
  tournament: ['tournament', 'u1', 't1'],
  friends: ['friends', 'u1', 'lists', 'list'],
  recommendations: ['recommendations', 'u1'],
  othersFriends: ['friends', 'u9', 'lists', 'list'],
} as const;
export type Kept = keyof typeof KEPT;
export const ALL = Object.keys(KEPT) as Kept[];
export const HOUR = { id: 'r1', businessId: 'b1', status: 'approved' };
export const SLOT = { field: { fieldId: 'f1' }, date: '2026-11-16', slot: {} };
export const WEEK = { startDate: '2026-11-16', endDate: '2026-11-22' };
export const LINE: Kept[] = ['week', 'otherWeek', 'hours', 'lines'];

export type Change = {
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
export const CHANGES: Record<string, Change> = {
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
