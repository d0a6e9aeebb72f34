import { expect, it } from 'vitest';
import { closeIn, moveIn, phoned } from '../../../test/board.ts';
import { booked, slotOf } from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { onWeek, subscribed } from '../../../test/subscriptions.ts';
import { accept, joined, placesOf } from '../../../test/waiting.ts';

type Way = (app: TestApp, business: TestVenue, holder: TestUser) => Promise<() => Promise<unknown>>;

/** Takes Friday 21:00 in some way and answers how to free it. */
const WAYS: Record<string, Way> = {
  'a player moves': async (app, business, holder) => {
    const { id } = await booked(app, holder, business);
    const to = { reservationId: id, date: '2026-11-20', timeSlot: '23:00-00:00', fieldName: 'Saha 1' };
    return () => app.call('post', '/api/reservations/move', { token: holder.token, json: to });
  },
  'the venue moves a phone booking': async (app, business) => {
    const entry = await phoned(app, business);
    const to = { fieldId: business.pitches[0]?.id ?? '', date: '2026-11-20', timeSlot: '23:00-00:00' };
    return () => moveIn(app, business, { ...entry, kind: 'phone' }, to);
  },
  'a phone booking is cancelled': async (app, business) => {
    const { id, version } = await phoned(app, business);
    const path = `/api/business/phone-bookings/${id}/cancel`;
    return () => app.call('post', path, { token: business.token, json: { version, scope: 'one' } });
  },
  'a closed hour opens': async (app, business) => {
    const { body } = await closeIn(app, business);
    const [closure] = body.closures;
    const path = `/api/business/closures/${closure?.id}/reopen`;
    const json = { version: closure?.version, scope: 'series' };
    return () => app.call('post', path, { token: business.token, json });
  },
  'a weekly regular skips': async (app, business, holder) => {
    const { occurrences } = await subscribed(app, holder, business);
    return () => onWeek(app, holder, 'skip', occurrences[0]?.id ?? '');
  },
};

onBothEngines('the line of a taken hour', (app) => {
  it.each(Object.keys(WAYS))('moves up when %s', async (name) => {
    const business = await createVenue(app());
    const [holder, first] = [await createUser(app()), await createUser(app())];
    const free = await WAYS[name]?.(app(), business, holder);
    const { id } = await joined(app(), first, business);
    await free?.();
    expect(await placesOf(app(), first)).toMatchObject([{ id, status: 'offered' }]);
    expect((await accept(app(), first, id)).status).toBe(201);
    const own = await slotOf(app(), business.id, '21:00-22:00', { token: first.token });
    expect(own).toMatchObject({ mine: true, mineStatus: 'pending' });
  });
});
