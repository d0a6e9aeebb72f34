import { MAX_WEEKLY_SLOTS } from 'mf-shared/contracts/reservations';
import { addDays, istanbulMidnight, weekStart } from 'mf-shared/schedule';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import { isLiveAt } from './status.ts';

type Hour = Pick<ReservationRow, 'user_id' | 'pitch_id' | 'date'>;

/**
 * The hours whose player has reached the limit of live reservations for this pitch and football week (Monday to
 * Sunday). Ignores the reservation with the id `except`, which leaves its hour. Runs one query for any number of hours.
 * Lock the pitch when the answer must stay true until the transaction ends.
 */
export async function atWeeklyLimit<H extends Hour>(
  q: Queries,
  hours: readonly H[],
  now: number,
  except = '',
): Promise<Set<H>> {
  const weeks = hours.map(({ date }) => weekStart(date)).toSorted();
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const { rows } = await liveHours(q, {
    users: [...new Set(hours.map((hour) => hour.user_id))],
    pitches: [...new Set(hours.map((hour) => hour.pitch_id))],
    // A night's last hour begins on the next calendar day.
    ...{
      first,
      last: addDays(last, 6),
      from: istanbulMidnight(first),
      to: istanbulMidnight(addDays(last, 8)),
    },
    ...{ now, except },
  });
  const had = Map.groupBy(rows, weekOf);
  return new Set(hours.filter((hour) => (had.get(weekOf(hour))?.length ?? 0) >= MAX_WEEKLY_SLOTS));
}

type Weeks = {
  users: readonly string[];
  pitches: readonly string[];
  /** First and last football night. */
  first: string;
  last: string;
  /** Instants (ms) between which their hours begin. They find a player's few hours in the index of all of theirs. */
  from: number;
  to: number;
  now: number;
  except: string;
};

const liveHours = compileOnce((q, { users, pitches, first, last, from, to, now, except }: Weeks) =>
  q
    .selectFrom('reservations')
    .select(['user_id', 'pitch_id', 'date'])
    .where('user_id', 'in', users)
    .where('pitch_id', 'in', pitches)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .where('id', '<>', except)
    .where(isLiveAt(now)),
);

const weekOf = ({ user_id, pitch_id, date }: Hour) => `${user_id} ${pitch_id} ${weekStart(date)}`;
