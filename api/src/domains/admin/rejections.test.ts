import type { RejectedVenue } from 'mf-shared/contracts/admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { addPhoto, DECIDED, decisions, GONE, MONTH, pendingVenue, rowOf } from '../../../test/decisions.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { memoryMail } from '../../../test/mails.ts';
import { quickHash } from '../../../test/passwords.ts';
import { newId } from '../../base/id.ts';
import { sendDueAccountMails } from '../account-mail/send-due.ts';
import { purgeRejected } from './drop-rejected.ts';

onBothEngines('rejections of venues', (app) => {
  let token: string;
  beforeEach(async () => {
    token = (await createUser(app(), { role: 'admin' })).token;
  });
  const { list, approve, reject, restore } = decisions(app, () => token);
  const rejected = (query = '') =>
    app().call<RejectedVenue[]>('get', `/api/admin/rejected-businesses${query}`, { token });

  it('takes a rejected business away at once, and deletes it with pitches and photos after 30 days', async () => {
    const remove = vi.spyOn(app().ctx.storage, 'remove');
    const other = await pendingVenue(app());
    const kept = await addPhoto(app(), other.id);
    const { id, token: owner } = await pendingVenue(app());
    const paths = [await addPhoto(app(), id), await addPhoto(app(), id)];
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
    await addPhoto(app(), id);
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
});
