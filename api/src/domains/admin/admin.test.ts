import { decodeJwt } from 'jose';
import type { RejectedVenue } from 'mf-shared/contracts/admin';
import type { Venue } from 'mf-shared/contracts/venues';
import { beforeEach, expect, it, vi } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { memoryMail } from '../../../test/mails.ts';
import { quickHash } from '../../../test/passwords.ts';
import { newId } from '../../base/id.ts';
import { sendDueAccountMails } from '../account-mail/send-due.ts';
import { purgeRejected } from './drop-rejected.ts';

const MONTH = 30 * 24 * 60 * 60 * 1000;
const PASSWORD = 'yonetici-2026';

const pendingVenue = (test: TestApp, row: Parameters<typeof createVenue>[1] = {}) =>
  createVenue(test, { status: 'pending', next_payment_at: null, ...row });
const rowOf = (test: TestApp, id: string) =>
  test.db.q.selectFrom('venues').selectAll().where('id', '=', id).executeTakeFirst();
const DECIDED = {
  status: 409,
  body: { code: 'already_decided', message: 'Bu başvuru daha önce sonuçlandırılmış.' },
};
const GONE = { status: 404, body: { code: 'not_found', message: 'Aradığınız kayıt bulunamadı.' } };

onBothEngines('login of an admin', (app) => {
  const login = (json: unknown) => app().call<{ token: string }>('post', '/api/admin/login', { json });

  it('answers a token of the role admin', async () => {
    const { id, email } = await createUser(app(), {
      role: 'admin',
      password_hash: await quickHash(PASSWORD),
    });
    const { status, body } = await login({ email: ` ${email.toUpperCase()}`, password: PASSWORD });
    expect(status).toBe(200);
    expect(decodeJwt(body.token)).toMatchObject({ id, email, role: 'admin' });
    const pending = await app().call('get', '/api/admin/pending-businesses', { token: body.token });
    expect(pending.status).toBe(200);
  });

  it('says the same of a wrong password, an unknown e-mail and a player', async () => {
    const password_hash = await quickHash(PASSWORD);
    const admin = await createUser(app(), { role: 'admin', password_hash });
    const player = await createUser(app(), { password_hash });
    for (const [email, password] of [
      [admin.email, 'yonetici-2027'],
      ['kimse@topla.test', PASSWORD],
      [player.email, PASSWORD],
    ]) {
      expect(await login({ email, password })).toMatchObject({
        status: 401,
        body: {
          code: 'admin_bad_credentials',
          message: 'Hatalı giriş! Lütfen bilgilerinizi kontrol edin.',
        },
      });
    }
  });

  it('lets an admin into the player area as well', async () => {
    const { email } = await createUser(app(), {
      role: 'admin',
      password_hash: await quickHash(PASSWORD),
    });
    const { body } = await app().call<{ token: string }>('post', '/api/users/login', {
      json: { email, password: PASSWORD },
    });
    const own = await app().call('get', '/api/profile/user', { token: body.token });
    expect(own.body).toMatchObject({ role: 'admin' });
  });

  it('refuses malformed JSON and missing fields', async () => {
    expect(await app().call('post', '/api/admin/login', { raw: 'x' })).toMatchObject({
      status: 400,
      body: { code: 'malformed_json' },
    });
    expect(await login({})).toMatchObject({
      status: 400,
      body: { fields: { email: 'E-posta adresinizi yazın.', password: 'Şifrenizi yazın.' } },
    });
  });
});

