import type { Queries } from '../../db/database.ts';
import { hourIn, type InHour } from '../../db/hours.ts';

/** How many players registered in each hour from an instant (ms) on. */
export const playersByHour = (q: Queries, from: number): Promise<InHour[]> =>
  q
    .selectFrom('users')
    .select((eb) => [hourIn('created_at').as('hour'), eb.fn.countAll().as('count')])
    .where('created_at', '>=', from)
    .where('role', '=', 'user')
    .groupBy('hour')
    .execute();
