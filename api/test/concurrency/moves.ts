import type { VersionedSettings } from 'mf-shared/contracts/venue-settings';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import type { Asked } from '../booking.ts';
import { decide } from '../settings.ts';
import { SLOTS } from './hours.ts';
import { expectPrice } from './prices.ts';
import type { Random } from './random.ts';
import { actingFor, changed, recent, record, step } from './tell.ts';
import type { Operation, World } from './types.ts';

/** Players move their hours while venues change deadline, approval, gap and horizon. */
export const MOVE_OPERATIONS: Operation[] = [
  { weight: 14, run: move },
  { weight: 2, run: changeSettings },
];

/** A run without these answers proves nothing. */
export const MOVE_MEETINGS = [
  'move 200 ',
  'move 409 slot_taken',
  'move 409 cancel_too_late',
  'move 409 reservation_not_pending',
  'settings 200 ',
  'settings 409 settings_changed',
];

async function move(world: World, random: Random): Promise<void> {
  const target = recent(world, random);
  if (!target) return;
  const app = random.pick(world.apps);
  const asked = step(world);
  const answer = await app.call<Asked>('post', '/api/reservations/move', {
    token: target.user.token,
    json: {
      reservationId: target.reservation.id,
      date: addDays(istanbulDate(app.time.now), random.pick([0, 0, 1, 1, 2, 3, 9])),
      timeSlot: random.pick(SLOTS),
      fieldName: random.pick(target.business.pitches).name,
    },
  });
  const during = { asked, answered: step(world) };
  if (!record(world, 'move', answer, [200, 400, 409])) return;
  target.verbs.push('move');
  const { fieldId, startsAt, price } = answer.body.reservation;
  target.places.push({ ...during, fieldId, startsAt, price });
  expectPrice(world, target.business, answer.body.reservation, during);
}

async function changeSettings(world: World, random: Random): Promise<void> {
  const acting = actingFor(random.pick(world.venues), random, { manages: true });
  const { token } = acting;
  const seen = await random
    .pick(world.apps)
    .call<VersionedSettings>('get', '/api/business/settings', { token });
  const { version } = seen.body;
  const save = () =>
    decide(random.pick(world.apps), acting, {
      cancelHours: random.pick([0, 24, 24, 48]),
      approval: random.pick(['manual', 'manual', 'trusted', 'all']),
      bufferMinutes: random.pick([0, 0, 30]),
      horizonWeeks: random.pick([1, 12]),
      version,
    });
  // Two tabs saw the same version: one saves, the other is refused.
  const answers = await Promise.all([save(), save()]);
  const saved = answers.filter((answer) => record(world, 'settings', answer, [200, 409]));
  for (const _ of saved) changed(world, acting, [null], 'Ayarlar değiştirildi');
  if (saved.length > 1) world.wrong.push(`settings ${version} of ${acting.id} were saved twice`);
}
