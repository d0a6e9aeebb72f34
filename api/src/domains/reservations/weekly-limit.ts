import { MAX_WEEKLY_SLOTS } from 'mf-shared/contracts/reservations';
import { addDays, weekStart } from 'mf-shared/schedule';
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
  const rows = await q
    .selectFrom('reservations')
    .select(['user_id', 'pitch_id', 'date'])
    .where('user_id', 'in', [...new Set(hours.map((hour) => hour.user_id))])
    .where('pitch_id', 'in', [...new Set(hours.map((hour) => hour.pitch_id))])
    .where('date', '>=', first)
    .where('date', '<=', addDays(last, 6))
    .where('id', '<>', except)
    .where(isLiveAt(now))
    .execute();
  const had = Map.groupBy(rows, weekOf);
  return new Set(hours.filter((hour) => (had.get(weekOf(hour))?.length ?? 0) >= MAX_WEEKLY_SLOTS));
}

const weekOf = ({ user_id, pitch_id, date }: Hour) => `${user_id} ${pitch_id} ${weekStart(date)}`;