onBothEngines('decisions on venues', (app) => {
  let token: string;
  beforeEach(async () => {
    token = (await createUser(app(), { role: 'admin' })).token;
  });
  const list = (query = '') => app().call<Venue[]>('get', `/api/admin/pending-businesses${query}`, { token });
  const approve = (id: string) => app().call('put', `/api/admin/approve/${id}`, { token });
  const reject = (id: string, reason = '') =>
    app().call('delete', `/api/admin/reject/${id}${reason && `?reason=${encodeURIComponent(reason)}`}`, {
      token,
    });
  const restore = (id: string) => app().call('post', `/api/admin/restore/${id}`, { token });
  const rejected = (query = '') =>
    app().call<RejectedVenue[]>('get', `/api/admin/rejected-businesses${query}`, { token });
  const addPhoto = async (venue_id: string) => {
    const path = `/uploads/${newId()}.webp`;
    await app().db.q.insertInto('venue_photos').values({ id: newId(), venue_id, path, sort: 0 }).execute();
    return path;
  };

  it('lists those that wait, complete, the newest last', async () => {
    await app().db.q.deleteFrom('venues').execute();
    const late = await pendingVenue(app(), { created_at: app().time.now });
    const early = await pendingVenue(app(), { created_at: app().time.now - 1000 });
    await createVenue(app());
    const path = await addPhoto(early.id);
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.map((business) => business.id)).toEqual([early.id, late.id]);
    expect(body[0]).toMatchObject({
      _id: early.id,
      ownerName: 'Ayşe Öztürk',
      email: early.email,
      isActive: false,
      nextPaymentDate: null,
      location: { city: 'İstanbul', coordinates: [28.98, 41.01] },
      photos: [path],
      fields: [{ name: 'Saha 1', capacity: "7'e 7", price: 1200 }],
    });
  });

  it('lists in pages, each once', async () => {
    await app().db.q.deleteFrom('venues').execute();
    const made: string[] = [];
    for (let n = 0; n < 3; n++) made.push((await pendingVenue(app())).id);
    const first = await list('?limit=2');
    const cursor = first.headers.get('X-Next-Cursor');
    const second = await list(`?limit=2&cursor=${cursor}`);
    expect([...first.body, ...second.body].map((business) => business.id)).toEqual(made);
    expect(second.headers.get('X-Next-Cursor')).toBeNull();
  });

  it('starts the free month with the approval', async () => {
    const { id, token: owner } = await pendingVenue(app());
    expect((await app().call('get', '/api/profile/business', { token: owner })).status).toBe(401);
    expect(await approve(id)).toMatchObject({ status: 200, body: { message: 'İşletme onaylandı.' } });
    expect(await rowOf(app(), id)).toMatchObject({
      status: 'approved',
      next_payment_at: app().time.now + MONTH,
    });
    const profile = await app().call('get', '/api/profile/business', { token: owner });
    expect(profile.body).toMatchObject({
      isActive: true,
      nextPaymentDate: new Date(app().time.now + MONTH).toISOString(),
    });
    expect((await list()).body.map((business) => business.id)).not.toContain(id);
  });

  it('approves once; a second approval gives no second month', async () => {
    const { id } = await pendingVenue(app());
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(id)));
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    for (const answer of answers.filter((a) => a.status !== 200)) expect(answer).toMatchObject(DECIDED);
    const due = (await rowOf(app(), id))?.next_payment_at;
    app().time.now += 1000;
    expect(await approve(id)).toMatchObject(DECIDED);
    expect((await rowOf(app(), id))?.next_payment_at).toBe(due);
  });

  it('takes a rejected business away at once, and deletes it with pitches and photos after 30 days', async () => {
    const remove = vi.spyOn(app().ctx.storage, 'remove');
    const other = await pendingVenue(app());
    const kept = await addPhoto(other.id);
    const { id, token: owner } = await pendingVenue(app());
    const paths = [await addPhoto(id), await addPhoto(id)];
    expect(await reject(id)).toMatchObject({ status: 200, body: { message: 'İşletme reddedildi.' } });
    expect((await list()).body.map((business) => business.id)).not.toContain(id);
    expect((await rejected()).body.map((business) => business.id)).toContain(id);
    const { now } = app().time;
    app().time.now = now + MONTH - 1;
    await purgeRejected(app().ctx);
    expect(remove).not.toHaveBeenCalled();
    expect(await rowOf(app(), id)).toBeDefined();
    app().time.now = now + MONTH;
    await purgeRejected(app().ctx);
    app().time.now = now;
    expect(await rowOf(app(), id)).toBeUndefined();
    expect(await app().db.q.selectFrom('pitches').select('id').where('venue_id', '=', id).execute()).toEqual(
      [],
    );
    const removed = remove.mock.calls.map(([path]) => path);
    expect(removed.sort()).toEqual(paths.sort());
    expect(removed).not.toContain(kept);
    expect(await app().call('get', '/api/profile/business', { token: owner })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    expect(await reject(id)).toMatchObject(GONE);
    expect(await approve(id)).toMatchObject(GONE);
    remove.mockRestore();
  });

  it('goes even where a photo cannot be deleted', async () => {
    const { id } = await pendingVenue(app(), { email: `${newId()}@yeniden.test` });
    await addPhoto(id);
    const remove = vi.spyOn(app().ctx.storage, 'remove').mockRejectedValue(new Error('disk'));
    expect((await reject(id)).status).toBe(200);
    const { now } = app().time;
    app().time.now = now + MONTH;
    await purgeRejected(app().ctx);
    app().time.now = now;
    expect(await rowOf(app(), id)).toBeUndefined();
    remove.mockRestore();
  });

  it('says why at the login, to whoever knows the password', async () => {
    const password = 'basvuru-2026';
    const { id, email } = await pendingVenue(app(), { password_hash: await quickHash(password) });
    await reject(id, '  Tapu adresi tutmuyor.  ');
    const login = (json: object) => app().call('post', '/api/business/login', { json });
    const { status, body } = await login({ email, password });
    expect([status, body]).toMatchObject([403, { code: 'business_rejected' }]);
    expect(JSON.stringify(body)).toContain('Tapu adresi tutmuyor.');
    expect(await login({ email, password: 'baska-parola' })).toMatchObject({ status: 401 });
  });

  it('mails the reason to an address that nobody proved too, and not what was undone in time', async () => {
    const mail = memoryMail();
    app().ctx.mail = mail.provider;
    const kept = await pendingVenue(app(), { email_verified_at: null });
    const [undone, again] = [await pendingVenue(app()), await pendingVenue(app())];
    for (const { id } of [kept, undone, again]) await reject(id, 'Fotoğraf yok');
    for (const { id } of [undone, again]) expect((await restore(id)).status).toBe(200);
    await reject(again.id, 'Adres yanlış');
    const { now } = app().time;
    app().time.now = now + 59_999;
    await sendDueAccountMails(app().ctx);
    expect(mail.mails).toEqual([]);
    app().time.now = now + 60_000;
    await sendDueAccountMails(app().ctx);
    app().time.now = now;
    app().ctx.mail = null;
    expect(mail.to(kept.email).map(({ text }) => text)).toEqual([expect.stringContaining('“Fotoğraf yok”')]);
    expect(mail.to(kept.email)[0]?.text).toContain('/register-business\n');
    expect(mail.to(undone.email)).toEqual([]);
    expect(mail.to(again.email).map(({ text }) => text)).toEqual([expect.stringContaining('“Adres yanlış”')]);
  });

  it('lists what was rejected with the reason and until when it can be undone, the latest first', async () => {
    await app().db.q.deleteFrom('venues').execute();
    const { now } = app().time;
    const made = [await pendingVenue(app()), await pendingVenue(app()), await pendingVenue(app())];
    for (const [n, { id }] of made.entries()) {
      app().time.now = now + n;
      await reject(id, `Gerekçe ${n}`);
    }
    app().time.now = now;
    const first = await rejected('?limit=2');
    const second = await rejected(`?limit=2&cursor=${first.headers.get('X-Next-Cursor')}`);
    const all = [...first.body, ...second.body];
    expect(all.map((business) => business.reason)).toEqual(['Gerekçe 2', 'Gerekçe 1', 'Gerekçe 0']);
    expect(all[2]).toMatchObject({
      id: made[0]?.id,
      rejectedAt: new Date(now).toISOString(),
      restorableUntil: new Date(now + MONTH).toISOString(),
    });
    expect(second.headers.get('X-Next-Cursor')).toBeNull();
  });

  it('lists what was rejected at one moment in pages, each once', async () => {
    await app().db.q.deleteFrom('venues').execute();
    const made: string[] = [];
    for (let n = 0; n < 3; n++) made.unshift((await pendingVenue(app())).id);
    for (const id of made) await reject(id);
    const first = await rejected('?limit=2');
    const second = await rejected(`?limit=2&cursor=${first.headers.get('X-Next-Cursor')}`);
    expect([...first.body, ...second.body].map((business) => business.id)).toEqual(made);
  });

  it('leave nothing of what a rejected business was told once it is deleted', async () => {
    const { id } = await pendingVenue(app());
    await app()
      .db.q.insertInto('notification_preferences')
      .values({ owner_id: id, topic: 'reservations', push: 1, mail: 1 })
      .execute();
    await reject(id);
    app().time.now += MONTH;
    await purgeRejected(app().ctx);
    const left = app().db.q.selectFrom('notification_preferences').selectAll().where('owner_id', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('undoes a rejection once; then the business waits again and can be approved', async () => {
    const { id } = await pendingVenue(app());
    await reject(id);
    const answers = await Promise.all([restore(id), restore(id), restore(id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter((a) => a.status !== 200)) expect(answer).toMatchObject(DECIDED);
    expect((await list()).body.map((business) => business.id)).toContain(id);
    expect((await rejected()).body.map((business) => business.id)).not.toContain(id);
    expect((await approve(id)).status).toBe(200);
    expect(await restore(id)).toMatchObject(DECIDED);
    expect(await restore(newId())).toMatchObject(GONE);
  });

  it.each(['', '?reason=', '?reason=%20%20'])(
    'says why also where no reason is given (%s)',
    async (query) => {
      const { id } = await createVenue(app(), { status: 'pending', next_payment_at: null });
      const { token } = await createUser(app(), { role: 'admin' });
      await app().call('delete', `/api/admin/reject/${id}${query}`, { token });
      const { body } = await rejected();
      expect(body.find((one) => one.id === id)?.reason).toBe('Başvurunuzdaki bilgiler doğrulanamadı.');
    },
  );

  it('refuses a reason beyond 500 characters', async () => {
    const { id } = await pendingVenue(app());
    expect(await reject(id, 'a'.repeat(501))).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
    expect((await reject(id, 'a'.repeat(500))).status).toBe(200);
    expect((await rejected()).body.find((one) => one.id === id)?.reason).toHaveLength(500);
  });

  it('are told to admins who watch, after the commit', async () => {
    const { id } = await pendingVenue(app());
    for (const work of [() => reject(id), () => restore(id), () => approve(id)]) {
      const seen = app().frames.length;
      await work();
      expect(app().frames.slice(seen)).toContainEqual({
        topic: 'admins',
        frame: { event: 'pendingChanged', data: {} },
      });
      const after = app().frames.length;
      await reject(newId());
      expect(app().frames.slice(after)).toEqual([]);
    }
  });

  it('does not reject an approved business', async () => {
    const remove = vi.spyOn(app().ctx.storage, 'remove');
    const { id } = await createVenue(app());
    await addPhoto(id);
    const before = await rowOf(app(), id);
    expect(await reject(id)).toMatchObject(DECIDED);
    expect(await rowOf(app(), id)).toEqual(before);
    expect(remove).not.toHaveBeenCalled();
    remove.mockRestore();
  });

  it('ends one way when approval and rejection meet', async () => {
    for (let n = 0; n < 5; n++) {
      const { id } = await pendingVenue(app());
      const [approved, rejected] = await Promise.all([approve(id), reject(id)]);
      const row = await rowOf(app(), id);
      if (approved.status === 200) {
        expect(rejected).toMatchObject(DECIDED);
        expect(row).toMatchObject({ status: 'approved' });
      } else {
        expect(rejected.status).toBe(200);
        expect(approved).toMatchObject(GONE);
        expect(row).toMatchObject({ status: 'pending', rejected_at: app().time.now });
      }
    }
  });

  it('are an admin’s alone', async () => {
    const { id, token: owner } = await pendingVenue(app());
    const before = await rowOf(app(), id);
    const business = await createVenue(app());
    const player = await createUser(app());
    // An admin who logs in on the players' side gets a player's token.
    const promoted = await createUser(app());
    await app().db.q.updateTable('users').set({ role: 'admin' }).where('id', '=', promoted.id).execute();
    const calls = [
      ['get', '/api/admin/pending-businesses'],
      ['put', `/api/admin/approve/${id}`],
      ['delete', `/api/admin/reject/${id}`],
      ['get', '/api/admin/rejected-businesses'],
      ['post', `/api/admin/restore/${id}`],
    ] as const;
    for (const [method, path] of calls) {
      expect((await app().call(method, path)).status).toBe(401);
      expect((await app().call(method, path, { token: owner })).status).toBe(401);
      for (const wrong of [business, player, promoted]) {
        expect(await app().call(method, path, { token: wrong.token })).toMatchObject({
          status: 403,
          body: { code: 'forbidden', message: 'Bu işlem için yetkiniz yok.' },
        });
      }
    }
    expect(await rowOf(app(), id)).toEqual(before);
  });

  it('end with the admin’s role', async () => {
    const admin = await createUser(app(), { role: 'admin' });
    await app().db.q.updateTable('users').set({ role: 'user' }).where('id', '=', admin.id).execute();
    expect(await app().call('get', '/api/admin/pending-businesses', { token: admin.token })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });
});
