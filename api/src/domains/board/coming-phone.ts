import { COMING, type FindComing, isComing } from '../venues/index.ts';

/** Active phone bookings on a pitch that are not over at `now` (ms). */
export const comingPhoneBookings: FindComing = async (q, pitchId, now, limit) => {
  const rows = await q
    .selectFrom('phone_bookings as b')
    .select(COMING)
    .select(['b.name', 'b.phone'])
    .where(isComing(pitchId, now))
    .where('b.status', '=', 'active')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'phone', user_id: null }));
};
