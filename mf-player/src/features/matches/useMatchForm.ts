import type { Ad } from 'mf-shared/contracts/ads';
import { DEFAULT_HOUR } from 'mf-shared/contracts/matches';
import { type Errors, useForm } from 'mf-shared/form';
import { istanbulDate } from 'mf-shared/schedule';
import { ERROR_TEXT } from 'mf-shared/strings';
import { hourAmong, hoursOn, isHalf } from './hours.ts';
import { useCreateMatch } from './queries.ts';
import { useOwnBooking } from './useOwnBooking.ts';

export type MatchValues = {
  userB: string;
  myLineupId: string;
  opponentLineupId: string;
  matchDate: string;
  hour: string;
  matchLocation: string;
};

const REQUIRED = ['userB', 'matchDate', 'hour', 'matchLocation'] as const;
const LINEUPS = ['myLineupId', 'opponentLineupId'] as const;

const marked = (names: readonly string[], sentence: string): Errors =>
  Object.fromEntries(names.map((name) => [name, sentence]));

/** The first rule that the match breaks, with its fields. */
function problemOf(values: MatchValues, withLineups: boolean, now: number): Errors {
  const missing = REQUIRED.filter((name) => !values[name].trim() && name !== 'hour');
  if (missing.length > 0)
    return { root: ERROR_TEXT.match_incomplete, ...marked(missing, 'Bu alan zorunlu.') };
  if (values.matchDate < istanbulDate(now) || values.hour === '') {
    return { root: ERROR_TEXT.match_past, matchDate: ERROR_TEXT.match_past };
  }
  const open = withLineups ? LINEUPS.filter((name) => !values[name]) : [];
  return open.length > 0 ? { root: ERROR_TEXT.match_lineups_missing, ...marked(open, 'Kadro seçin.') } : {};
}

/** State and submission of the dialog that makes a match out of an ad. */
export function useMatchForm(ad: Ad) {
  const create = useCreateMatch();
  const withLineups = ad.type === 'findOpponent';
  const kit = useForm({
    start: {
      userB: '',
      myLineupId: ad.lineupId ?? '',
      opponentLineupId: '',
      matchDate: '',
      hour: DEFAULT_HOUR,
      matchLocation: '',
    },
    prepare: (typed: MatchValues) => ({ ...typed, hour: hourAmong(hoursFor(typed), typed.hour) }),
    check: (values) => problemOf(values, withLineups, Date.now()),
    whenTyped: 'clear',
    failed: 'Bir hata oluştu.',
    send: ({ myLineupId, opponentLineupId, ...facts }) => {
      const lineups = withLineups ? { myLineupId, opponentLineupId } : {};
      return create.mutateAsync({ requestId: ad.id, userA: ad.user.id, ...facts, ...lineups });
    },
  });
  const typed = kit.values;
  const hours = hoursFor(typed);
  useOwnBooking(ad.user.id, (booking) => {
    const now = kit.values;
    if (now.matchDate === '' && now.matchLocation === '') kit.set(booking, []);
  });
  const set = (name: keyof MatchValues, value: string) => {
    // A chosen lineup is invalid for another partner or another own team.
    const reset = name === 'userB' || name === 'myLineupId' ? { opponentLineupId: '' } : {};
    kit.set({ ...reset, [name]: value }, [name]);
  };
  const values = { ...typed, hour: hourAmong(hours, typed.hour) };
  return { ...kit, values, hours, withLineups, set, done: create.data?.message ?? '' };
}

const hoursFor = ({ matchDate, hour }: MatchValues) => hoursOn(matchDate, Date.now(), isHalf(hour));

export type MatchForm = ReturnType<typeof useMatchForm>;
