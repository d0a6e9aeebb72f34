import { sql } from 'kysely';
import type { AnnouncementPreview, ListedAnnouncement } from 'mf-shared/contracts/announcements';
import type { Notification } from 'mf-shared/contracts/notifications';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { announcer, DRAFT } from '../../../test/announcing.ts';
import { approve, booked } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { subscribed } from '../../../test/subscriptions.ts';
import { tokenFor } from '../../../test/tokens.ts';
import type { AppContext } from '../../context.ts';
import { sendAnnouncements } from './deliver.ts';
import { clearAnnouncements } from './withdraw.ts';

onBothEngines(
  'announcements',
  (app, engine) => {
    /** The application as a process that is stopped once it has told some recipients. */
    const stopped = (): AppContext => {
      const { ctx } = app();
      const stop = new AbortController();
      const publish: AppContext['bus']['publish'] = (topic, frame) => {
        if (frame.event === 'notification') stop.abort();
        ctx.bus.publish(topic, frame);
      };
      return { ...ctx, bus: { ...ctx.bus, publish }, stopping: stop.signal };
    };
    /** Lets the database refuse notices for an account. */
    const refuse = (id: string) =>
      sql
        .raw(
          engine === 'postgres'
            ? `alter table notifications add constraint refused check (owner_id <> '${id}')`
            : `create trigger refused before insert on notifications when new.owner_id = '${id}'
               begin select raise(abort, 'refused'); end`,
        )
        .execute(app().db.q);
    const news = async ({ token }: { token: string }) =>
      (await app().call<Notification[]>('get', '/api/notifications', { token })).body;
    const unread = async ({ token }: { token: string }) =>
      (await app().call<{ unread: number }>('get', '/api/notifications/unread-count', { token })).body.unread;
    const acts = async (id: string) =>
      (
        await app()
          .db.q.selectFrom('audit_entries')
          .select('act')
          .where('subject_id', '=', id)
          .orderBy('position')
          .execute()
      ).map(({ act }) => act);

    it('reach every open account once, with title, text and link, and tell their pages', async () => {
      const { send, show, act } = await announcer(app());
      const [player, venue] = [await createUser(app()), await createVenue(app())];
      const away = [
        await createUser(app(), { suspended_at: 1 }),
        await createVenue(app(), { status: 'pending' }),
      ];
      const one = await send();
      expect(one).toMatchObject({ state: 'sending', recipients: null });
      await sendAnnouncements(app().ctx);
      await sendAnnouncements(app().ctx);
      for (const { token } of [player, venue]) {
        const { title, text, link } = DRAFT;
        const topic = 'announcements';
        expect(await news({ token })).toMatchObject([{ kind: 'announcement', topic, title, text, link }]);
      }
      const told = await app().db.q.selectFrom('notifications').select('owner_id').execute();
      for (const { id } of away) expect(told).not.toContainEqual({ owner_id: id });
      expect(await show(one)).toMatchObject({
        state: 'sent',
        progress: { recipients: 2, told: 2, failed: 0 },
      });
      const topics = app().frames.flatMap(({ topic, frame }) =>
        frame.event === 'notification' ? topic : [],
      );
      expect(topics.toSorted()).toEqual([`actor:${player.id}`, `actor:${venue.id}`].toSorted());
      expect(await acts(one.id)).toEqual(['announcement.create', 'announcement.send']);
      expect((await act('cancel', await show(one))).body.code).toBe('announcement_state');
      // Whoever comes later is not told.
      app().time.now += HOUR_MS;
      expect(await news(await createUser(app()))).toEqual([]);
    });

    it('leave out whoever comes after they began', async () => {
      const { send, show } = await announcer(app());
      await createUser(app());
      const one = await send();
      app().time.now += 1;
      const late = [await createUser(app()), await createVenue(app())];
      await sendAnnouncements(app().ctx);
      for (const who of late) expect(await news(who)).toEqual([]);
      expect(await show(one)).toMatchObject({ progress: { recipients: 1, told: 1 } });
    });

    it('reach a player whose hour after midnight belongs to the night before, and nobody of another venue', async () => {
      const { send, show } = await announcer(app());
      const [venue, other] = [await createVenue(app()), await createVenue(app())];
      const [late, elsewhere] = [await createUser(app()), await createUser(app())];
      const hour = await booked(app(), late, venue, { date: '2026-11-18', timeSlot: '01:00-02:00' });
      await approve(app(), venue, hour.id);
      await subscribed(app(), elsewhere, other);
      app().time.now = Date.parse('2026-11-18T21:30:00Z');
      const one = await send({ place: 'venue', venueId: venue.id, role: 'players' });
      await sendAnnouncements(app().ctx);
      expect(await news({ token: await tokenFor(app(), late, 'user') })).toMatchObject([
        { kind: 'announcement' },
        {},
      ]);
      expect(await show(one)).toMatchObject({ progress: { recipients: 1, told: 1 } });
    });

    it('go to one role, one city, or the people of one venue and players with coming hours there', async () => {
      const { send, call } = await announcer(app());
      const [here, there] = [await createVenue(app()), await createVenue(app(), { city: 'Muş' })];
      const [guest, regular, stranger, past] = [
        await createUser(app(), { city: 'Muş' }),
        await createUser(app()),
        await createUser(app()),
        await createUser(app()),
      ];
      await approve(app(), here, (await booked(app(), guest, here)).id);
      await booked(app(), stranger, here, { date: '2026-11-21' });
      await subscribed(app(), regular, here, { dayOfWeek: 'Pazartesi' });
      await approve(
        app(),
        here,
        (await booked(app(), past, here, { date: '2026-11-18', timeSlot: '18:00-19:00' })).id,
      );
      app().time.now += 6 * HOUR_MS;
      const told = async (over: object) => {
        const { body } = await call<AnnouncementPreview>('post', '/preview', { ...DRAFT, ...over });
        const { id } = await send(over);
        await sendAnnouncements(app().ctx);
        const rows = await app()
          .db.q.selectFrom('notifications')
          .select(['owner_id', 'owner_model'])
          .where('broadcast_id', '=', id)
          .execute();
        const of = (model: string) => rows.filter(({ owner_model }) => owner_model === model).length;
        expect(body.recipients).toEqual({ players: of('User'), businesses: of('Business') });
        return rows.map(({ owner_id }) => owner_id).toSorted();
      };
      const ids = (...all: { id: string }[]) => all.map(({ id }) => id).toSorted();
      expect(await told({ role: 'players' })).toEqual(ids(guest, regular, stranger, past));
      expect(await told({ role: 'businesses' })).toEqual(ids(here, there));
      expect(await told({ place: 'city', city: 'Muş' })).toEqual(ids(guest, there));
      const venueId = here.id;
      expect(await told({ place: 'venue', venueId })).toEqual(ids(guest, regular, here));
      expect(await told({ place: 'venue', venueId, role: 'players' })).toEqual(ids(guest, regular));
    });

    it('wait for their time, can be changed until then, and begin by themselves', async () => {
      const { write, act, call, show } = await announcer(app());
      const player = await createUser(app());
      const at = { date: '2026-11-19', time: '10:30' };
      const draft = await write(at);
      expect(draft.sendAt).toBe(Date.parse('2026-11-19T07:30:00Z'));
      const { body: waits } = await act('send', draft);
      expect(waits).toMatchObject({ state: 'scheduled', version: 2 });
      await sendAnnouncements(app().ctx);
      expect(await news(player)).toEqual([]);
      const changed = { ...DRAFT, ...at, title: 'Yeni başlık', version: 2 };
      expect((await call('put', `/${draft.id}`, changed)).body).toMatchObject({
        version: 3,
        state: 'scheduled',
      });
      const timeless = await call('put', `/${draft.id}`, { ...DRAFT, version: 3 });
      expect(timeless.body.fields).toHaveProperty('date');
      app().time.now = Date.parse('2026-11-19T07:30:00Z');
      await sendAnnouncements(app().ctx);
      expect((await news(player))[0]).toMatchObject({ title: 'Yeni başlık' });
      const late = await call('put', `/${draft.id}`, { ...DRAFT, ...at, date: '2026-11-25', version: 3 });
      expect([late.status, late.body.code]).toEqual([409, 'announcement_state']);
      expect((await show(draft)).state).toBe('sent');
      expect(await acts(draft.id)).toEqual([
        'announcement.create',
        'announcement.schedule',
        'announcement.change',
      ]);
    });

    it('refuse a time that is over or far away, a venue that is closed, and links to other sites', async () => {
      const { call, write, act } = await announcer(app());
      const fields = async (over: object) =>
        Object.keys((await call('post', '', { ...DRAFT, ...over })).body.fields ?? {});
      expect(await fields({ date: '2026-11-18', time: '13:59' })).toEqual(['time']);
      expect(await fields({ date: '2027-03-01', time: '10:00' })).toEqual(['date']);
      expect(await fields({ date: '2026-11-20' })).toEqual(['time']);
      expect(await fields({ place: 'city' })).toEqual(['city']);
      expect(await fields({ place: 'venue', venueId: 'none' })).toEqual(['venueId']);
      const { id } = await createVenue(app(), { status: 'pending' });
      expect(await fields({ place: 'venue', venueId: id })).toEqual(['venueId']);
      for (const link of ['//kotu.test', '/\\kotu.test', 'https://kotu.test', '/a\tb', 'javascript:alert(1)'])
        expect(await fields({ link }), link).toEqual(['link']);
      expect(await fields({ text: 'Gizli \u202etersine' })).toEqual(['text']);
      // A draft that waited too long.
      const draft = await write({ date: '2026-11-18', time: '15:00' });
      app().time.now += 2 * HOUR_MS;
      expect((await act('send', draft)).body.code).toBe('announcement_state');
      // A place that was chosen before and not after all is forgotten.
      expect(await write({ city: 'Muş', venueId: 'yok' })).toMatchObject({ city: null, venueId: null });
    });

    it('are given up before their time, or stopped on the way, by one of two admins', async () => {
      const { write, act, call, show } = await announcer(app());
      const other = await announcer(app(), 'owner');
      const draft = await write({ date: '2026-11-19', time: '10:30' });
      const { body: waits } = await act('send', draft);
      expect((await other.act('cancel', draft)).body.code).toBe('announcement_changed');
      expect((await other.act('cancel', waits)).body).toMatchObject({ state: 'cancelled', startedAt: null });
      expect((await act('cancel', waits)).body.code).toBe('announcement_state');
      expect((await act('withdraw', { ...waits, version: 3 }, { reason: 'Hata' })).status).toBe(409);
      app().time.now += 2 * DAY_MS;
      const players: { token: string }[] = [];
      for (let n = 0; n < 30; n++) players.push(await createUser(app()));
      const goes = (await act('send', await write())).body;
      await sendAnnouncements(stopped());
      const over = (await act('cancel', goes)).body;
      expect(over).toMatchObject({ state: 'cancelled', progress: { told: 25, recipients: 30 } });
      await sendAnnouncements(app().ctx);
      expect(await show(goes)).toMatchObject({ state: 'cancelled', told: 25 });
      expect(await acts(goes.id)).toContain('announcement.stop');
      const { body: rows } = await call<ListedAnnouncement[]>('get', '?state=cancelled');
      expect(rows.map(({ id }) => id)).toEqual([goes.id, draft.id]);
    });

    it('leave the lists and badges of everybody when they are withdrawn', async () => {
      const { send, act, show } = await announcer(app());
      const players = await Promise.all(Array.from({ length: 120 }, () => createUser(app())));
      const [player] = players;
      if (!player) throw new Error('nobody to tell');
      const [kept, one] = [await send({ title: 'Kalan' }), await send()];
      await sendAnnouncements(app().ctx);
      expect(await unread(player)).toBe(2);
      expect((await act('withdraw', await show(one), { reason: ' ' })).body.fields).toHaveProperty('reason');
      const { body } = await act('withdraw', await show(one), { reason: 'Yanlış tarih' });
      expect(body.withdrawnAt).toBe(app().time.now);
      expect((await act('withdraw', body, { reason: 'Yine' })).body.code).toBe('announcement_state');
      expect(await clearAnnouncements(app().ctx)).toBe(1);
      expect(await clearAnnouncements(app().ctx)).toBe(0);
      expect(await news(player)).toMatchObject([{ title: 'Kalan' }]);
      expect(await unread(player)).toBe(1);
      const rows = await app().db.q.selectFrom('notifications').select('broadcast_id').execute();
      expect(new Set(rows.map(({ broadcast_id }) => broadcast_id))).toEqual(new Set([kept.id]));
      const again = app().frames.filter(({ frame }) => frame.event === 'notificationsRead');
      expect(again).toHaveLength(120);
      expect(await acts(one.id)).toContain('announcement.withdraw');
    });

    it('go on where a process died, and pass over whoever cannot be told', async () => {
      const { send, show } = await announcer(app());
      const players = await Promise.all(Array.from({ length: 60 }, () => createUser(app())));
      const broken = players[37]?.id ?? '';
      const one = await send();
      await sendAnnouncements(stopped());
      expect((await show(one)).told).toBe(25);
      await refuse(broken);
      await sendAnnouncements(app().ctx);
      expect(await show(one)).toMatchObject({
        state: 'sent',
        progress: { recipients: 60, told: 59, failed: 1 },
      });
      const rows = await app().db.q.selectFrom('notifications').select('owner_id').execute();
      expect(rows).toHaveLength(59);
      expect(rows).not.toContainEqual({ owner_id: broken });
    });

    it('belong to support and the owners of the platform, and no two admins act on the same version', async () => {
      const money = await announcer(app(), 'finance');
      expect((await money.call('get')).status).toBe(403);
      expect((await money.call('post', '', DRAFT)).status).toBe(403);
      const [one, other] = [await announcer(app()), await announcer(app())];
      const draft = await one.write();
      const answers = await Promise.all([one.act('send', draft), other.act('send', draft)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });
  },
  undefined,
  { fresh: 'test' },
);
