import { expect, it } from 'vitest';
import { hourAt, phoneIn } from '../../../test/board.ts';
import { approve, ask, booked } from '../../../test/booking.ts';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { decide, requested, subscribe } from '../../../test/subscriptions.ts';
import { close, ownedVenue } from '../../../test/venue-closing.ts';
import { join } from '../../../test/waiting.ts';

const HOURS = ['18:00-19:00', '19:00-20:00', '20:00-21:00', '21:00-22:00', '22:00-23:00'];
const hourOf = (index: number) => ({ timeSlot: HOURS[index % HOURS.length] ?? '' });

onBothEngines('a venue that closes while twenty players and its owner are at work', (app) => {
  it('leaves no live booking, no held hour and nobody untold', async () => {
    for (let round = 0; round < 3; round++) {
      const business = await ownedVenue(app());
      const players = await Promise.all(Array.from({ length: 20 }, () => createUser(app())));
      const [first, second, third, fourth, ...others] = players;
      if (!first || !second || !third || !fourth) throw new Error('no players');
      const waiting = await booked(app(), first, business, { timeSlot: '23:00-00:00' });
      await booked(app(), second, business, { timeSlot: '00:00-01:00' });
      const weekly = await requested(app(), third, business, { timeSlot: '01:00-02:00' });
      const works = [
        () => approve(app(), business, waiting.id),
        () => decide(app(), business, 'approve', weekly.id),
        () => join(app(), fourth, business, { timeSlot: '00:00-01:00' }),
        () => phoneIn(app(), business, { hours: [hourAt(business, '20:00-21:00')] }),
        ...others.map(
          (player, index) => () =>
            index % 3 === 0
              ? subscribe(app(), player, business, hourOf(index))
              : ask(app(), player, business, hourOf(index)),
        ),
      ];
      const at = [0, 10, works.length][round] ?? 0;
      const running: Promise<unknown>[] = works.slice(0, at).map((work) => work());
      const closed = close(app(), business);
      running.push(...works.slice(at).map((work) => work()));
      expect((await closed).status).toBe(200);
      await Promise.all(running);
      const { q } = app().db;
      const live = (table: 'reservations' | 'subscriptions') =>
        q
          .selectFrom(table)
          .select('status')
          .where('venue_id', '=', business.id)
          .where('status', 'in', ['pending', 'approved'])
          .execute();
      const lines = q.selectFrom('waiting_entries').select('id').where('venue_id', '=', business.id);
      const cells = q
        .selectFrom('cells')
        .selectAll()
        .where('pitch_id', '=', business.pitches[0]?.id ?? '');
      expect([
        ...(await live('reservations')),
        ...(await live('subscriptions')),
        ...(await lines.where('status', 'in', ['waiting', 'offered']).execute()),
        ...(await cells.execute()),
      ]).toEqual([]);
      expect(await brokenInvariants(q)).toEqual([]);
      const ended = [
        ...(await q
          .selectFrom('reservations')
          .select('user_id')
          .where('venue_id', '=', business.id)
          .execute()),
        ...(await q
          .selectFrom('subscriptions')
          .select('user_id')
          .where('venue_id', '=', business.id)
          .execute()),
        ...(await lines.select('user_id').execute()),
      ].map((row) => row.user_id);
      const told = await q
        .selectFrom('notifications')
        .select(['owner_id', 'kind'])
        .where('owner_id', 'in', [...ended, business.id])
        .where('kind', 'in', ['reservation_cancelled', 'subscription_cancelled', 'waiting_ended'])
        .execute();
      expect(told.map((row) => row.owner_id).sort()).toEqual(ended.sort());
    }
  });
});
