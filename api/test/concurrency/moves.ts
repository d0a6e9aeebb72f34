import { addDays, istanbulDate } from 'mf-shared/schedule';
import type { Asked } from '../booking.ts';
import { decide } from '../settings.ts';
import type { Random } from './random.ts';
import { type Operation, recent, record, SLOTS, type World } from './world.ts';

/** Players move their hours while venues change their minds about deadline, approval, gap and horizon. */
export const MOVE_OPERATIONS: Operation[] = [
  { weight: 14, run: move },
  { weight: 2, run: changeSettings },
];

/** Answers without which a run would prove nothing. */
export const MOVE_MEETINGS = [
  'move 200 ',
  'move 409 slot_taken',
  'move 409 cancel_too_late',
  'move 409 reservation_not_pending',
  'settings 200 ',
];

async function move(world: World, random: Random): Promise<void> {
  const target = recent(world, random);
  if (!target) return;
  const app = random.pick(world.apps);
  const answer = await app.call<Asked>('post', '/api/reservations/move', {
    token: target.user.token,
    json: {
      reservationId: target.reservation.id,
      date: addDays(istanbulDate(app.time.now), random.pick([0, 0, 1, 1, 2, 3, 9])),
      timeSlot: random.pick(SLOTS),
      fieldName: random.pick(target.business.pitches).name,
    },
  });
  if (record(world, 'move', answer, [200, 400, 409])) target.verbs.push('move');
}

async function changeSettings(world: World, random: Random): Promise<void> {
  const answer = await decide(random.pick(world.apps), random.pick(world.businesses), {
    cancelHours: random.pick([0, 24, 24, 48]),
    approval: random.pick(['manual', 'manual', 'trusted', 'all']),
    bufferMinutes: random.pick([0, 0, 30]),
    horizonWeeks: random.pick([1, 12]),
  });
  record(world, 'settings', answer, [200]);
}
