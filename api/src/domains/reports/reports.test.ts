import type { AdminReport, ReportSubject } from 'mf-shared/contracts/reports';
import type { Venue } from 'mf-shared/contracts/venues';
import { expect, it } from 'vitest';
import { FRIDAY } from '../../../test/booking.ts';
import { posted } from '../../../test/community.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';

type Account = { id: string; token: string };
type Resolved = { report: AdminReport; code: string };

onBothEngines('reports', (app) => {
  const report = (by: Account, type: ReportSubject, id: string, over: object = {}) =>
    app().call<{ message: string; code: string }>('post', '/api/reports', {
      token: by.token,
      json: { subject: { type, id }, reason: 'spam', ...over },
    });
  const admin = () => createUser(app(), { role: 'admin' });
  const queue = async (query = '') => {
    const { token } = await admin();
    return app().call<AdminReport[]>('get', `/api/admin/reports${query}`, { token });
  };
  const about = async (id: string, status = 'open') =>
    (await queue(`?limit=100&status=${status}`)).body.filter(({ subject }) => subject.id === id);
  const resolve = async (id: string, json: object = { outcome: 'acted' }) => {
    const { token } = await admin();
    return app().call<Resolved>('post', `/api/admin/reports/${id}/resolve`, { token, json });
  };
  const post = async <T>(by: Account, path: string, json: object) =>
    (await app().call<T>('post', `/api${path}`, { token: by.token, json })).body;

  it('keep what was reported as it was, whoever changes it afterwards', async () => {
    const [me, other] = [await createUser(app()), await createUser(app(), { full_name: 'Kötü Niyet' })];
    const { newMessage } = await post<{ newMessage: { id: string } }>(other, '/messages/send', {
      receiverId: me.id,
      receiverModel: 'User',
      content: 'Kaba bir söz',
    });
    const answer = await report(me, 'message', newMessage.id, {
      reason: 'harassment',
      text: ' Rahatsız oldum. ',
    });
    expect(answer.status).toBe(201);
    await app().db.q.updateTable('messages').set({ content: 'x' }).where('id', '=', newMessage.id).execute();
    expect(await about(newMessage.id)).toMatchObject([
      {
        status: 'open',
        subject: { type: 'message', id: newMessage.id },
        owner: { id: other.id, type: 'User', name: 'Kötü Niyet' },
        reporter: { id: me.id, type: 'User' },
        reason: 'harassment',
        text: 'Rahatsız oldum.',
        snapshot: { content: 'Kaba bir söz' },
        outcome: null,
      },
    ]);
  });

  it('of a message name the venue that wrote it', async () => {
    const me = await createUser(app());
    const venue = await createVenue(app());
    const words = { content: 'Selam' };
    await post(me, '/messages/send', { ...words, receiverId: venue.id, receiverModel: 'Business' });
    const { newMessage } = await post<{ newMessage: { id: string } }>(venue, '/messages/send-business', {
      ...words,
      receiverId: me.id,
      receiverModel: 'User',
    });
    await report(me, 'message', newMessage.id);
    expect(await about(newMessage.id)).toMatchObject([{ owner: { id: venue.id, type: 'Business' } }]);
  });

  it('are taken of every kind of subject, by players and venues', async () => {
    const [me, other] = [await createUser(app()), await createUser(app())];
    const venue = await createVenue(app());
    const path = `/uploads/${newId()}.webp`;
    await app()
      .db.q.insertInto('venue_photos')
      .values({ id: newId(), venue_id: venue.id, path, sort: 0 })
      .execute();
    await post(other, `/business/${venue.id}/ratings`, { rating: 1, comment: 'Asılsız' });
    const shown = await app().call<Venue>('get', `/api/business/${venue.id}`);
    const review = shown.body.ratings[0]?.id ?? '';
    const ad = await posted(app(), other);
    const { challenge } = await post<{ challenge: { id: string } }>(other, '/challenges/create', {
      type: 'rakip-bul',
      details: 'Maç',
      contactInfo: '0532',
    });
    const { tournament } = await post<{ tournament: { id: string } }>(other, '/tournaments/create', {
      name: 'Kupa',
      date: FRIDAY,
      location: { city: 'Muş' },
      fee: 0,
      capacity: 8,
    });
    const subjects: [ReportSubject, string, object][] = [
      ['person', other.id, {}],
      ['venue', venue.id, { venue_name: 'Çınar Halı Saha' }],
      ['ad', ad.id, { type: 'findPlayer' }],
      ['review', review, { comment: 'Asılsız', rating: 1 }],
      ['photo', path, { path }],
      ['challenge', challenge.id, { details: 'Maç' }],
      ['tournament', tournament.id, { name: 'Kupa' }],
    ];
    for (const [type, id, snapshot] of subjects) {
      expect([type, (await report(me, type, id)).status]).toEqual([type, 201]);
      expect(await about(id)).toMatchObject([{ subject: { type, id }, snapshot }]);
    }
    expect((await report(venue, 'review', review)).status).toBe(201);
    expect((await report(venue, 'person', other.id)).status).toBe(201);
    expect((await report(venue, 'challenge', challenge.id)).body.code).toBe('report_subject_gone');
    expect((await report(venue, 'photo', path)).body.code).toBe('report_own');
    expect((await report(venue, 'venue', venue.id)).body.code).toBe('report_own');
    for (const [type, id] of subjects.filter(([kind]) => ['ad', 'challenge', 'tournament'].includes(kind))) {
      expect([type, (await report(other, type, id)).body.code]).toEqual([type, 'report_own']);
    }
    expect((await report(other, 'review', review)).body.code).toBe('report_own');
    expect((await report(me, 'person', me.id)).body.code).toBe('report_own');
  });

  it('refuse what is gone or between others', async () => {
    const [me, one, other] = [await createUser(app()), await createUser(app()), await createUser(app())];
    const { newMessage } = await post<{ newMessage: { id: string } }>(one, '/messages/send', {
      receiverId: other.id,
      receiverModel: 'User',
      content: 'Aramızda',
    });
    for (const type of ['person', 'venue', 'ad', 'review', 'photo', 'challenge', 'tournament'] as const) {
      expect(await report(me, type, newId())).toMatchObject({
        status: 404,
        body: { code: 'report_subject_gone' },
      });
    }
    expect((await report(me, 'message', newMessage.id)).body.code).toBe('report_subject_gone');
    expect((await report(me, 'person', (await admin()).id)).body.code).toBe('report_subject_gone');
    const ad = await posted(app(), one);
    await app().call('delete', `/api/requests/${ad.id}`, { token: one.token });
    expect((await report(me, 'ad', ad.id)).body.code).toBe('report_subject_gone');
    const bad = await report(me, 'person', other.id, { reason: 'bored', text: 'a'.repeat(1001) });
    expect(bad).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String), text: expect.any(String) } },
    });
    expect((await app().call('post', '/api/reports', { json: {} })).status).toBe(401);
  });

  it('refuse whom nobody can see any more: left accounts, closed venues, their photos and old ads', async () => {
    const [me, other] = [await createUser(app()), await createUser(app())];
    const venue = await createVenue(app());
    const path = `/uploads/${newId()}.webp`;
    const { q } = app().db;
    await q.insertInto('venue_photos').values({ id: newId(), venue_id: venue.id, path, sort: 0 }).execute();
    await post(other, `/business/${venue.id}/ratings`, { rating: 1, comment: 'Asılsız' });
    const shown = await app().call<Venue>('get', `/api/business/${venue.id}`);
    const review = shown.body.ratings[0]?.id ?? '';
    const ad = await posted(app(), other);
    const gone = async (type: ReportSubject, id: string) =>
      expect([type, (await report(me, type, id)).body.code]).toEqual([type, 'report_subject_gone']);
    await q.updateTable('ads').set({ expires_at: app().time.now }).where('id', '=', ad.id).execute();
    await gone('ad', ad.id);
    await q.updateTable('users').set({ deleted_at: app().time.now }).where('id', '=', other.id).execute();
    await gone('person', other.id);
    // The players' texts stay and have no owner.
    expect((await report(me, 'review', review)).status).toBe(201);
    expect(await about(review)).toMatchObject([{ owner: null }]);
    await q.updateTable('venues').set({ status: 'pending' }).where('id', '=', venue.id).execute();
    await gone('venue', venue.id);
    await gone('photo', path);
  });

  it('are one for each reporter and subject while they wait, with what was said last', async () => {
    const [me, other, third] = [await createUser(app()), await createUser(app()), await createUser(app())];
    await Promise.all(Array.from({ length: 5 }, () => report(me, 'person', other.id)));
    await report(third, 'person', other.id);
    await report(me, 'person', other.id, { reason: 'fake', text: 'Sahte hesap' });
    const rows = await about(other.id);
    expect(rows.map((row) => [row.reporter.id, row.reason, row.text]).sort()).toEqual(
      [
        [me.id, 'fake', 'Sahte hesap'],
        [third.id, 'spam', ''],
      ].sort(),
    );
    const mine = rows.find((row) => row.reporter.id === me.id);
    await app().db.q.updateTable('users').set({ city: 'Muş' }).where('id', '=', other.id).execute();
    await report(me, 'person', other.id);
    const seen = (await about(other.id)).map((row) => [row.reporter.id, row.snapshot.city]);
    expect(seen.sort()).toEqual(
      [
        [me.id, 'Muş'],
        [third.id, 'İstanbul'],
      ].sort(),
    );
    await resolve(mine?.id ?? '');
    await report(me, 'person', other.id);
    expect(await about(other.id)).toHaveLength(2);
    expect(await about(other.id, 'resolved')).toHaveLength(1);
  });

  it('are read by admins alone, page by page, the oldest first, and closed once', async () => {
    const other = await createUser(app());
    for (let n = 0; n < 5; n++) await report(await createUser(app()), 'person', other.id, { text: `${n}` });
    const paged = async (status: string) => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await queue(`?limit=2&status=${status}${cursor && `&cursor=${cursor}`}`);
        expect(page.body.length).toBeLessThanOrEqual(2);
        seen.push(...page.body.filter(({ subject }) => subject.id === other.id).map(({ text }) => text));
        cursor = page.headers.get('X-Next-Cursor');
      }
      return seen;
    };
    expect(await paged('open')).toEqual(['0', '1', '2', '3', '4']);
    const [first, , ...rest] = await about(other.id);
    for (const { id } of rest) await resolve(id);
    expect([await paged('open'), await paged('resolved')]).toEqual([
      ['0', '1'],
      ['2', '3', '4'],
    ]);
    const answers = await Promise.all(
      ['acted', 'dismissed'].map((outcome) => resolve(first?.id ?? '', { outcome, note: 'Bakıldı' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body.report).toMatchObject({
      status: 'resolved',
      note: 'Bakıldı',
      resolvedAt: expect.any(String),
    });
    expect((await resolve(newId())).status).toBe(404);
    const { token } = other;
    expect((await app().call('get', '/api/admin/reports', { token })).status).toBe(403);
    const json = { outcome: 'acted' };
    expect(
      (await app().call('post', `/api/admin/reports/${first?.id}/resolve`, { token, json })).status,
    ).toBe(403);
  });
});
