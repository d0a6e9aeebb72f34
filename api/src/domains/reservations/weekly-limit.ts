import { MAX_WEEKLY_SLOTS } from 'mf-shared/contracts/reservations';
import { addDays, weekStart } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import type { ReservationRow } from '../../db/schema.ts';

type Hour = Pick<ReservationRow, 'user_id' | 'pitch_id' | 'date'>;

/**
 * Whether the player has as many live reservations on the pitch as a football week, Monday to Sunday, allows,
 * beside the one with the id `except`, which is about to leave its hour.
 * Hold the pitch where the answer must stay true until the end of the transaction.
 */
export async function isAtWeeklyLimit(q: Queries, hour: Hour, now: number, except = ''): Promise<boolean> {
  return (await countInWeek(q, hour, now, except)) >= MAX_WEEKLY_SLOTS;
}

async function countInWeek(
  q: Queries,
  { user_id, pitch_id, date }: Hour,
  now: number,
  except: string,
): Promise<number> {
  const monday = weekStart(date);
  const { count } = await q
    .selectFrom('reservations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where('pitch_id', '=', pitch_id)
    .where('date', '>=', monday)
    .where('date', '<=', addDays(monday, 6))
    .where('id', '<>', except)
    .where((eb) =>
      eb.or([eb('status', '=', 'approved'), eb('status', '=', 'pending').and('expires_at', '>', now)]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
