import type { NotificationKind } from 'mf-shared/contracts/notifications';
import { expect, it } from 'vitest';
import { ask, booked, cancel } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { memoryMail } from '../../../test/mails.ts';
import { LOOPS } from '../../../test/notice-loops.ts';
import { joined, leave } from '../../../test/waiting.ts';
import { newId } from '../../base/id.ts';

const ROUNDS = 4;

/** Turns everything on, in a browser and by mail. */
async function listen(app: TestApp, { id, token }: { id: string; token: string }): Promise<void> {
  const { body } = await app.call<{ preferences: object[] }>('get', '/api/notifications/preferences', {
    token,
  });
  const preferences = body.preferences.map((one) => ({ ...one, push: true, mail: true }));
  const json = { preferences };
  expect((await app.call('put', '/api/notifications/preferences', { token, json })).status).toBe(200);
  const keys = { p256dh: 'x', auth: 'x', endpoint: `https://push.test/${newId()}` };
  const row = { id: newId(), owner_model: 'User', owner_id: id, staff_id: null, created_at: 0 } as const;
  await app.db.q
    .insertInto('push_subscriptions')
    .values({ ...row, ...keys })
    .execute();
}

/** How often an account was told one kind, and how many of its chat messages say the same. */
async function heard({ db }: TestApp, { id }: { id: string }, kind: NotificationKind) {
  const count = async (channel: 'push' | 'mail') => {
    const own = db.q.selectFrom('deliveries').select('id').where('owner_id', '=', id);
    return (await own.where('kind', '=', kind).where('channel', '=', channel).execute()).length;
  };
  const rows = db.q.selectFrom('notifications').select('id').where('owner_id', '=', id);
  const messages = await db.q
    .selectFrom('messages')
    .select('content')
    .where('receiver_id', '=', id)
    .execute();
  return {
    news: (await rows.where('kind', '=', kind).execute()).length,
    pushes: await count('push'),
    mails: await count('mail'),
    repeated: messages.length - new Set(messages.map(({ content }) => content)).size,
  };
}

const push = { publicKey: '', accepts: () => true, send: async () => 'sent' as const };

onBothEngines(
  'what happens several times a day',
  (app) => {
    for (const [kind, start] of Object.entries(LOOPS)) {
      if (typeof start === 'string') continue;
      it(`is told once: ${kind}`, async () => {
        const { receiver, round, told = 1 } = await start(app());
        await listen(app(), receiver);
        for (let turn = 0; turn < ROUNDS; turn++) await round(turn);
        expect(await heard(app(), receiver, kind as NotificationKind)).toEqual({
          ...{ news: told, pushes: told, mails: told, repeated: 0 },
        });
      });
    }

    it('is told anew on the next day', async () => {
      const [user, venue] = [await createUser(app()), await createVenue(app())];
      await cancel(app(), user, (await booked(app(), user, venue)).id);
      app().time.now += 12 * 60 * 60_000;
      await cancel(app(), user, (await booked(app(), user, venue)).id);
      expect((await heard(app(), venue, 'reservation_requested')).news).toBe(2);
    });

    it('shows at once in the lists, and the venue’s pages hear of it', async () => {
      const [user, venue] = [await createUser(app()), await createVenue(app())];
      await cancel(app(), user, (await booked(app(), user, venue)).id);
      const before = app().frames.length;
      expect((await ask(app(), user, venue)).status).toBe(201);
      const heardLive = app()
        .frames.slice(before)
        .filter(({ topic }) => topic === `actor:${venue.id}`);
      expect(heardLive.map(({ frame }) => frame.event)).toEqual(['reservationChanged']);
      const path = `/api/reservations/business-reservations?businessId=${venue.id}`;
      const { body } = await app().call<{ reservations: { status: string }[] }>('get', path, {
        token: venue.token,
      });
      expect(body.reservations.filter(({ status }) => status === 'pending')).toHaveLength(1);
    });

    it('leaves a line that somebody left on purpose', async () => {
      const [holder, user, venue] = [
        await createUser(app()),
        await createUser(app()),
        await createVenue(app()),
      ];
      await booked(app(), holder, venue);
      for (let turn = 0; turn < ROUNDS; turn++)
        await leave(app(), user, (await joined(app(), user, venue)).id);
      expect(await heard(app(), user, 'waiting_offer')).toMatchObject({ news: 0 });
    });
  },
  () => ({ mail: memoryMail().provider, push }),
);
