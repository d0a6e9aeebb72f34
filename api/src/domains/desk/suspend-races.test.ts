import { expect, it } from 'vitest';
import { ask } from '../../../test/booking.ts';
import { desk } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { subscribe } from '../../../test/subscriptions.ts';

const HOURS = ['18:00-19:00', '19:00-20:00', '20:00-21:00', '21:00-22:00', '22:00-23:00'];

onBothEngines('a suspension while players book', (app) => {
  const live = async (column: 'venue_id' | 'user_id', id: string) => {
    const of = (table: 'reservations' | 'subscriptions') =>
      app()
        .db.q.selectFrom(table)
        .select('id')
        .where(column, '=', id)
        .where('status', 'in', ['pending', 'approved'])
        .execute();
    return [...(await of('reservations')), ...(await of('subscriptions'))];
  };

  it.each([0, 4, 10])(
    'of a venue leaves no live booking and no held hour (after %i bookings)',
    async (at) => {
      const venue = await createVenue(app());
      const players = await Promise.all(Array.from({ length: 10 }, () => createUser(app())));
      const works = players.map((player, index) => () => {
        const timeSlot = HOURS[index % HOURS.length] ?? '';
        return index % 3 === 0
          ? subscribe(app(), player, venue, { timeSlot })
          : ask(app(), player, venue, { timeSlot });
      });
      const { act } = await desk(app());
      const running: Promise<unknown>[] = works.slice(0, at).map((work) => work());
      const suspended = act(`/venues/${venue.id}/suspend`);
      running.push(...works.slice(at).map((work) => work()));
      expect((await suspended).status).toBe(200);
      await Promise.all(running);
      expect(await live('venue_id', venue.id)).toEqual([]);
      const cells = app().db.q.selectFrom('cells').selectAll();
      expect(await cells.where('pitch_id', '=', venue.pitches[0]?.id ?? '').execute()).toEqual([]);
      expect(await brokenInvariants(app().db.q)).toEqual([]);
    },
  );

  it.each([0, 2, 5])('of a player leaves no live booking (after %i bookings)', async (at) => {
    const player = await createUser(app());
    const venues = await Promise.all(Array.from({ length: 5 }, () => createVenue(app())));
    const works = venues.map((venue, index) => () => {
      const timeSlot = HOURS[index] ?? '';
      return index % 2 === 0
        ? ask(app(), player, venue, { timeSlot })
        : subscribe(app(), player, venue, { timeSlot });
    });
    const { act } = await desk(app());
    const running: Promise<unknown>[] = works.slice(0, at).map((work) => work());
    const suspended = act(`/players/${player.id}/suspend`);
    running.push(...works.slice(at).map((work) => work()));
    expect((await suspended).status).toBe(200);
    await Promise.all(running);
    expect(await live('user_id', player.id)).toEqual([]);
    expect(await brokenInvariants(app().db.q)).toEqual([]);
  });
});
