import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, expect, it } from 'vitest';
import { approve, ask, booked, cancel } from '../../../test/booking.ts';
import { createStaff, createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { playerForm, venueForm } from '../../../test/forms.ts';
import { onBothEngines, WEDNESDAY_NOON } from '../../../test/harness.ts';
import { memoryMail, tokenIn, untilMailed } from '../../../test/mails.ts';
import { subscribe, subscribed } from '../../../test/subscriptions.ts';
import { newId } from '../../base/id.ts';
import { sendDueDeliveries } from '../notifications/send-due.ts';
import { purgeAccountMails } from './purge.ts';

const PASSWORD = 'sifre-2026';
const REFUSED = { status: 403, body: { code: 'email_unverified' } };
const { provider, mails, to } = memoryMail();
beforeEach(() => {
  mails.length = 0;
});

onBothEngines(
  'the proof of an address',
  (app) => {
    beforeEach(() => {
      app().time.now = WEDNESDAY_NOON;
    });
    const verify = (token: string) =>
      app().call<{ email: string; role: string; code?: string }>('post', '/api/verify-email', {
        json: { token },
      });
    const resend = async (options: { token?: string; json?: object }) => {
      const answer = await app().call('post', '/api/verify-email/resend', { json: {}, ...options });
      await untilMailed(app());
      return answer;
    };
    const stateOf = async (token: string) =>
      (await app().call<{ emailVerified: boolean }>('get', '/api/verify-email', { token })).body;

    /** Registers and logs in as a new player does, without a further step. */
    async function newcomer(): Promise<TestUser> {
      const email = `${newId()}@oyuncu.test`;
      await app().call('post', '/api/users/register', { form: playerForm({ email }) });
      const { body } = await app().call<{ token: string }>('post', '/api/users/login', {
        json: { email, password: PASSWORD },
      });
      await untilMailed(app());
      const own = await app().call<{ id: string; fullName: string }>('get', '/api/profile/user', {
        token: body.token,
      });
      return { id: own.body.id, email, fullName: own.body.fullName, token: body.token };
    }

    it('comes by a link after the registration of a player, which may be opened twice', async () => {
      const user = await newcomer();
      expect(await stateOf(user.token)).toMatchObject({ email: user.email, emailVerified: false });
      const token = tokenIn(to(user.email)[0]);
      const done = { status: 200, body: { email: user.email, role: 'user' } };
      expect(await verify(token)).toMatchObject(done);
      expect(await verify(token)).toMatchObject(done);
      expect(await stateOf(user.token)).toMatchObject({ emailVerified: true });
      const { body } = await app().call('get', '/api/profile/user', { token: user.token });
      expect(body).toMatchObject({ emailVerified: true, pendingEmail: null });
    });

    it('comes the same way to a venue, before it is approved', async () => {
      const email = `${newId()}@isletme.test`;
      await app().call('post', '/api/business/register', { form: venueForm({ email }) });
      await untilMailed(app());
      expect(await verify(tokenIn(to(email)[0]))).toMatchObject({ status: 200, body: { role: 'business' } });
    });

    it('tells other people nothing of how somebody’s address stands', async () => {
      const [user, other] = [await newcomer(), await createUser(app())];
      const { body } = await app().call('get', `/api/users/${user.id}`, { token: other.token });
      expect(body).not.toHaveProperty('emailVerified');
    });

    it('does not work by itself: reading the address of the link proves nothing', async () => {
      const user = await newcomer();
      const token = tokenIn(to(user.email)[0]);
      await app().call('get', `/api/verify-email?token=${token}`);
      expect(await stateOf(user.token)).toMatchObject({ emailVerified: false });
      expect((await verify(token)).status).toBe(200);
    });

    it('lasts a day, and another link comes by the old one or while signed in', async () => {
      const user = await newcomer();
      const [first] = to(user.email);
      app().time.now += 24 * HOUR_MS - 1;
      expect((await resend({ json: { token: tokenIn(first) } })).status).toBe(200);
      const second = to(user.email)[1];
      expect(await verify(tokenIn(first))).toMatchObject({ status: 410, body: { code: 'link_invalid' } });
      app().time.now += 24 * HOUR_MS;
      expect((await verify(tokenIn(second))).status).toBe(410);
      expect((await resend({ token: user.token })).status).toBe(200);
      expect((await verify(tokenIn(to(user.email)[2]))).status).toBe(200);
      expect((await resend({ token: user.token })).body.message).toContain('zaten doğrulanmış');
      expect(to(user.email)).toHaveLength(3);
    });

    it('is mailed three times an hour at most, and the fourth is refused with the time to wait', async () => {
      const user = await newcomer();
      app().time.now += HOUR_MS / 2;
      const asked = [];
      for (let n = 0; n < 3; n++) asked.push(await resend({ token: user.token }));
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect(asked[2]?.headers.get('Retry-After')).toBe(String(HOUR_MS / 2 / 1000));
      expect(to(user.email)).toHaveLength(3);
      app().time.now += HOUR_MS / 2;
      expect((await resend({ token: user.token })).status).toBe(200);
    });

    it('is asked for by nobody who is unknown', async () => {
      expect((await resend({})).status).toBe(401);
      const staff = await createStaff(app(), await createVenue(app()));
      expect(await resend(staff)).toMatchObject({ status: 403, body: { code: 'staff_forbidden' } });
      expect((await resend({ json: { token: 'a' } })).status).toBe(410);
      expect((await verify('')).status).toBe(400);
    });

    it('lets a newcomer send one request without it, and another once that is answered', async () => {
      const [user, venue] = [await newcomer(), await createVenue(app())];
      const first = await booked(app(), user, venue);
      expect(await ask(app(), user, venue, { timeSlot: '22:00-23:00' })).toMatchObject(REFUSED);
      expect(await subscribe(app(), user, venue)).toMatchObject(REFUSED);
      // A venue takes some time to approve.
      app().time.now += 1;
      await approve(app(), venue, first.id);
      expect((await subscribe(app(), user, venue, { timeSlot: '23:00-00:00' })).status).toBe(201);
      expect(await ask(app(), user, venue, { timeSlot: '22:00-23:00' })).toMatchObject(REFUSED);
      await verify(tokenIn(to(user.email)[0]));
      expect((await ask(app(), user, venue, { timeSlot: '22:00-23:00' })).status).toBe(201);
    });

    it('lets a newcomer who plays there every week send a request without it', async () => {
      const [user, venue] = [await newcomer(), await createVenue(app())];
      await subscribed(app(), user, venue);
      expect((await ask(app(), user, venue, { timeSlot: '22:00-23:00' })).status).toBe(201);
    });

    it('counts an hour that a venue gives at once, and lets one of two requests through that come at once', async () => {
      const [user, other, venue] = [
        await newcomer(),
        await newcomer(),
        await createVenue(app(), {}, [{}, {}]),
      ];
      const slots = ['20:00-21:00', '21:00-22:00', '22:00-23:00'];
      const answers = await Promise.all(slots.map((timeSlot) => ask(app(), user, venue, { timeSlot })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
      await app().db.q.updateTable('venues').set({ approval: 'all' }).where('id', '=', venue.id).execute();
      const given = await ask(app(), other, venue, { fieldName: 'Saha 2' });
      expect(given).toMatchObject({ status: 201, body: { reservation: { status: 'approved' } } });
      expect(await ask(app(), other, venue, { fieldName: 'Saha 2', timeSlot: '23:00-00:00' })).toMatchObject(
        REFUSED,
      );
      await cancel(app(), other, given.body.reservation.id);
      expect((await ask(app(), other, venue, { fieldName: 'Saha 2', timeSlot: '23:00-00:00' })).status).toBe(
        201,
      );
    });

    it.each(['player', 'venue'])('lets a %s write ten messages a day without it', async (who) => {
      const reader = await createUser(app());
      const row = { email_verified_at: null };
      const player = await createUser(app(), row);
      const venue = await createVenue(app(), row);
      // A venue writes only to its guests.
      await booked(app(), reader, venue);
      const writer = who === 'player' ? player : venue;
      const send = (n: number) =>
        app().call('post', `/api/messages/${who === 'player' ? 'send' : 'send-business'}`, {
          token: writer.token,
          json: {
            receiverId: reader.id,
            receiverModel: 'User',
            content: `Mesaj ${n}`,
            clientId: `mesaj-${n}`,
          },
        });
      const answers = [];
      for (let n = 0; n < 11; n++) answers.push((await send(n)).status);
      expect(answers).toEqual([...Array(10).fill(201), 403]);
      expect(await send(11)).toMatchObject(REFUSED);
      // Sending a sent message again is not refused.
      expect((await send(9)).status).toBe(201);
      app().time.now += 24 * HOUR_MS;
      expect((await send(12)).status).toBe(201);
    });

    it('counts what a newcomer wrote, not what is said with a booking', async () => {
      const user = await createUser(app(), { email_verified_at: null });
      const venue = await createVenue(app());
      await booked(app(), user, venue);
      const send = (n: number) =>
        app().call('post', '/api/messages/send', {
          token: user.token,
          json: { receiverId: venue.id, receiverModel: 'Business', content: `Mesaj ${n}` },
        });
      const answers = [];
      for (let n = 0; n < 11; n++) answers.push((await send(n)).status);
      expect(answers).toEqual([...Array(10).fill(201), 403]);
    });

    it('lets a newcomer ask again once a request has run out, before anybody looked', async () => {
      const [user, venue] = [await newcomer(), await createVenue(app())];
      const { id } = await booked(app(), user, venue);
      const request = app().db.q.updateTable('reservations').where('id', '=', id);
      await request.set({ expires_at: app().time.now + 1 }).execute();
      expect(await ask(app(), user, venue, { timeSlot: '22:00-23:00' })).toMatchObject(REFUSED);
      app().time.now += 1;
      expect((await ask(app(), user, venue, { timeSlot: '22:00-23:00' })).status).toBe(201);
    });

    it('keeps every other mail from a stranger’s mailbox, however often hours are booked and cancelled', async () => {
      const [victim, venue] = [await newcomer(), await createVenue(app())];
      for (let round = 0; round < 25; round++) {
        const { id } = await booked(app(), victim, venue);
        app().time.now += 1;
        await approve(app(), venue, id);
        await cancel(app(), victim, id);
        await sendDueDeliveries(app().ctx);
      }
      app().time.now += HOUR_MS;
      await sendDueDeliveries(app().ctx);
      await untilMailed(app());
      expect(to(victim.email).map(({ subject }) => subject)).toEqual([
        'Topla: E-posta adresinizi doğrulayın',
      ]);
    });

    it('is forgotten a week after the mail, not before', async () => {
      const user = await newcomer();
      // The product gave up on this mail: it was never sent.
      const unsent = { written_at: null, token_hash: null, due_at: null, expires_at: null };
      const { id } = await newcomer();
      const ids = [user.id, id];
      await app().db.q.updateTable('account_mails').set(unsent).where('account_id', '=', id).execute();
      const rows = () =>
        app().db.q.selectFrom('account_mails').select('id').where('account_id', 'in', ids).execute();
      app().time.now += 7 * 24 * HOUR_MS - 1;
      await purgeAccountMails(app().ctx);
      expect(await rows()).toHaveLength(2);
      app().time.now += 1;
      await purgeAccountMails(app().ctx);
      expect(await rows()).toEqual([]);
    });
  },
  () => ({ mail: provider }),
);
