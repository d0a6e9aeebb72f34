import type { AccountContents } from 'mf-shared/contracts/removals';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { FRIDAY } from '../../../test/booking.ts';
import { posted } from '../../../test/community.ts';
import { desk, type Said } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { jpeg } from '../../../test/pictures.ts';
import { createMemoryStorage } from '../../../test/storage.ts';
import { playedHour } from '../../../test/visits.ts';
import { newId } from '../../base/id.ts';
import { purgeRemovals } from './purge.ts';

type Account = { id: string; token: string };
const WHY = { category: 'harassment', reason: 'Hakaret içeriyor' };
const storage = createMemoryStorage();

onBothEngines(
  'content that an admin removes',
  (app) => {
    const post = async <T>({ token }: Account, path: string, json: object) =>
      (await app().call<T>('post', `/api${path}`, { token, json })).body;
    const get = async <T>({ token }: Account, path: string) => app().call<T>('get', `/api${path}`, { token });
    const removal = async (by: Awaited<ReturnType<typeof desk>>, type: string, id: string, more = {}) =>
      by.act('/removals', { ...WHY, subject: { type, id }, ...more });
    const idOf = async (subject: string) => {
      const row = app().db.q.selectFrom('removals').select('id').where('subject_id', '=', subject);
      return (await row.orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
    };
    const news = async (who: Account) =>
      (await get<{ kind: string; text: string; link: string }[]>(who, '/notifications')).body;
    const restore = async (by: Awaited<ReturnType<typeof desk>>, subject: string) =>
      by.act(`/removals/${await idOf(subject)}/restore`, { reason: 'Yanlışlık' });

    it('a review no longer counts, its author reads why, and restored it counts again', async () => {
      const [admin, author, venue] = [await desk(app()), await createUser(app()), await createVenue(app())];
      await playedHour(app(), venue, author);
      await post(author, `/business/${venue.id}/ratings`, { rating: 2, comment: 'Berbat' });
      const shown = async () =>
        (
          await app().call<{ ratingCount: number; ratings: { id: string }[] }>(
            'get',
            `/api/business/${venue.id}`,
          )
        ).body;
      const id = (await shown()).ratings[0]?.id ?? '';
      expect(await removal(admin, 'review', id)).toMatchObject({
        status: 201,
        body: { message: 'Yorum kaldırıldı.' },
      });
      expect(await shown()).toMatchObject({ ratingCount: 0, ratings: [] });
      const removalId = await idOf(id);
      expect((await news(author))[0]).toMatchObject({
        kind: 'content_removed',
        text: 'Yorum kaldırıldı: “Hakaret içeriyor.” İtiraz edebilirsiniz.',
        link: `/removals/${removalId}`,
      });
      expect((await get(author, `/removals/${removalId}`)).body).toMatchObject({
        ...{ type: 'review', content: { comment: 'Berbat' }, restoredAt: null, appeal: null },
      });
      expect((await get(await createUser(app()), `/removals/${removalId}`)).status).toBe(404);
      expect((await restore(admin, id)).body.message).toBe('Yorum geri kondu.');
      expect(await shown()).toMatchObject({ ratingCount: 1, ratings: [{ id }] });
      expect((await restore(admin, id)).body.code).toBe('content_restored');
      const acts = app().db.q.selectFrom('audit_entries').select('act').where('subject_id', '=', removalId);
      expect((await acts.orderBy('position').execute()).map(({ act }) => act)).toEqual([
        ...['content.remove', 'content.restore'],
      ]);
    });

    it('a review does not replace a newer one of its author', async () => {
      const [admin, author, venue] = [await desk(app()), await createUser(app()), await createVenue(app())];
      const rate = (rating: number) =>
        post(author, `/business/${venue.id}/ratings`, { rating, comment: 'x' });
      const review = () => app().db.q.selectFrom('reviews').selectAll().where('venue_id', '=', venue.id);
      await rate(1);
      const { id } = await review().executeTakeFirstOrThrow();
      await removal(admin, 'review', id);
      await rate(5);
      expect((await restore(admin, id)).body.message).toContain('Yorum yeniden yayınlanamadı');
      expect(await review().execute()).toMatchObject([{ rating: 5 }]);
    });

    it('is removed once when two admins remove it at once', async () => {
      const [ayse, veli, author] = [await desk(app()), await desk(app()), await createUser(app())];
      const ad = await posted(app(), author);
      const answers = await Promise.all([removal(ayse, 'ad', ad.id), removal(veli, 'ad', ad.id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        ...{ code: 'content_removed', message: 'Bu içeriği Deniz Yıldız daha önce kaldırmış.' },
      });
      expect((await removal(ayse, 'ad', newId())).body.code).toBe('content_gone');
      expect((await news(author)).filter(({ kind }) => kind === 'content_removed')).toHaveLength(1);
    });

    it('an ad ends and comes back, unless it expired or has a successor', async () => {
      const [admin, author, other] = [await desk(app()), await createUser(app()), await createUser(app())];
      const listed = async () =>
        (await get<{ id: string }[]>(other, '/requests?type=findPlayer&limit=100')).body.map(({ id }) => id);
      const ad = await posted(app(), author);
      expect(await listed()).toContain(ad.id);
      await removal(admin, 'ad', ad.id);
      expect(await listed()).not.toContain(ad.id);
      await restore(admin, ad.id);
      expect(await listed()).toContain(ad.id);
      await removal(admin, 'ad', ad.id);
      const next = await posted(app(), author);
      expect((await restore(admin, ad.id)).body.message).toContain('yeniden yayınlanamadı');
      expect(await listed()).toContain(next.id);
      expect(await listed()).not.toContain(ad.id);
    });

    it('a message loses its words for both sides, in open chats and in the lists', async () => {
      const [admin, author, reader] = [await desk(app()), await createUser(app()), await createUser(app())];
      const { newMessage } = await post<{ newMessage: { id: string } }>(author, '/messages/send', {
        ...{ receiverId: reader.id, receiverModel: 'User', content: 'Kaba söz' },
      });
      await removal(admin, 'message', newMessage.id);
      const said = async () => {
        const [message] = (await get<{ content: string }[]>(reader, `/messages/history/${author.id}`)).body;
        const lists = app().db.q.selectFrom('conversations').select('last_message');
        const rows = await lists.where('owner_id', 'in', [author.id, reader.id]).execute();
        return [message?.content, ...rows.map((row) => row.last_message)];
      };
      expect(await said()).toEqual(Array(3).fill('Bu mesaj kaldırıldı.'));
      for (const id of [author.id, reader.id])
        expect(app().frames).toContainEqual({
          topic: `actor:${id}`,
          frame: {
            event: 'messageChanged',
            data: expect.objectContaining({ id: newMessage.id, content: 'Bu mesaj kaldırıldı.' }),
          },
        });
      await restore(admin, newMessage.id);
      expect(await said()).toEqual(Array(3).fill('Kaba söz'));
    });

    it('a challenge and a tournament leave the lists; players of the tournament are told of both turns', async () => {
      const [admin, author, guest] = [await desk(app()), await createUser(app()), await createUser(app())];
      const { challenge } = await post<{ challenge: { id: string } }>(author, '/challenges/create', {
        ...{ type: 'rakip-bul', details: 'Maç', contactInfo: '0532' },
      });
      const { tournament } = await post<{ tournament: { id: string } }>(author, '/tournaments/create', {
        ...{ name: 'Ayıp Kupa', date: FRIDAY, location: { city: 'Muş' }, fee: 0, capacity: 8 },
      });
      await post(guest, '/tournaments/register', { tournamentId: tournament.id });
      const named = async () =>
        (await get<{ name: string; isCancelled: boolean }>(guest, `/tournaments/${tournament.id}`)).body;
      for (const [type, id] of [
        ['challenge', challenge.id],
        ['tournament', tournament.id],
      ] as const)
        expect((await removal(admin, type, id)).status).toBe(201);
      const open = async () =>
        (await get<{ id: string }[]>(guest, '/challenges?limit=100')).body.map(({ id }) => id);
      expect(await open()).not.toContain(challenge.id);
      expect(await named()).toMatchObject({ name: 'Kaldırılan turnuva', isCancelled: true });
      await restore(admin, challenge.id);
      await restore(admin, tournament.id);
      expect(await open()).toContain(challenge.id);
      expect(await named()).toMatchObject({ name: 'Ayıp Kupa', isCancelled: false });
      expect((await news(guest)).map(({ kind }) => kind)).toEqual([
        'tournament_changed',
        'tournament_cancelled',
      ]);
      expect((await news(author)).map(({ kind }) => kind)).toContain('content_restored');
    });

    it('a name, a photo and a text go and come back unless their owner chose others', async () => {
      const [admin, player] = [await desk(app()), await createUser(app(), { full_name: 'Küfürlü Ad' })];
      const venue = await createVenue(app(), { description: 'Ayıp söz' });
      const profile = async () =>
        (await app().call<{ fullName: string }>('get', `/api/users/${player.id}`, { token: player.token }))
          .body;
      await removal(admin, 'playerName', player.id);
      expect(await profile()).toMatchObject({ fullName: 'İsimsiz oyuncu' });
      expect((await removal(admin, 'playerName', player.id)).body.code).toBe('content_removed');
      await restore(admin, player.id);
      expect(await profile()).toMatchObject({ fullName: 'Küfürlü Ad' });
      await removal(admin, 'venueText', venue.id);
      const text = async () =>
        (await app().call<{ description: string }>('get', `/api/business/${venue.id}`)).body.description;
      expect(await text()).toBe('');
      await restore(admin, venue.id);
      expect(await text()).toBe('Ayıp söz');
    });

    it('a photo is gone under its address, and kept under another until it is purged', async () => {
      const [admin, venue] = [await desk(app()), await createVenue(app())];
      const { path } = await storage.save(await jpeg());
      await app()
        .db.q.insertInto('venue_photos')
        .values({ id: newId(), venue_id: venue.id, path, sort: 0 })
        .execute();
      await removal(admin, 'photo', path);
      expect(storage.has(path)).toBe(false);
      const { removals } = (await admin.read<AccountContents>(`/venues/${venue.id}/contents`)).body;
      const copy = String(removals[0]?.content.path);
      expect([copy === path, storage.has(copy)]).toEqual([false, true]);
      await restore(admin, path);
      expect((await get<{ photos: string[] }>(venue, `/business/${venue.id}`)).body.photos).toEqual([copy]);
      await removal(admin, 'photo', copy);
      const last = (await admin.read<AccountContents>(`/venues/${venue.id}/contents`)).body.removals[0];
      app().time.now += 180 * DAY_MS;
      await purgeRemovals(app().ctx);
      expect(storage.has(String(last?.content.path))).toBe(false);
      expect(
        await app().db.q.selectFrom('removals').select('id').where('owner_id', '=', venue.id).execute(),
      ).toEqual([]);
      app().time.now -= 180 * DAY_MS;
    });

    it('closes the report that led to it and tells the reporter, without details', async () => {
      const [admin, author, reporter] = [
        await desk(app()),
        await createUser(app(), { full_name: 'Kötü Ad' }),
        await createUser(app()),
      ];
      await post(reporter, '/reports', { subject: { type: 'person', id: author.id }, reason: 'fake' });
      const { id: reportId } = await app()
        .db.q.selectFrom('reports')
        .select('id')
        .where('owner_id', '=', author.id)
        .executeTakeFirstOrThrow();
      const stale = await removal(admin, 'playerName', author.id, { reportId, version: 7 });
      expect(stale.body.code).toBe('queue_changed');
      expect(await news(author)).toEqual([]);
      expect((await removal(admin, 'playerName', author.id, { reportId, version: 1 })).status).toBe(201);
      expect((await news(reporter))[0]).toMatchObject({ kind: 'report_acted' });
      expect((await news(reporter))[0]?.text).not.toContain('Kötü');
      const item = await admin.read<{ state: string; report: object; removals: object[] }>(
        `/queue/${reportId}`,
      );
      expect(item.body).toMatchObject({
        state: 'done',
        report: { outcome: 'acted' },
        removals: [{ type: 'playerName' }],
      });
    });

    it('is no matter of finance, and of nobody else', async () => {
      const author = await createUser(app());
      const ad = await posted(app(), author);
      const finance = await createUser(app(), { role: 'admin', admin_role: 'finance' });
      const json = { ...WHY, subject: { type: 'ad', id: ad.id } };
      for (const { token } of [finance, author])
        expect((await app().call<Said>('post', '/api/admin/removals', { token, json })).status).toBe(403);
    });

    it('ends with the account of its author', async () => {
      const [admin, author] = [await desk(app()), await createUser(app())];
      const ad = await posted(app(), author);
      await removal(admin, 'ad', ad.id);
      const id = await idOf(ad.id);
      await app()
        .db.q.updateTable('removals')
        .set({ owner_model: null, owner_id: null, purge_at: 0 })
        .where('id', '=', id)
        .execute();
      expect((await admin.act(`/removals/${id}/restore`)).body.code).toBe('content_gone');
      expect(await purgeRemovals(app().ctx)).toBe(1);
    });
  },
  () => ({ storage }),
);
