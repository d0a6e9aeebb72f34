import type { AnswerTemplate, QueueCounts, QueueDetail, QueueItem } from 'mf-shared/contracts/queue';
import type { ReportReason } from 'mf-shared/contracts/reports';
import type { SupportRequest } from 'mf-shared/contracts/support';
import { expect, it } from 'vitest';
import { createStaff, createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

type Said = { message: string; code?: string };
type Known = Record<string, unknown>;

onBothEngines('the queue of reports and support requests', (app) => {
  const admin = (full_name?: string) =>
    createUser(app(), { role: 'admin', ...(full_name ? { full_name } : {}) });
  const get = async <T>(who: { token: string }, path: string) => {
    const answer = await app().call<T>('get', `/api${path}`, { token: who.token });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer;
  };
  const send = (who: { token: string }, path: string, json: Known, method = 'post') =>
    app().call<Said>(method, `/api${path}`, { token: who.token, json });
  const item = async (who: TestUser, id: string) => (await get<QueueDetail>(who, `/admin/queue/${id}`)).body;
  /** Asks for help and answers the request's id. */
  const asked = async (who: { id: string; token: string }, subject = 'other') => {
    expect((await send(who, '/support', { subject, text: 'Giremiyorum.' })).status).toBe(201);
    return (await get<SupportRequest[]>(who, '/support?limit=1')).body[0]?.id ?? '';
  };
  const reported = async (other: TestUser, reason: ReportReason = 'spam') => {
    const me = await createUser(app());
    await send(me, '/reports', { subject: { type: 'person', id: other.id }, reason });
    const row = app().db.q.selectFrom('reports').select('id').where('reporter_id', '=', me.id);
    return (await row.executeTakeFirstOrThrow()).id;
  };
  const listed = async (who: TestUser, query: string, ids: readonly string[]) => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { body: QueueItem[]; headers: Headers } = await get<QueueItem[]>(
        who,
        `/admin/queue?limit=3&${query}${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.body.map(({ id }) => id));
      cursor = page.headers.get('X-Next-Cursor');
    }
    return seen.filter((id) => ids.includes(id));
  };

  it('holds both kinds, urgent ones first and then the oldest, page by page', async () => {
    const [me, player, bad] = [await admin(), await createUser(app()), await createUser(app())];
    const [calm, mild] = [await asked(player), await reported(bad)];
    const [harm, privacy] = [await reported(bad, 'harassment'), await asked(player, 'privacy')];
    const ids = [calm, mild, harm, privacy];
    expect(await listed(me, 'state=open', ids)).toEqual([harm, privacy, calm, mild]);
    expect(await listed(me, 'state=open&kind=report', ids)).toEqual([harm, mild]);
    expect(await listed(me, 'state=open&kind=support', ids)).toEqual([privacy, calm]);
    expect(await item(me, privacy)).toMatchObject({
      ...{ kind: 'support', state: 'open', urgent: true, assignee: null, report: null },
      support: { text: 'Giremiyorum.', person: { id: player.id } },
    });
    expect((await item(me, mild)).report).toMatchObject({ reason: 'spam', owner: { id: bad.id } });
    expect((await get<QueueCounts>(me, '/admin/queue/counts')).body.open).toBeGreaterThanOrEqual(4);
  });

  it('holds a report once, however often its reporter repeats it', async () => {
    const [me, player, bad] = [await admin(), await createUser(app()), await createUser(app())];
    const json = { subject: { type: 'person', id: bad.id }, reason: 'spam' };
    for (let n = 0; n < 3; n++) await send(player, '/reports', json);
    const rows = app().db.q.selectFrom('reports').select('id').where('reporter_id', '=', player.id);
    const [{ id = '' } = {}] = await rows.execute();
    expect(await item(me, id)).toMatchObject({ state: 'open', version: 1 });
  });

  it('gives an item to the first of two admins, and says to the other one who has it', async () => {
    const [ayse, veli] = [await admin('Ayşe Yılmaz'), await admin('Veli Kurt')];
    const id = await asked(await createUser(app()));
    const answers = await Promise.all(
      [ayse, veli].map((who) => send(who, `/admin/queue/${id}/take`, { version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [holder, other] = answers[0]?.status === 200 ? [ayse, veli] : [veli, ayse];
    const name = holder === ayse ? 'Ayşe Yılmaz' : 'Veli Kurt';
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ code: 'queue_changed', message: `Bu kayıt şu anda ${name} adlı yöneticide.` },
    });
    const refused = await send(other, `/admin/support/${id}/answer`, { text: 'Tamam.' });
    expect([refused.status, refused.body.code]).toEqual([409, 'queue_changed']);
    expect(await listed(holder, 'state=working&mine=1', [id])).toEqual([id]);
    expect(await listed(other, 'state=working&mine=1', [id])).toEqual([]);
    expect(app().frames.filter(({ frame }) => frame.event === 'queueChanged').length).toBeGreaterThan(1);
    expect((await send(holder, `/admin/support/${id}/answer`, { text: 'Tamam.' })).status).toBe(200);
    expect(await item(other, id)).toMatchObject({ state: 'done', assignee: { id: holder.id } });
    const late = await send(other, `/admin/queue/${id}/take`, { version: 3 });
    expect(late.body.message).toBe('Bu kayıt daha önce sonuçlandırılmış.');
  });

  it('refuses who acts on an item as it was before', async () => {
    const [ayse, veli] = [await admin(), await admin('Veli Kurt')];
    const id = await reported(await createUser(app()));
    expect((await send(ayse, `/admin/queue/${id}/take`, { version: 1 })).status).toBe(200);
    expect((await send(ayse, `/admin/queue/${id}/give-back`, { version: 2 })).status).toBe(200);
    const stale = await send(veli, `/admin/reports/${id}/resolve`, { outcome: 'dismissed', version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'queue_changed']);
    const over = await send(ayse, `/admin/queue/${id}/hand-over`, { version: 3, adminId: veli.id });
    expect(over.body.message).toBe('Kayıt Veli Kurt adlı yöneticiye devredildi.');
    expect(await item(ayse, id)).toMatchObject({ state: 'working', assignee: { name: 'Veli Kurt' } });
    const written = app().db.q.selectFrom('audit_entries').select('act').where('subject_id', '=', id);
    expect((await written.orderBy('position').execute()).map(({ act }) => act)).toEqual([
      ...['queue.take', 'queue.giveBack', 'queue.handOver'],
    ]);
    const back = await send(ayse, `/admin/queue/${id}/give-back`, { version: 4 });
    expect(back.body.code).toBe('queue_changed');
    expect((await send(veli, `/admin/reports/${id}/resolve`, { outcome: 'acted', version: 4 })).status).toBe(
      200,
    );
    expect(await item(veli, id)).toMatchObject({ state: 'done', report: { outcome: 'acted' } });
  });

  it('hands nothing over to somebody who is no admin', async () => {
    const [me, player] = [await admin(), await createUser(app())];
    const id = await asked(player);
    const json = { version: 1, adminId: player.id };
    const refused = await send(me, `/admin/queue/${id}/hand-over`, json);
    expect(refused).toMatchObject({ status: 400, body: { fields: { adminId: 'Bir yönetici seçin.' } } });
    const { body } = await get<{ id: string }[]>(me, '/admin/queue/colleagues');
    expect(body.map((one) => one.id)).toContain(me.id);
    expect(body.map((one) => one.id)).not.toContain(player.id);
    const finance = await createUser(app(), { role: 'admin', admin_role: 'finance' });
    expect(body.map((one) => one.id)).not.toContain(finance.id);
    expect((await send(me, `/admin/queue/${id}/hand-over`, { ...json, adminId: finance.id })).status).toBe(
      400,
    );
    expect((await send(finance, `/admin/queue/${id}/take`, { version: 1 })).status).toBe(403);
  });

  it('waits for the writer who was asked, and comes back to the admin with the reply', async () => {
    const [me, player, stranger] = [await admin(), await createUser(app()), await createUser(app())];
    const id = await asked(player);
    const own = async () => (await get<SupportRequest[]>(player, '/support')).body[0];
    const reply = (who: { token: string }) => send(who, `/support/${id}/reply`, { text: 'Cuma günü.' });
    expect((await reply(player)).body.code).toBe('support_not_asked');
    expect((await send(me, `/admin/support/${id}/ask`, { text: 'Ne zaman?', version: 1 })).status).toBe(200);
    expect(await item(me, id)).toMatchObject({ state: 'waiting', assignee: { id: me.id } });
    expect(await own()).toMatchObject({
      awaitsReply: true,
      messages: [{ text: 'Ne zaman?', fromWriter: false }],
    });
    const news = await get<{ kind: string; link: string }[]>(player, '/notifications');
    expect(news.body[0]).toMatchObject({ kind: 'support_question', link: '/support' });
    expect((await reply(stranger)).status).toBe(404);
    expect((await reply(player)).status).toBe(200);
    expect(await own()).toMatchObject({ awaitsReply: false });
    expect(await item(me, id)).toMatchObject({
      ...{ state: 'working', assignee: { id: me.id } },
      support: { messages: [{ text: 'Ne zaman?' }, { text: 'Cuma günü.', fromWriter: true }] },
    });
    expect((await reply(player)).body.code).toBe('support_not_asked');
    const exported = await get<Known>(player, '/account/export');
    expect(JSON.stringify(exported.body)).toContain('Cuma günü.');
  });

  it('asks no visitor, and lets day staff reply to nothing about money', async () => {
    const me = await admin();
    const json = { subject: 'other', text: 'Merhaba', name: 'Ece', email: 'ece@ziyaretci.test' };
    await app().call('post', '/api/support', { json });
    const row = app()
      .db.q.selectFrom('support_requests')
      .select('id')
      .where('visitor_email', '=', json.email);
    const { id } = await row.executeTakeFirstOrThrow();
    expect((await send(me, `/admin/support/${id}/ask`, { text: 'Ne?' })).body.code).toBe('support_visitor');
    const venue = await createVenue(app());
    const staff = await createStaff(app(), venue, 'staff');
    const money = await asked(venue, 'payment');
    await send(me, `/admin/support/${money}/ask`, { text: 'Hangi ödeme?' });
    expect((await send(staff, `/support/${money}/reply`, { text: 'Bilmem' })).status).toBe(404);
    expect((await send(venue, `/support/${money}/reply`, { text: 'Kasım' })).status).toBe(200);
  });

  it('shows beside a report what was reported of the same account before, and how it was decided', async () => {
    const [me, bad] = [await admin(), await createUser(app())];
    const first = await reported(bad, 'fake');
    await send(me, `/admin/reports/${first}/resolve`, { outcome: 'acted', note: 'Uyarıldı' });
    const second = await reported(bad);
    expect((await item(me, second)).earlier).toMatchObject([
      { id: first, outcome: 'acted', note: 'Uyarıldı' },
    ]);
  });

  it('forgets an item with its request', async () => {
    const [me, player] = [await admin(), await createUser(app())];
    const id = await asked(player);
    await app().db.q.deleteFrom('support_requests').where('id', '=', id).execute();
    expect((await app().call('get', `/api/admin/queue/${id}`, { token: me.token })).status).toBe(404);
  });

  it('keeps prepared answers, by title', async () => {
    const me = await admin();
    const json = { title: 'Zaman', text: 'Merhaba {ad}, yarın döneriz.' };
    const { status, body } = await send(me, '/admin/answer-templates', json);
    expect([status, body]).toMatchObject([201, json]);
    const { id } = body as unknown as AnswerTemplate;
    await send(me, '/admin/answer-templates', { title: 'Çözüm', text: 'Çözüldü.' });
    const titles = async () =>
      (await get<AnswerTemplate[]>(me, '/admin/answer-templates')).body.map(({ title }) => title);
    expect(await titles()).toEqual(['Çözüm', 'Zaman']);
    await send(me, `/admin/answer-templates/${id}`, { ...json, title: 'Acele' }, 'put');
    expect(await titles()).toEqual(['Acele', 'Çözüm']);
    expect((await send(me, `/admin/answer-templates/${id}`, {}, 'delete')).status).toBe(200);
    expect(await titles()).toEqual(['Çözüm']);
    expect((await send(me, `/admin/answer-templates/${id}`, json, 'put')).status).toBe(404);
    const empty = await send(me, '/admin/answer-templates', { title: ' ', text: '' });
    expect(empty).toMatchObject({ status: 400, body: { fields: { title: 'Şablona bir ad verin.' } } });
  });
});
