import { decodeJwt } from 'jose';
import { beforeEach, expect, it, vi } from 'vitest';
import { addPhoto, DECIDED, decisions, GONE, MONTH, pendingVenue, rowOf } from '../../../test/decisions.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import { newId } from '../../base/id.ts';

const PASSWORD = 'yonetici-2026';

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

onBothEngines('the decisions on venues', (app) => {
  let token: string;
  beforeEach(async () => {
    token = (await createUser(app(), { role: 'admin' })).token;
  });
  const { list, approve, reject, restore } = decisions(app, () => token);

  it('lists those that wait, complete, the newest last', async () => {
    await app().db.q.deleteFrom('venues').execute();
    const late = await pendingVenue(app(), { created_at: app().time.now });
    const early = await pendingVenue(app(), { created_at: app().time.now - 1000 });
    await createVenue(app());
    const path = await addPhoto(app(), early.id);
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
    await addPhoto(app(), id);
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
