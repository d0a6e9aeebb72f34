import type { Asked } from '../booking.ts';
import type { Random } from './random.ts';
import { actingFor, changed, record, step } from './tell.ts';
import type { Operation, World } from './types.ts';

/** Venues mark attendance, change it and remove it. */
export const ATTENDANCE_OPERATIONS: Operation[] = [{ weight: 8, run: mark }];
export const ATTENDANCE_MEETINGS = ['mark 200 '];

const DONE = { played: 'geldi', no_show: 'gelmedi', none: 'geldi/gelmedi işareti kaldırıldı' };

async function mark(world: World, random: Random): Promise<void> {
  const app = random.pick(world.apps);
  const begun = [...world.told.values()].filter(
    ({ verbs, reservation, places }) =>
      (verbs.includes('approve') || reservation.status === 'approved') &&
      (places.at(-1)?.startsAt ?? 0) <= app.time.now,
  );
  if (begun.length === 0) return;
  const target = random.pick(begun.slice(-30));
  const acting = actingFor(target.business, random);
  const { id } = target.reservation;
  const attendance = random.pick(['played', 'played', 'no_show', 'no_show', null] as const);
  const asked = step(world);
  const answer = await app.call<Asked>('post', '/api/reservations/attendance', {
    token: acting.token,
    json: { reservationId: id, attendance },
  });
  const answered = step(world);
  if (!record(world, 'mark', answer, [200, 403, 409])) return;
  target.marks.push({ asked, answered, attendance });
  // Saying the same again changes nothing.
  changed(world, acting, [id], DONE[attendance ?? 'none'], { mayBeMissing: true });
}

/**
 * Attendance marks that differ from the last answered one, are missing in the player's record, or belong to an hour
 * that was not played.
 */
export async function wrongMarks({ apps, told }: World): Promise<string[]> {
  const [app] = apps;
  if (!app) return [];
  const rows = await app.db.q.selectFrom('reservations').selectAll().execute();
  const users = await app.db.q.selectFrom('users').select(['id', 'played_count', 'no_show_count']).execute();
  const wrong = rows.flatMap(({ id, attendance, status, starts_at }) => {
    const marks = told.get(id)?.marks ?? [];
    const mayBeNone = marks.length === 0 || told.get(id)?.verbs.includes('delete');
    const last = marks.filter((one) => !marks.some((later) => later.asked > one.answered));
    const known = (mayBeNone && attendance === null) || last.some((one) => one.attendance === attendance);
    const played = attendance === null || (status === 'approved' && starts_at <= app.time.now);
    return [
      ...(known ? [] : [`${id} is marked ${attendance}`]),
      ...(played ? [] : [`${id} is marked ${attendance} and ${status}`]),
    ];
  });
  const counts = users.flatMap(({ id, played_count, no_show_count }) => {
    const own = rows.filter((row) => row.user_id === id);
    const played = own.filter((row) => row.attendance === 'played').length;
    const missed = own.filter((row) => row.attendance === 'no_show').length;
    const right = played === played_count && missed === no_show_count;
    return right ? [] : [`${id} counts ${played_count}/${no_show_count}, not ${played}/${missed}`];
  });
  return [...wrong, ...counts];
}
