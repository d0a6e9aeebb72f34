import type { Notification } from 'mf-shared/contracts/notifications';
import { MINUTE_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { approve, ask, atTime, booked, cancel, reject, remove, slotOf } from '../../../test/booking.ts';
import { createUser, type TestUser, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { offers, SLOT } from '../../../test/offers.ts';
import { decline, join, joined, leave, placesOf } from '../../../test/waiting.ts';
import { newId } from '../../base/id.ts';
import { releaseAll } from '../occupancy/index.ts';
import { expireReservations } from '../reservations/expire.ts';
import { expireOffers } from './expire.ts';

onBothEngines(
  'a freed hour',
  (app) => {
    const { scene, stateOf, later } = offers(app);

    const isOpen = async (business: TestVenue) =>
      (await slotOf(app(), business.id, SLOT)).status === 'available';

    it('goes to who waits for the last of many hours that become free at once', async () => {
      const { business, reservation, first } = await scene(1);
      const pitch_id = business.pitches[0]?.id ?? '';
      // Long ago, so that the awaited hours come last.
      const earlier = Array.from({ length: 150 }, (_, n) => ({
        ...{ pitch_id, starts_at: n, expires_at: null, owner_kind: 'closure' as const, owner_id: newId() },
      }));
      await app().db.q.insertInto('cells').values(earlier).execute();
      const owners = [...earlier.map(({ owner_id }) => owner_id), reservation.id];
      await app().db.transact((tx) => releaseAll(tx, app().ctx, owners));
      expect(await stateOf(first.user)).toEqual(['offered']);
    });

    it.each(['cancel', 'reject', 'delete', 'expiry'])('goes to the first in line after: %s', async (how) => {
      const { business, holder, reservation, first, second } = await scene();
      if (how === 'cancel') await cancel(app(), holder, reservation.id);
      if (how === 'reject') await reject(app(), business, reservation.id);
      if (how === 'delete') {
        await approve(app(), business, reservation.id);
        await remove(app(), business, reservation.id);
      }
      if (how === 'expiry') {
        const { q } = app().db;
        const past = { expires_at: app().time.now - 1 };
        await q.updateTable('reservations').set(past).where('id', '=', reservation.id).execute();
        await q.updateTable('cells').set(past).where('owner_id', '=', reservation.id).execute();
        await expireReservations(app().ctx);
      }
      expect(await placesOf(app(), first.user)).toMatchObject([
        { status: 'offered', position: 1, offerUntil: app().time.now + 15 * MINUTE_MS },
      ]);
      expect(await stateOf(second.user)).toEqual(['waiting']);
      expect(await isOpen(business)).toBe(false);
      expect((await ask(app(), second.user, business)).body.code).toBe('slot_taken');
    });

    it('goes past any number of those before who cannot have it', async () => {
      const { holder, reservation, first } = await scene(1);
      const { q } = app().db;
      await q.updateTable('waiting_entries').set({ turn: 1000 }).where('id', '=', first.id).execute();
      const entry = await q
        .selectFrom('waiting_entries')
        .selectAll()
        .where('id', '=', first.id)
        .executeTakeFirstOrThrow();
      // The pitch no longer plays at any of these times.
      const gone = Array.from({ length: 300 }, (_, index) => ({
        ...{ ...entry, id: newId(), user_id: holder.id, turn: 600 + index },
        ...{ time_slot: '20:59-21:59', starts_at: entry.starts_at - (index + 1) * 1000 },
      }));
      await q.insertInto('waiting_entries').values(gone).execute();
      await cancel(app(), holder, reservation.id);
      expect(await stateOf(first.user)).toEqual(['offered']);
    });

    it.each(['player', 'venue'])('passes by whom a block came between since: by the %s', async (by) => {
      const { business, holder, reservation, first, second } = await scene();
      const player = { model: 'User' as const, id: first.user.id };
      const venue = { model: 'Business' as const, id: business.id };
      const [from, whom] = by === 'player' ? [player, venue] : [venue, player];
      const block = { blocker_model: from.model, blocker_id: from.id, blocked_model: whom.model };
      const row = { ...block, blocked_id: whom.id, created_at: app().time.now };
      await app().db.q.insertInto('blocks').values(row).execute();
      await cancel(app(), holder, reservation.id);
      expect([await stateOf(first.user), await stateOf(second.user)]).toEqual([['waiting'], ['offered']]);
    });

    it('goes down the line as offers are declined, left and missed, and then opens to all', async () => {
      const { business, holder, reservation, first, second, third } = await scene();
      await cancel(app(), holder, reservation.id);
      expect((await decline(app(), first.user, first.id)).status).toBe(200);
      expect([await stateOf(first.user), await stateOf(second.user)]).toEqual([[], ['offered']]);
      // Each had a chance at this hour; they may wait for other hours.
      const again = async ({ user }: typeof first) => (await join(app(), user, business)).body.code;
      expect(await again(first)).toBe('waiting_offer_used');
      await booked(app(), holder, business, { timeSlot: '22:00-23:00' });
      await joined(app(), first.user, business, { timeSlot: '22:00-23:00' });
      expect((await leave(app(), second.user, second.id)).status).toBe(200);
      expect([await stateOf(second.user), await stateOf(third.user)]).toEqual([[], ['offered']]);
      expect(await again(second)).toBe('waiting_offer_used');
      expect(await later(14)).toBe(0);
      expect(await isOpen(business)).toBe(false);
      const before = app().frames.length;
      expect(await later(15)).toBeGreaterThan(0);
      expect(await isOpen(business)).toBe(true);
      const told = app().frames.slice(before);
      expect(told).toContainEqual(expect.objectContaining({ topic: `week:${business.id}` }));
      expect(await stateOf(third.user)).toEqual([]);
      expect(await again(third)).toBe('waiting_offer_used');
      expect((await ask(app(), holder, business)).status).toBe(201);
    });

    it('gives each in line 15 minutes of their own', async () => {
      const { holder, reservation, first, second, third } = await scene();
      await cancel(app(), holder, reservation.id);
      await later(15);
      expect([await stateOf(first.user), await stateOf(second.user)]).toEqual([[], ['offered']]);
      expect(await later(29)).toBe(0);
      await later(30);
      expect([await stateOf(second.user), await stateOf(third.user)]).toEqual([[], ['offered']]);
      expect((await decline(app(), second.user, second.id)).body.code).toBe('waiting_offer_over');
    });

    it('passes over players whose week is full, and keeps their place', async () => {
      const { business, holder, reservation, first, second } = await scene();
      for (const timeSlot of ['18:00-19:00', '19:00-20:00', '23:00-00:00']) {
        await booked(app(), first.user, business, { timeSlot });
      }
      await cancel(app(), holder, reservation.id);
      expect([await stateOf(first.user), await stateOf(second.user)]).toEqual([['waiting'], ['offered']]);
    });

    it('is told, once, to a player whom it passes over', async () => {
      const { business, holder, reservation, first, second } = await scene(2);
      const news = async ({ token }: TestUser) =>
        (await app().call<Notification[]>('get', '/api/notifications', { token })).body.filter(
          ({ topic }) => topic === 'waiting',
        );
      for (const timeSlot of ['18:00-19:00', '19:00-20:00', '23:00-00:00']) {
        await booked(app(), first.user, business, { timeSlot });
      }
      await cancel(app(), holder, reservation.id);
      const told = {
        kind: 'waiting_passed',
        link: '/my-reservations',
        text: 'Çınar Halı Saha, Saha 1, 20 Kasım Cuma, 21:00-22:00 saati boşaldı, ancak o hafta bu sahada zaten 3 saatiniz olduğu için size ayrılamadı; sıradaki yeriniz duruyor.',
      };
      expect(await news(first.user)).toEqual([expect.objectContaining(told)]);
      expect((await news(second.user)).map(({ kind }) => kind)).toEqual(['waiting_offer']);
      // The hour comes by a second time.
      await decline(app(), second.user, second.id);
      expect(await isOpen(business)).toBe(true);
      expect(await news(first.user)).toHaveLength(1);
    });

    it.each([
      ['not told to be free where somebody holds a part of it', 1, []],
      ['told to be free where a request for a part of it has run out', 0, ['waiting_passed']],
    ])('is %s', async (_, left, news) => {
      const { business, holder, reservation, first } = await scene(1);
      const pitchId = business.pitches[0]?.id ?? '';
      for (const timeSlot of ['18:00-19:00', '19:00-20:00', '23:00-00:00']) {
        await booked(app(), first.user, business, { timeSlot });
      }
      const expires_at = app().time.now + left;
      const half = { owner_id: 'somebody', owner_kind: 'reservation' as const, expires_at };
      const { q } = app().db;
      await q
        .updateTable('cells')
        .set(half)
        .where('pitch_id', '=', pitchId)
        .where('starts_at', '=', reservation.startsAt)
        .execute();
      await cancel(app(), holder, reservation.id);
      const told = await q
        .selectFrom('notifications')
        .select('kind')
        .where('owner_id', '=', first.user.id)
        .execute();
      expect(told.map(({ kind }) => kind).filter((kind) => kind === 'waiting_passed')).toEqual(news);
    });

    it('goes on to end more places than one batch holds when their hour has begun', async () => {
      const { business, reservation, first } = await scene(1);
      const { q } = app().db;
      const row = await q
        .selectFrom('waiting_entries')
        .selectAll()
        .where('id', '=', first.id)
        .executeTakeFirstOrThrow();
      for (let n = 0; n < 101; n++) {
        const { id: user_id } = await createUser(app());
        await q
          .insertInto('waiting_entries')
          .values({ ...row, id: newId(), user_id, turn: row.turn + n + 1 })
          .execute();
      }
      await atTime(app(), reservation.startsAt, () => expireOffers(app().ctx));
      const entries = q.selectFrom('waiting_entries').select('status').where('venue_id', '=', business.id);
      expect(new Set((await entries.execute()).map(({ status }) => status))).toEqual(new Set(['ended']));
    });

    it('is not offered by a venue that takes no reservations, nor when the pitch no longer plays it', async () => {
      const closed = await scene(1);
      const past = { next_payment_at: app().time.now - 1 };
      await app().db.q.updateTable('venues').set(past).where('id', '=', closed.business.id).execute();
      await cancel(app(), closed.holder, closed.reservation.id);
      expect(await stateOf(closed.first.user)).toEqual(['waiting']);

      const moved = await scene(1);
      const hours = { working_hours: JSON.stringify([{ start: '20:30', end: '23:30' }]) };
      const pitchId = moved.business.pitches[0]?.id ?? '';
      await app().db.q.updateTable('pitches').set(hours).where('id', '=', pitchId).execute();
      const before = app().frames.length;
      await cancel(app(), moved.holder, moved.reservation.id);
      expect(await placesOf(app(), moved.first.user)).toEqual([]);
      const told = app()
        .frames.slice(before)
        .filter(({ frame }) => frame.event === 'waitingChanged');
      expect(new Set(told.map(({ topic }) => topic))).toEqual(
        new Set([`actor:${moved.first.user.id}`, `actor:${moved.business.id}`]),
      );
      const cells = await app()
        .db.q.selectFrom('cells')
        .selectAll()
        .where('pitch_id', '=', pitchId)
        .execute();
      expect(cells).toEqual([]);
    });

    it('goes to whoever joined first when hours overlap, and only when it is whole', async () => {
      const { business, holder, reservation, first } = await scene(1);
      const pitchId = business.pitches[0]?.id ?? '';
      const hours = { working_hours: JSON.stringify([{ start: '20:30', end: '23:30' }]) };
      await app().db.q.updateTable('pitches').set(hours).where('id', '=', pitchId).execute();
      const [early, late] = [await createUser(app()), await createUser(app())];
      const other = await createUser(app());
      await joined(app(), early, business, { timeSlot: '20:30-21:30' });
      await joined(app(), late, business, { timeSlot: '21:30-22:30' });
      const neighbour = await app().db.transact(async (tx) => {
        const { claimCells } = await import('../occupancy/index.ts');
        const id = `phone-${other.id}`;
        const owner = { kind: 'phone', id } as const;
        const cells = [reservation.startsAt - 30 * MINUTE_MS];
        await claimCells(tx, app().ctx, { pitchId, cells, owner, expiresAt: null });
        return id;
      });
      await cancel(app(), holder, reservation.id);
      // 20:30 is still held, so the earlier entry cannot have its hour, but the later entry can.
      expect([await stateOf(early), await stateOf(late)]).toEqual([['waiting'], ['offered']]);
      const { releaseCells } = await import('../occupancy/index.ts');
      await app().db.transact((tx) => releaseCells(tx, app().ctx, { ownerId: neighbour }));
      expect(await stateOf(early)).toEqual(['offered']);
      expect(await stateOf(first.user)).toEqual([]);
    });
  },
  // The job that passes offers on looks at the offers of every test.
  undefined,
  { fresh: 'test' },
);
