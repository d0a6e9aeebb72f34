import type { Notification } from 'mf-shared/contracts/notifications';
import { MINUTE_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import {
  approve,
  ask,
  atTime,
  booked,
  cancel,
  FRIDAY,
  remove,
  signedInAgain,
  slotOf,
} from '../../../test/booking.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { offers, SLOT } from '../../../test/offers.ts';
import { accept, decline, join, joined, placesOf } from '../../../test/waiting.ts';
import { expireOffers } from './expire.ts';

onBothEngines(
  'a freed hour',
  (app) => {
    const { scene, later, stateOf } = offers(app);

    it('is told to its player at once, by message and live', async () => {
      const { business, holder, reservation, first } = await scene();
      const before = app().frames.length;
      await cancel(app(), holder, reservation.id);
      const frames = app().frames.slice(before);
      const toFirst = frames.filter((frame) => frame.topic === `actor:${first.user.id}`);
      expect(toFirst.map((frame) => frame.frame.event)).toContain('waitingChanged');
      const text = JSON.stringify(toFirst.map((frame) => frame.frame.data));
      expect(text).toContain(
        'Saha 1, 20 Kasım Cuma, 21:00-22:00 saati boşaldı. 15 dakika boyunca sizin için ayrıldı.',
      );
      expect(await slotOf(app(), business.id, SLOT, { token: first.user.token })).toMatchObject({
        status: 'occupied',
        waiting: { entryId: first.id, status: 'offered', offerUntil: app().time.now + 15 * MINUTE_MS },
      });
    });

    it('becomes a reservation like any other when it is accepted', async () => {
      const { business, holder, reservation, first, second } = await scene();
      await cancel(app(), holder, reservation.id);
      const answer = await accept(app(), first.user, first.id);
      expect(answer).toMatchObject({
        status: 201,
        body: { reservation: { status: 'pending', timeSlot: SLOT } },
      });
      expect(await slotOf(app(), business.id, SLOT, { token: first.user.token })).toMatchObject({
        mine: true,
        mineStatus: 'pending',
      });
      expect(await placesOf(app(), first.user)).toEqual([]);
      expect(await placesOf(app(), second.user)).toMatchObject([{ status: 'waiting', position: 1 }]);
      await later(16);
      expect(await stateOf(second.user)).toEqual(['waiting']);
      expect((await accept(app(), first.user, first.id)).body.code).toBe('waiting_offer_over');
    });

    it('is approved at once where the venue approves everybody', async () => {
      const { business, holder, reservation, first } = await scene();
      const all = { approval: 'all' } as const;
      await app().db.q.updateTable('venues').set(all).where('id', '=', business.id).execute();
      await cancel(app(), holder, reservation.id);
      const answer = await accept(app(), first.user, first.id);
      expect(answer).toMatchObject({ status: 201, body: { reservation: { status: 'approved' } } });
      const cells = await app().db.q.selectFrom('cells').selectAll().execute();
      const own = cells.filter((cell) => cell.pitch_id === business.pitches[0]?.id);
      expect(own.map((cell) => [cell.owner_kind, cell.expires_at])).toEqual([
        ['reservation', null],
        ['reservation', null],
      ]);
    });

    it('is the player’s as well when they simply ask for it', async () => {
      const { business, holder, reservation, first } = await scene();
      await cancel(app(), holder, reservation.id);
      expect((await ask(app(), first.user, business)).status).toBe(201);
      expect(await placesOf(app(), first.user)).toEqual([]);
    });

    it('is not to be had between two offers, although the time of the first is over', async () => {
      const { business, holder, reservation, first, second } = await scene(2);
      await cancel(app(), holder, reservation.id);
      await atTime(app(), app().time.now + 15 * MINUTE_MS, async () => {
        // The job has not run yet.
        expect((await slotOf(app(), business.id, SLOT)).status).toBe('occupied');
        expect((await ask(app(), holder, business)).body.code).toBe('slot_taken');
        expect((await accept(app(), first.user, first.id)).body.code).toBe('waiting_offer_over');
        await expireOffers(app().ctx);
        expect((await accept(app(), second.user, second.id)).status).toBe(201);
      });
    });

    it('is to be had by anybody once the last offer is over, without waiting for the job', async () => {
      const { business, holder, reservation } = await scene(1);
      await cancel(app(), holder, reservation.id);
      await atTime(app(), app().time.now + 15 * MINUTE_MS, async () => {
        expect((await ask(app(), holder, business)).status).toBe(201);
      });
    });

    it('cannot be accepted beyond the weekly limit, and stays kept meanwhile', async () => {
      const { business, holder, reservation, first } = await scene(1);
      await cancel(app(), holder, reservation.id);
      const third = [];
      for (const timeSlot of ['18:00-19:00', '19:00-20:00', '23:00-00:00']) {
        third.push(await booked(app(), first.user, business, { timeSlot }));
      }
      expect((await accept(app(), first.user, first.id)).body.code).toBe('weekly_limit');
      expect(await stateOf(first.user)).toEqual(['offered']);
      await cancel(app(), first.user, third[0]?.id ?? '');
      expect((await accept(app(), first.user, first.id)).status).toBe(201);
    });

    it('is offered until its start at the latest, and to nobody after it', async () => {
      const { business, holder, reservation, first, second } = await scene(2);
      const player = await signedInAgain(app(), business, 'business');
      await approve(app(), player, reservation.id);
      await atTime(app(), reservation.startsAt - 10 * MINUTE_MS, async () => {
        await remove(app(), await signedInAgain(app(), business, 'business'), reservation.id);
        const signed = await signedInAgain(app(), first.user, 'user');
        expect(await placesOf(app(), signed)).toMatchObject([
          { status: 'offered', offerUntil: reservation.startsAt },
        ]);
      });
      await atTime(app(), reservation.startsAt, async () => {
        await expireOffers(app().ctx);
        const signed = await signedInAgain(app(), second.user, 'user');
        expect(await placesOf(app(), signed)).toEqual([]);
      });
      const { q } = app().db;
      const rows = await q.selectFrom('waiting_entries').select(['id', 'status']).execute();
      const statuses = new Map(rows.map((row) => [row.id, row.status]));
      expect([statuses.get(first.id), statuses.get(second.id)]).toEqual(['missed', 'ended']);
      expect(holder.id).not.toBe(first.user.id);
    });

    it('is offered to nobody when it is given back at its start', async () => {
      const { business, reservation, first } = await scene(1);
      await approve(app(), business, reservation.id);
      await atTime(app(), reservation.startsAt, async () => {
        await remove(app(), await signedInAgain(app(), business, 'business'), reservation.id);
      });
      const entry = app().db.q.selectFrom('waiting_entries').select('status').where('id', '=', first.id);
      expect(await entry.executeTakeFirst()).toEqual({ status: 'waiting' });
    });

    it.each([30, 90])('is told to be kept for a minute where %i seconds are left', async (seconds) => {
      const { business, reservation, first } = await scene(1);
      await approve(app(), business, reservation.id);
      await atTime(app(), reservation.startsAt - seconds * 1000, async () => {
        await remove(app(), await signedInAgain(app(), business, 'business'), reservation.id);
      });
      const rows = await app()
        .db.q.selectFrom('notifications')
        .select('text')
        .where('owner_id', '=', first.user.id)
        .execute();
      expect(rows.map(({ text }) => text)).toEqual([
        expect.stringContaining('saati boşaldı. 1 dakika boyunca'),
      ]);
    });

    it('may be one of two offers that a player has at once', async () => {
      const { business, holder, reservation, first } = await scene(1);
      const other = await booked(app(), holder, business, { timeSlot: '22:00-23:00' });
      const { id } = await joined(app(), first.user, business, { timeSlot: '22:00-23:00' });
      await cancel(app(), holder, reservation.id);
      await cancel(app(), holder, other.id);
      expect(await stateOf(first.user)).toEqual(['offered', 'offered']);
      const { body } = await app().call<Notification[]>('get', '/api/notifications', {
        token: first.user.token,
      });
      const told = body.map(({ kind, text }) => `${kind} ${/\d\d:00-\d\d:00/.exec(text)}`);
      expect(told.toSorted()).toEqual([`waiting_offer ${SLOT}`, 'waiting_offer 22:00-23:00']);
      expect((await accept(app(), first.user, id)).status).toBe(201);
      expect((await accept(app(), first.user, first.id)).status).toBe(201);
    });

    it('lets others join the line behind who is offered it', async () => {
      const { business, holder, reservation, first } = await scene(1);
      await cancel(app(), holder, reservation.id);
      const { body } = await join(app(), holder, business);
      expect(body.entry).toMatchObject({ position: 2, status: 'waiting' });
      await decline(app(), first.user, first.id);
      expect(await stateOf(holder)).toEqual(['offered']);
    });

    it('after midnight is told to whoever looks at either day', async () => {
      const { business, holder, first } = await scene(1);
      const late = { timeSlot: '00:00-01:00' };
      const { id } = await booked(app(), holder, business, late);
      const place = await joined(app(), first.user, business, late);
      await cancel(app(), holder, id);
      const before = app().frames.length;
      await decline(app(), first.user, place.id);
      const told = app()
        .frames.slice(before)
        .flatMap(({ frame }) => (frame.event === 'slotsChanged' ? frame.data.dates : []));
      expect(told).toEqual([FRIDAY, '2026-11-21']);
    });

    it('answers nobody but its player', async () => {
      const { holder, reservation, first, second } = await scene();
      await cancel(app(), holder, reservation.id);
      expect((await accept(app(), second.user, first.id)).body.code).toBe('not_yours');
      expect((await decline(app(), second.user, first.id)).body.code).toBe('not_yours');
      expect((await accept(app(), second.user, second.id)).body.code).toBe('waiting_offer_over');
      expect(await stateOf(first.user)).toEqual(['offered']);
    });
  },
  // The job that passes offers on looks at the offers of every test.
  undefined,
  { fresh: 'test' },
);
