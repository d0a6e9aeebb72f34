import type { AdminSupportRequest, SupportRequest } from 'mf-shared/contracts/support';
import { DAY_MS } from 'mf-shared/time';
import { beforeEach, expect, it, vi } from 'vitest';
import { approve, booked, remove } from '../../../test/booking.ts';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { memoryMail } from '../../../test/mails.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import { purgeSupport } from './purge.ts';
import { sendSupportAnswers } from './send-answers.ts';

const { provider, mails, state, to } = memoryMail();
const captcha = { challenge: async () => ({}), verify: vi.fn(async (_token: string | undefined) => {}) };
beforeEach(() => {
  mails.length = 0;
  state.refusals = 0;
  captcha.verify.mockClear();
});

onBothEngines(
  'support requests',
  (app) => {
    type Refusal = { message: string; code?: string; fields?: Record<string, string> };
    const ask = (json: object, token?: string) =>
      app().call<Refusal>('post', '/api/support', {
        json: { subject: 'other', text: 'Giremiyorum.', ...json },
        ...(token ? { token } : {}),
      });
    const own = async (token: string, query = '') =>
      app().call<SupportRequest[]>('get', `/api/support${query}`, { token });
    const admin = async () => (await createUser(app(), { role: 'admin' })).token;
    const queue = async (query: string) =>
      app().call<AdminSupportRequest[]>('get', `/api/admin/support?${query}`, {
        token: await admin(),
      });
    const find = async (text: string, status = 'open') =>
      (await queue(`limit=100&status=${status}`)).body.find((one) => one.text === text);
    const answer = async (id: string, text: string) =>
      app().call<Refusal & { request: AdminSupportRequest }>('post', `/api/admin/support/${id}/answer`, {
        token: await admin(),
        json: { text },
      });
    const visitor = () => ({ name: 'Ece Kaya', email: `${newId()}@ziyaretci.test`, text: newId() });
    async function paid(businessId: string, at: number) {
      const id = newId();
      await app()
        .db.q.insertInto('payments')
        .values({
          ...{ id, venue_id: businessId, amount: 1500, status: 'paid', provider: 'sandbox' },
          ...{ provider_token: newId(), created_at: at, completed_at: at, period_from: at },
          ...{ period_to: at + 30 * DAY_MS, failure_reason: null, asked_at: null },
        })
        .execute();
      return id;
    }

    it('of a player wait for an admin, whose answer comes as news and stands with the request', async () => {
      const user = await createUser(app());
      const text = newId();
      expect(await ask({ subject: 'booking', text }, user.token)).toMatchObject({ status: 201 });
      expect(captcha.verify).not.toHaveBeenCalled();
      const waiting = await find(text);
      expect(waiting).toMatchObject({
        status: 'open',
        person: { id: user.id, type: 'User', name: user.fullName, email: user.email },
        refund: null,
      });
      const id = waiting?.id ?? '';
      expect(await answer(id, 'Düzelttik.')).toMatchObject({ status: 200, body: { request: { id } } });
      expect((await own(user.token)).body).toMatchObject([
        { id, text, status: 'answered', answer: 'Düzelttik.' },
      ]);
      const { body } = await app().call<object[]>('get', '/api/notifications', { token: user.token });
      expect(body).toMatchObject([
        { topic: 'support', text: 'Destek talebiniz yanıtlandı: Rezervasyon ve abonelik.', link: '/support' },
      ]);
      expect(await find(text)).toBeUndefined();
      expect(await find(text, 'answered')).toMatchObject({ answer: 'Düzelttik.' });
    });

    it('that were answered stand with the newest first, page by page', async () => {
      const { token } = await createUser(app());
      for (const text of ['1', '2', '3']) {
        await ask({ text }, token);
        await answer((await find(text))?.id ?? '', 'Tamam.');
      }
      const first = await queue('status=answered&limit=2');
      const cursor = first.headers.get('X-Next-Cursor');
      const second = await queue(`status=answered&limit=2&cursor=${cursor}`);
      expect([...first.body, ...second.body].map(({ text }) => text)).toEqual(['3', '2', '1']);
      // An account gets a notification, but no mail without an address.
      await sendSupportAnswers(app().ctx);
      expect(mails).toEqual([]);
    });

    it('keep their first answer', async () => {
      const asked = visitor();
      await ask(asked);
      const id = (await find(asked.text))?.id ?? '';
      await answer(id, 'İlk yanıt');
      expect(await answer(id, 'İkinci yanıt')).toMatchObject({
        status: 409,
        body: { code: 'support_answered' },
      });
      expect(await find(asked.text, 'answered')).toMatchObject({ answer: 'İlk yanıt' });
      expect((await answer(newId(), 'Kime?')).status).toBe(404);
      expect((await answer(id, '  ')).body.fields).toEqual({ text: 'Bir yanıt yazın.' });
    });

    it('of visitors pass the captcha, and are answered by one mail that tries again', async () => {
      const asked = visitor();
      await ask({ ...asked, recaptchaToken: 'insan' });
      expect(captcha.verify).toHaveBeenCalledExactlyOnceWith('insan');
      const id = (await find(asked.text))?.id ?? '';
      expect(await find(asked.text)).toMatchObject({
        person: { id: null, type: 'Visitor', name: 'Ece Kaya', email: asked.email },
      });
      state.refusals = 1;
      await answer(id, 'Merhaba.\nŞifrenizi yenileyin.');
      await sendSupportAnswers(app().ctx);
      expect(to(asked.email)).toEqual([]);
      app().time.now += 31_000;
      await sendSupportAnswers(app().ctx);
      await sendSupportAnswers(app().ctx);
      app().time.now += DAY_MS;
      await sendSupportAnswers(app().ctx);
      expect(to(asked.email)).toHaveLength(1);
      expect(to(asked.email)[0]?.text).toContain('Şifrenizi yenileyin.');
      // A stranger's words are not mailed to an unverified address.
      expect(to(asked.email)[0]?.text).not.toContain(asked.text);
    });

    it('of visitors are answered in eight tries at most', async () => {
      const asked = visitor();
      await ask(asked);
      state.refusals = 20;
      await answer((await find(asked.text))?.id ?? '', 'Tamam.');
      for (let day = 0; day < 10; day++) {
        await sendSupportAnswers(app().ctx);
        app().time.now += DAY_MS;
      }
      expect(20 - state.refusals).toBe(8);
    });

    it('of visitors are refused without a name, an address or the captcha', async () => {
      expect(await ask({ email: '' })).toMatchObject({
        status: 400,
        body: { fields: { name: 'Adınızı yazın.', email: 'Yanıt için e-posta adresinizi yazın.' } },
      });
      expect(await ask({ name: 'Ece', email: 'ece@' })).toMatchObject({
        status: 400,
        body: { fields: { email: 'Geçerli bir e-posta adresi yazın.' } },
      });
      expect(captcha.verify).not.toHaveBeenCalled();
      captcha.verify.mockRejectedValueOnce(new AppError('captcha_required'));
      const asked = visitor();
      expect(await ask(asked)).toMatchObject({ status: 400, body: { code: 'captcha_required' } });
      expect(await find(asked.text)).toBeUndefined();
    });

    it('hold at most 2000 letters', async () => {
      const { token } = await createUser(app());
      expect((await ask({ text: 'x'.repeat(2000) }, token)).status).toBe(201);
      expect((await ask({ text: 'x'.repeat(2001) }, token)).status).toBe(400);
    });

    it('are read by their writer and admins alone', async () => {
      const [me, other] = [await createUser(app()), await createUser(app())];
      await ask({}, me.token);
      expect((await own(other.token)).body).toEqual([]);
      expect((await app().call('get', '/api/support')).status).toBe(401);
      expect((await app().call('get', '/api/admin/support', { token: other.token })).status).toBe(403);
      const json = { text: 'Yanıt' };
      const path = `/api/admin/support/${newId()}/answer`;
      expect((await app().call('post', path, { token: other.token, json })).status).toBe(403);
      expect((await ask({}, await admin())).status).toBe(403);
    });

    it('come in pages that miss and repeat nothing', async () => {
      const { token } = await createUser(app());
      for (const text of ['1', '2', '3', '4']) await ask({ text }, token);
      const first = await own(token, '?limit=2');
      const cursor = first.headers.get('X-Next-Cursor');
      const second = await own(token, `?limit=2&cursor=${cursor}`);
      expect([...first.body, ...second.body].map(({ text }) => text)).toEqual(['4', '3', '2', '1']);
      expect(second.headers.get('X-Next-Cursor')).toBeNull();
    });

    it('for a refund name the payment of the last three days and what was booked since, once', async () => {
      const [venue, player] = [await createVenue(app()), await createUser(app())];
      await paid(venue.id, app().time.now - 3 * DAY_MS);
      const reservation = await booked(app(), player, venue);
      await approve(app(), venue, reservation.id);
      const text = newId();
      expect(await ask({ subject: 'refund', text }, venue.token)).toMatchObject({ status: 201 });
      expect((await find(text))?.refund).toEqual({
        paidAt: new Date(app().time.now - 3 * DAY_MS).toISOString(),
        amount: 1500,
        reservations: 1,
      });
      expect(await ask({ subject: 'refund' }, venue.token)).toMatchObject({
        status: 409,
        body: { code: 'refund_asked' },
      });
    });

    it('for a refund count what was approved since the last payment, also if it was called off later', async () => {
      const [venue, player] = [await createVenue(app()), await createUser(app())];
      const before = await booked(app(), player, venue, { timeSlot: '23:00-00:00' });
      await approve(app(), venue, before.id);
      app().time.now += 1;
      await paid(venue.id, app().time.now);
      await paid(venue.id, app().time.now - DAY_MS);
      const { id } = await booked(app(), player, venue);
      await approve(app(), venue, id);
      await remove(app(), venue, id);
      const text = newId();
      await ask({ subject: 'refund', text }, venue.token);
      const paidAt = new Date(app().time.now).toISOString();
      expect((await find(text))?.refund).toMatchObject({ paidAt, reservations: 1 });
    });

    it('about money are nothing for day staff', async () => {
      const venue = await createVenue(app());
      const [staff, manager] = [await createStaff(app(), venue), await createStaff(app(), venue, 'manager')];
      for (const subject of ['payment', 'booking']) await ask({ subject }, venue.token);
      const seenBy = async ({ token }: { token: string }) =>
        (await own(token)).body.map(({ subject }) => subject);
      expect(await seenBy(staff)).toEqual(['booking']);
      for (const who of [venue, manager]) expect(await seenBy(who)).toEqual(['booking', 'payment']);
    });

    it('for a refund come too late after three days, and from nobody but a venue', async () => {
      const [venue, player] = [await createVenue(app()), await createUser(app())];
      await paid(venue.id, app().time.now - 3 * DAY_MS - 1);
      expect(await ask({ subject: 'refund' }, venue.token)).toMatchObject({
        status: 409,
        body: { code: 'refund_too_late' },
      });
      expect((await ask({ subject: 'refund' }, player.token)).status).toBe(403);
      expect((await ask({ subject: 'refund', ...visitor() })).status).toBe(403);
    });

    it('are open to a venue that has not paid', async () => {
      const venue = await createVenue(app(), { next_payment_at: app().time.now - DAY_MS });
      expect((await ask({ subject: 'payment' }, venue.token)).status).toBe(201);
      expect((await own(venue.token)).body).toHaveLength(1);
    });

    it('go half a year after the answer, and never before one', async () => {
      const [asked, late] = [visitor(), visitor()];
      await ask(asked);
      await ask(late);
      await answer((await find(asked.text))?.id ?? '', 'Tamam.');
      app().time.now += 180 * DAY_MS - 1;
      await purgeSupport(app().ctx);
      expect(await find(asked.text, 'answered')).toBeDefined();
      app().time.now += 1;
      await purgeSupport(app().ctx);
      expect(await find(asked.text, 'answered')).toBeUndefined();
      expect(await find(late.text)).toBeDefined();
    });
  },
  () => ({ mail: provider, captcha }),
  // The job that mails answers takes the answers of every test.
  { fresh: 'test' },
);

onBothEngines('support without a mail server', (app) => {
  it('tells the admin that a visitor cannot be answered', async () => {
    const asked = { name: 'Ece', email: 'ece@ziyaretci.test', subject: 'other', text: newId() };
    await app().call('post', '/api/support', { json: asked });
    const { token } = await createUser(app(), { role: 'admin' });
    const { body } = await app().call<AdminSupportRequest[]>('get', '/api/admin/support', { token });
    const answered = await app().call('post', `/api/admin/support/${body[0]?.id}/answer`, {
      token,
      json: { text: 'Tamam.' },
    });
    expect(answered.body.message).toMatch(/e-posta sunucusu kurulu olmadığı için gönderilemiyor/);
  });
});
