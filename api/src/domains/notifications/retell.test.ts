import { expect, it } from 'vitest';
import { approve, atTime, booked, cancel, remove } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { forgetNotices } from './forget.ts';
import { notify } from './notify.ts';
import { retell } from './retell.ts';
import { QUIET_MS } from './told.ts';

onBothEngines(
  'what became true again',
  (app) => {
    const kinds = async ({ id }: { id: string }) => {
      const rows = app().db.q.selectFrom('notifications').select('kind').where('owner_id', '=', id);
      return (await rows.orderBy('id').execute()).map(({ kind }) => kind.replace('reservation_', ''));
    };
    const chats = async ({ id }: { id: string }) =>
      (await app().db.q.selectFrom('messages').select('id').where('receiver_id', '=', id).execute()).length;
    const later = (ms: number) => atTime(app(), app().time.now + ms, () => retell(app().ctx));
    const scene = async () => ({ user: await createUser(app()), venue: await createVenue(app()) });

    it('is told a second time after a quiet quarter of an hour, by news and chat', async () => {
      const { user, venue } = await scene();
      await cancel(app(), user, (await booked(app(), user, venue)).id);
      await booked(app(), user, venue);
      expect(await later(QUIET_MS - 1)).toBe(0);
      expect(await kinds(venue)).toEqual(['requested', 'cancelled']);
      const told = await Promise.all([later(QUIET_MS), later(QUIET_MS)]);
      expect(told.sort()).toEqual([0, 1]);
      expect(await kinds(venue)).toEqual(['requested', 'cancelled', 'requested']);
      expect(await chats(venue)).toBe(3);
    });

    it('waits for as long as it changes to and fro', async () => {
      const { user, venue } = await scene();
      await cancel(app(), user, (await booked(app(), user, venue)).id);
      await cancel(app(), user, (await booked(app(), user, venue)).id);
      // The receiver was last told that the request is withdrawn, which is still true.
      expect(await later(QUIET_MS)).toBe(0);
      await booked(app(), user, venue);
      app().time.now += QUIET_MS - 1;
      expect(await retell(app().ctx)).toBe(0);
    });

    it('is not told when it has stood since the receiver made it so', async () => {
      const user = await createUser(app());
      const say = (is: string, known = false) =>
        app().db.transact((tx) =>
          notify(tx, app().ctx, {
            ...{ to: { model: 'User', id: user.id }, kind: 'reservation_approved', text: is, link: '/' },
            ...{ fact: { subject: `hour:${user.id}`, is }, known },
          }),
        );
      for (const is of ['taken', 'given back']) await say(is);
      await say('taken', true);
      await say('taken');
      expect(await later(QUIET_MS)).toBe(0);
    });

    it('is told so once a day', async () => {
      const { user, venue } = await scene();
      for (let turn = 0; turn < 3; turn++) {
        const { id } = await booked(app(), user, venue);
        await later(QUIET_MS);
        await cancel(app(), user, id);
        await later(QUIET_MS);
      }
      expect(await kinds(venue)).toEqual(['requested', 'cancelled', 'requested']);
    });

    it('is not told to whoever made something of it since', async () => {
      const { user, venue } = await scene();
      await cancel(app(), user, (await booked(app(), user, venue)).id);
      await approve(app(), venue, (await booked(app(), user, venue)).id);
      expect(await later(QUIET_MS)).toBe(0);
      expect(await kinds(user)).toEqual(['approved']);
    });

    it('lets a player know how a decision ended that the venue changed often', async () => {
      const { user, venue } = await scene();
      for (let turn = 0; turn < 2; turn++) {
        const { id } = await booked(app(), user, venue);
        await approve(app(), venue, id);
        await remove(app(), venue, id);
      }
      await approve(app(), venue, (await booked(app(), user, venue)).id);
      expect(await kinds(user)).toEqual(['approved', 'cancelled']);
      expect(await later(QUIET_MS)).toBe(1);
      expect(await kinds(user)).toEqual(['approved', 'cancelled', 'approved']);
    });

    it('is forgotten with the account whose name it holds', async () => {
      const { user, venue } = await scene();
      await cancel(app(), user, (await booked(app(), user, venue)).id);
      await booked(app(), user, venue);
      const waiting = () =>
        app().db.q.selectFrom('told').select('waiting').where('about_user', '=', user.id).execute();
      expect(await waiting()).toHaveLength(1);
      await forgetNotices(app().db.q, user.id);
      expect(await waiting()).toEqual([]);
      expect(await later(QUIET_MS)).toBe(0);
    });
  },
  undefined,
  { fresh: 'test' },
);
