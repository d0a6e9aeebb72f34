import type { DeskPlayer, SuspensionPreview } from 'mf-shared/contracts/desk';
import { expect, it } from 'vitest';
import { approve, booked } from '../../../test/booking.ts';
import { newsOf } from '../../../test/closed-venue.ts';
import { posted } from '../../../test/community.ts';
import { desk } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { memoryMail, untilMailed } from '../../../test/mails.ts';
import { quickHash } from '../../../test/passwords.ts';
import { subscribed } from '../../../test/subscriptions.ts';
import { joined } from '../../../test/waiting.ts';

const PASSWORD = 'gizli-parola-1';
const hash = quickHash(PASSWORD);
const post = memoryMail();

onBothEngines(
  'a suspended player',
  (app) => {
    const player = async () => createUser(app(), { full_name: 'Ege Kaya', password_hash: await hash });
    const login = (email: string) =>
      app().call<{ token: string; code: string; message: string }>('post', '/api/users/login', {
        json: { email, password: PASSWORD },
      });

    it('is signed out at once and cannot log in, and reads why and where to write', async () => {
      const [user, { act, read }] = [await player(), await desk(app())];
      const { token } = (await login(user.email)).body;
      expect(await act(`/players/${user.id}/suspend`)).toMatchObject({
        status: 200,
        body: { message: 'Hesap askıya alındı.' },
      });
      for (const old of [user.token, token])
        expect((await app().call('get', '/api/profile/user', { token: old })).status).toBe(401);
      expect(app().frames).toContainEqual({
        topic: `actor:${user.id}`,
        frame: { event: 'sessionsEnded', data: {} },
      });
      expect(await login(user.email)).toMatchObject({
        status: 403,
        body: {
          code: 'account_suspended',
          message: 'Hesabınız askıya alındı. Gerekçe: “Sahte hesap”.',
        },
      });
      const wrong = { email: user.email, password: 'yanlis-parola' };
      expect(await app().call('post', '/api/users/login', { json: wrong })).toMatchObject({
        body: { code: 'bad_credentials' },
      });
      await untilMailed(app());
      expect(post.to(user.email).at(-1)?.text).toContain('Gerekçe: “Sahte hesap”');
      expect((await read<DeskPlayer>(`/players/${user.id}`)).body).toMatchObject({
        ...{ state: 'suspended', suspension: { reason: 'Sahte hesap' }, sessions: [] },
      });
    });

    it('gives everything that is coming back, as the preview says first', async () => {
      const [user, other, venue] = [await player(), await createUser(app()), await createVenue(app())];
      const { act, read } = await desk(app());
      const approved = await booked(app(), user, venue);
      await approve(app(), venue, approved.id);
      const asked = await booked(app(), user, venue, { timeSlot: '18:00-19:00' });
      await subscribed(app(), user, venue, { timeSlot: '23:00-00:00', dayOfWeek: 'Cumartesi' });
      await booked(app(), other, venue, { timeSlot: '22:00-23:00' });
      await joined(app(), user, venue, { timeSlot: '22:00-23:00' });
      await posted(app(), user);
      const preview = (await read<SuspensionPreview>(`/players/${user.id}/suspension`)).body;
      expect(preview).toMatchObject({ reservations: 2, subscriptions: 1, waiting: 1 });
      expect(preview.bookings.slice(0, 3)).toMatchObject([
        { id: asked.id, kind: 'reservation', state: 'pending', venue: { id: venue.id } },
        { id: approved.id, kind: 'reservation', state: 'approved', fieldName: 'Saha 1' },
        { kind: 'subscription', date: '2026-11-21', timeSlot: '23:00-00:00' },
      ]);
      const old = (await newsOf(app(), venue)).length;
      expect((await act(`/players/${user.id}/suspend`)).status).toBe(200);
      const rest = 'rezervasyonu, oyuncunun hesabı askıya alındığı için iptal edildi.';
      const news = (await newsOf(app(), venue)).slice(old).map(([, text]) => text);
      expect(news.toSorted()).toEqual([
        `Saha 1, 20 Kasım Cuma, 18:00-19:00 ${rest}`,
        `Saha 1, 20 Kasım Cuma, 21:00-22:00 ${rest}`,
        'Saha 1, Cumartesi, 23:00-00:00 aboneliği, oyuncunun hesabı askıya alındığı için sona erdi.',
      ]);
      expect((await read(`/players/${user.id}/suspension`)).body).toEqual({
        ...{ reservations: 0, subscriptions: 0, waiting: 0, bookings: [] },
      });
      const ads = app().db.q.selectFrom('ads').select('status').where('user_id', '=', user.id);
      expect(await ads.execute()).toEqual([{ status: 'withdrawn' }]);
      expect(await brokenInvariants(app().db.q)).toEqual([]);
    });

    it('is not found by others, and comes back with the account but without the cancelled hours', async () => {
      const [user, other, venue] = [await player(), await createUser(app()), await createVenue(app())];
      const { act } = await desk(app());
      await booked(app(), user, venue);
      const name = `Ege${user.id.slice(-6)}`;
      const { q } = app().db;
      await q.insertInto('name_words').values({ word: name.toLowerCase(), user_id: user.id }).execute();
      const seen = async () =>
        (
          await app().call<{ users: { id: string }[] }>('get', `/api/users/search?name=${name}`, {
            token: other.token,
          })
        ).body.users.length;
      expect(await seen()).toBe(1);
      await act(`/players/${user.id}/suspend`);
      expect(await seen()).toBe(0);
      const restored = await act(`/players/${user.id}/restore`);
      expect(restored.body.message).toBe('Hesap yeniden açıldı. İptal edilen rezervasyonlar geri gelmez.');
      expect(await seen()).toBe(1);
      const { token } = (await login(user.email)).body;
      expect((await app().call('get', '/api/profile/user', { token })).status).toBe(200);
      const hours = app().db.q.selectFrom('reservations').select('status').where('user_id', '=', user.id);
      expect(await hours.execute()).toEqual([{ status: 'cancelled' }]);
      expect(await act(`/players/${user.id}/restore`)).toMatchObject({ body: { code: 'not_suspended' } });
    });

    it('is suspended once, however many admins do it', async () => {
      const user = await player();
      const desks = await Promise.all([0, 1, 2, 3].map(() => desk(app())));
      const answers = await Promise.all(desks.map(({ act }) => act(`/players/${user.id}/suspend`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('suspended_already');
    });

    it('is no admin, and nobody who is gone', async () => {
      const { act } = await desk(app());
      const admin = await createUser(app(), { role: 'admin' });
      for (const path of ['suspend', 'restore', 'reset-link', 'end-sessions'])
        expect(await act(`/players/${admin.id}/${path}`)).toMatchObject({
          status: 403,
          body: { code: 'account_of_admin' },
        });
      expect((await act('/players/nobody/suspend')).body.code).toBe('user_not_found');
      expect(await act(`/players/${admin.id}/suspend`, { reason: ' ' })).toMatchObject({
        status: 400,
        body: { fields: { reason: 'Gerekçeyi yazın.' } },
      });
    });
  },
  () => ({ mail: post.provider }),
);
