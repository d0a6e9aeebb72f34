import { ApiError } from 'mf-shared/api-client';
import { DEFAULT_HOUR } from 'mf-shared/contracts/matches';
import type { Listing } from 'mf-shared/contracts/requests';
import { istanbulDate } from 'mf-shared/schedule';
import { ERROR_TEXT } from 'mf-shared/strings';
import { useState } from 'react';
import { errorText } from '../../common/error-text.ts';
import type { FieldErrors } from '../../common/form-errors.ts';
import { hourAmong, hoursOn, isHalf } from './hours.ts';
import { useCreateMatch } from './queries.ts';
import { useOwnBooking } from './useOwnBooking.ts';

const FAILED = 'Bir hata oluştu.';

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

const marked = (names: readonly string[], sentence: string): FieldErrors =>
  Object.fromEntries(names.map((name) => [name, sentence]));

/** The first rule that the match breaks, with the fields concerned. */
function problemOf(values: MatchValues, withLineups: boolean, now: number) {
  const missing = REQUIRED.filter((name) => !values[name].trim() && name !== 'hour');
  if (missing.length > 0) {
    return { text: ERROR_TEXT.match_incomplete, errors: marked(missing, 'Bu alan zorunlu.') };
  }
  if (values.matchDate < istanbulDate(now) || values.hour === '') {
    return { text: ERROR_TEXT.match_past, errors: marked(['matchDate'], ERROR_TEXT.match_past) };
  }
  const open = withLineups ? LINEUPS.filter((name) => !values[name]) : [];
  if (open.length === 0) return null;
  return { text: ERROR_TEXT.match_lineups_missing, errors: marked(open, 'Kadro seçin.') };
}

/** State and sending of the dialog that makes a match out of an ad. */
export function useMatchForm(ad: Listing, onInvalid: () => void) {
  const create = useCreateMatch();
  const withLineups = ad.type === 'findOpponent';
  const [typed, setTyped] = useState<MatchValues>({
    userB: '',
    myLineupId: ad.lineupId ?? '',
    opponentLineupId: '',
    matchDate: '',
    hour: DEFAULT_HOUR,
    matchLocation: '',
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  const hours = hoursOn(typed.matchDate, Date.now(), isHalf(typed.hour));
  const values = { ...typed, hour: hourAmong(hours, typed.hour) };

  useOwnBooking(ad.user.id, (booking) =>
    setTyped((now) => (now.matchDate === '' && now.matchLocation === '' ? { ...now, ...booking } : now)),
  );
  const set = (name: keyof MatchValues, value: string) => {
    // What is chosen among the lineups of one partner means nothing for another, or beside another own team.
    const reset = name === 'userB' || name === 'myLineupId' ? { opponentLineupId: '' } : {};
    setTyped((now) => ({ ...now, ...reset, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others);
  };
  async function submit() {
    const problem = problemOf(values, withLineups, Date.now());
    setErrors(problem?.errors ?? {});
    setFailure(problem?.text ?? '');
    if (problem) return onInvalid();
    const { myLineupId, opponentLineupId, ...facts } = values;
    const lineups = withLineups ? { myLineupId, opponentLineupId } : {};
    try {
      await create.mutateAsync({ requestId: ad.id, userA: ad.user.id, ...facts, ...lineups });
    } catch (cause) {
      if (cause instanceof ApiError) setErrors(cause.fields);
      setFailure(errorText(cause, FAILED));
      onInvalid();
    }
  }
  return {
    values,
    errors,
    failure,
    hours,
    withLineups,
    set,
    submit,
    busy: create.isPending,
    done: create.data?.message ?? '',
  };
}

export type MatchForm = ReturnType<typeof useMatchForm>;
