import { playerContacts } from '../players/index.ts';
import { COMING, type FindComing, isComing } from '../venues/index.ts';
import { isLiveAt } from './status.ts';

/** Live reservations on a pitch that are not over at `now` (ms). */
export const comingReservations: FindComing = async (q, pitchId, now, limit) => {
  const rows = await q
    .selectFrom('reservations as b')
    .innerJoin(playerContacts(q), 'u.id', 'b.user_id')
    .select(COMING)
    .select(['b.user_id', 'u.full_name as name', 'u.phone'])
    .where(isComing(pitchId, now))
    .where(isLiveAt(now, 'b'))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'reservation' }));
};
