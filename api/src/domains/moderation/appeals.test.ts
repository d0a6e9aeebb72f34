import type { QueueDetail } from 'mf-shared/contracts/queue';
import type { OwnSuspension, Removal } from 'mf-shared/contracts/removals';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { posted } from '../../../test/community.ts';
import { desk, type Said } from '../../../test/desk.ts';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { memoryMail, untilMailed } from '../../../test/mails.ts';
import { quickHash } from '../../../test/passwords.ts';

type Account = { id: string; token: string };
type Desk = Awaited<ReturnType<typeof desk>>;
const PASSWORD = 'gizli-parola-1';
const hash = quickHash(PASSWORD);
const mails = memoryMail();

onBothEngines(
  'an appeal',
  (app) => {
    const send = <T = Said>(who: Account | null, path: string, json: object) =>
      app().call<T>('post', `/api${path}`, { ...(who ? { token: who.token } : {}), json });
    const get = async <T>({ token }: Account, path: string) => app().call<T>('get', `/api${path}`, { token });
    const news = async (who: Account) =>
      (await get<{ kind: string; text: string; link: string }[]>(who, '/notifications')).body;

    /** An ad of the author that `by` removed. */
    async function removed(by: Desk, author: Awaited<ReturnType<typeof createUser>>) {
      const ad = await posted(app(), author);
      await by.act('/removals', { subject: { type: 'ad', id: ad.id }, category: 'spam', reason: 'Reklam' });
      const row = app().db.q.selectFrom('removals').select('id').where('subject_id', '=', ad.id);
      return { ad, id: (await row.executeTakeFirstOrThrow()).id };
    }
    const appeal = (who: Account, id: string) =>
      send(who, `/removals/${id}/appeal`, { text: 'Reklam değil.' });
    const appealId = async (ownerId: string) => {
      const row = app().db.q.selectFrom('appeals').select('id').where('owner_id', '=', ownerId);
      return (await row.orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
    };
    const decide = (by: Desk, id: string, decision: string, more = {}) =>
      by.act(`/appeals/${id}/decide`, { decision, answer: 'Yeniden baktık.', ...more });

    it('is made once, by the author alone, and waits in the queue', async () => {
      const [admin, author] = [await desk(app()), await createUser(app(), { full_name: 'Ege Kaya' })];
      const { id } = await removed(admin, author);
      expect((await appeal(await createUser(app()), id)).status).toBe(404);
      expect((await send(author, `/removals/${id}/appeal`, { text: ' ' })).body.fields).toEqual({
        text: 'Neden itiraz ettiğinizi yazın.',
      });
      expect(await appeal(author, id)).toMatchObject({ status: 200, body: { appeal: { state: 'open' } } });
      expect((await appeal(author, id)).body.code).toBe('appeal_made');
      const item = await admin.read<QueueDetail>(`/queue/${await appealId(author.id)}`);
      expect(item.body).toMatchObject({
        ...{ kind: 'appeal', state: 'open', urgent: false },
        appeal: {
          ...{ text: 'Reklam değil.', owner: { name: 'Ege Kaya' }, suspension: null },
          removal: { id, type: 'ad', reason: 'Reklam', hasAppeal: true },
        },
      });
    });

    it('is made once when it is sent twice at once', async () => {
      const [admin, author] = [await desk(app()), await createUser(app())];
      const { id } = await removed(admin, author);
      const answers = await Promise.all([appeal(author, id), appeal(author, id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    it('is possible for 14 days, and not once the content is back', async () => {
      const [admin, author] = [await desk(app()), await createUser(app())];
      const { id } = await removed(admin, author);
      const q = app().db.q;
      const since = (ms: number) =>
        q
          .updateTable('removals')
          .set({ removed_at: app().time.now - ms })
          .where('id', '=', id)
          .execute();
      await since(14 * DAY_MS);
      expect((await appeal(author, id)).body.code).toBe('appeal_too_late');
      await since(14 * DAY_MS - 1);
      await admin.act(`/removals/${id}/restore`);
      expect((await appeal(author, id)).body.code).toBe('appeal_needless');
    });

    it('is decided by another admin; granted, the content is back and both sides are told', async () => {
      const [admin, judge, author] = [await desk(app()), await desk(app()), await createUser(app())];
      const reporter = await createUser(app());
      const ad = await posted(app(), author);
      await send(reporter, '/reports', { subject: { type: 'ad', id: ad.id }, reason: 'spam' });
      const report = app().db.q.selectFrom('reports').select('id').where('owner_id', '=', author.id);
      const reportId = (await report.executeTakeFirstOrThrow()).id;
      const subject = { type: 'ad', id: ad.id };
      await admin.act('/removals', { subject, category: 'spam', reason: 'Reklam', reportId });
      const removal = app().db.q.selectFrom('removals').select('id').where('subject_id', '=', ad.id);
      const { id } = await removal.executeTakeFirstOrThrow();
      await appeal(author, id);
      const item = await appealId(author.id);
      expect(await decide(admin, item, 'granted')).toMatchObject({
        ...{ status: 403, body: { code: 'appeal_own_decision' } },
      });
      expect((await decide(judge, item, 'granted', { version: 9 })).body.code).toBe('queue_changed');
      expect((await decide(judge, item, 'granted', { version: 1 })).body.message).toBe(
        'İtiraz kabul edildi.',
      );
      expect((await decide(judge, item, 'upheld')).body.code).toBe('appeal_decided');
      const shown = await get<{ id: string }[]>(reporter, '/requests?type=findPlayer&limit=100');
      expect(shown.body.map((one) => one.id)).toContain(ad.id);
      expect((await get<Removal>(author, `/removals/${id}`)).body).toMatchObject({
        restoredAt: expect.any(String),
        appeal: { state: 'granted', answer: 'Yeniden baktık.' },
      });
      expect((await news(author))[0]).toMatchObject({
        ...{ kind: 'appeal_decided', text: 'İtirazınız kabul edildi (İlan): “Yeniden baktık.”' },
        link: `/removals/${id}`,
      });
      expect((await news(reporter))[0]?.text).toContain('yeniden yayında');
      const acts = app()
        .db.q.selectFrom('audit_entries')
        .select(['act', 'reason'])
        .where('subject_id', '=', item);
      expect(await acts.execute()).toEqual([{ act: 'appeal.grant', reason: 'Yeniden baktık.' }]);
    });

    it('upheld leaves the content away', async () => {
      const [admin, judge, author] = [await desk(app()), await desk(app()), await createUser(app())];
      const { id } = await removed(admin, author);
      await appeal(author, id);
      await decide(judge, await appealId(author.id), 'upheld');
      expect((await get<Removal>(author, `/removals/${id}`)).body).toMatchObject({
        ...{ restoredAt: null, appeal: { state: 'upheld' } },
      });
    });

    it('is decided once when two admins decide at once', async () => {
      const [admin, author] = [await desk(app()), await createUser(app())];
      const [one, two] = [await desk(app()), await desk(app())];
      await appeal(author, (await removed(admin, author)).id);
      const item = await appealId(author.id);
      const answers = await Promise.all([decide(one, item, 'granted'), decide(two, item, 'upheld')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    it('is decided by the same admin only where there is no other', async () => {
      const [admin, author] = [await desk(app()), await createUser(app())];
      await appeal(author, (await removed(admin, author)).id);
      const item = await appealId(author.id);
      const others = app().db.q.updateTable('users').where('admin_role', 'is not', null);
      await others.set({ admin_role: 'finance' }).where('id', '<>', admin.id).execute();
      expect((await decide(admin, item, 'upheld')).status).toBe(200);
      await others.set({ admin_role: 'owner' }).where('id', '<>', admin.id).execute();
    });

    const login = (email: string, role = 'users') =>
      app().call<Said & { about?: { appealToken: string } }>('post', `/api/${role}/login`, {
        json: { email, password: PASSWORD },
      });

    it('against a suspension is made without a session, with what the login or the mail gives', async () => {
      const [admin, judge] = [await desk(app()), await desk(app())];
      const user = await createUser(app(), { password_hash: await hash });
      await admin.act(`/players/${user.id}/suspend`);
      const token = (await login(user.email)).body.about?.appealToken ?? '';
      await untilMailed(app());
      expect(mails.to(user.email).at(-1)?.text).toMatch(/\/suspension\?token=[\w-]+\.[\w-]+\.[\w-]+/);
      expect((await send<OwnSuspension>(null, '/suspension', { token })).body).toMatchObject({
        ...{ reason: 'Sahte hesap', appeal: null },
      });
      const asked = () =>
        send<OwnSuspension & Said>(null, '/suspension/appeal', { token, text: 'Ben gerçeğim.' });
      expect((await asked()).body.appeal).toMatchObject({ state: 'open' });
      expect((await asked()).body.code).toBe('appeal_made');
      const item = await appealId(user.id);
      expect((await judge.read<QueueDetail>(`/queue/${item}`)).body).toMatchObject({
        ...{ urgent: true, appeal: { suspension: { reason: 'Sahte hesap' }, against: { id: admin.id } } },
      });
      expect((await decide(admin, item, 'granted')).body.code).toBe('appeal_own_decision');
      expect((await decide(judge, item, 'granted')).status).toBe(200);
      expect((await login(user.email)).status).toBe(200);
      await untilMailed(app());
      expect(mails.to(user.email).at(-1)?.text).toContain('Yanıtımız: “Yeniden baktık.”');
      expect((await send(null, '/suspension', { token })).body.code).toBe('link_invalid');
    });

    it('against a suspension may be made again when the account is suspended again, with a new link', async () => {
      const admin = await desk(app());
      const user = await createUser(app(), { password_hash: await hash });
      await admin.act(`/players/${user.id}/suspend`);
      const old = (await login(user.email)).body.about?.appealToken ?? '';
      await send(null, '/suspension/appeal', { token: old, text: 'Neden?' });
      await admin.act(`/players/${user.id}/restore`);
      app().time.now += 1000;
      await admin.act(`/players/${user.id}/suspend`);
      expect((await send(null, '/suspension', { token: old })).body.code).toBe('link_invalid');
      const token = (await login(user.email)).body.about?.appealToken ?? '';
      expect((await send(null, '/suspension/appeal', { token, text: 'Yine mi?' })).status).toBe(200);
    });

    it('against a suspension is for the owner of a venue, and upheld it is told by mail', async () => {
      const [admin, judge] = [await desk(app()), await desk(app())];
      const venue = await createVenue(app(), {
        password_hash: await hash,
        email_verified_at: app().time.now,
      });
      const staff = await createStaff(app(), venue, 'staff');
      await app()
        .db.q.updateTable('staff')
        .set({ password_hash: await hash })
        .where('id', '=', staff.staffId)
        .execute();
      await admin.act(`/venues/${venue.id}/suspend`);
      const { email } = await app()
        .db.q.selectFrom('staff')
        .select('email')
        .where('id', '=', staff.staffId)
        .executeTakeFirstOrThrow();
      expect((await login(email, 'business')).body).toMatchObject({ code: 'account_suspended' });
      expect((await login(email, 'business')).body.about).toBeUndefined();
      const token = (await login(venue.email, 'business')).body.about?.appealToken ?? '';
      expect((await send(null, '/suspension/appeal', { token, text: 'Yanlış.' })).status).toBe(200);
      expect((await decide(judge, await appealId(venue.id), 'upheld')).status).toBe(200);
      await untilMailed(app());
      expect(mails.to(venue.email).at(-1)?.text).toContain('karar değişmedi');
      expect((await login(venue.email, 'business')).status).toBe(403);
    });

    it('takes no other token: not of a session, of another secret, or an old one', async () => {
      const admin = await desk(app());
      const user = await createUser(app(), { password_hash: await hash });
      await admin.act(`/players/${user.id}/suspend`);
      const token = (await login(user.email)).body.about?.appealToken ?? '';
      expect((await app().call('get', '/api/profile/user', { token })).status).toBe(401);
      for (const other of [user.token, `${token}x`, 'x'])
        expect((await send(null, '/suspension', { token: other })).body.code).toBe('link_invalid');
      app().time.now += 14 * DAY_MS;
      expect((await send(null, '/suspension', { token })).body.code).toBe('link_invalid');
      app().time.now -= 14 * DAY_MS;
    });
  },
  () => ({ mail: mails.provider }),
);
