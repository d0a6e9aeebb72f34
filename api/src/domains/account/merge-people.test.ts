import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { placed, posted, postLineup } from '../../../test/community.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { AGREED, agreed, captains, SIX, told, write } from '../../../test/matches.ts';
import { mergedParts } from '../../../test/merging.ts';
import { wrongSums } from '../../../test/rating-sums.ts';
import { createMemoryStorage } from '../../../test/storage.ts';
import { tournaments } from '../../../test/tournaments.ts';
import { playedHour } from '../../../test/visits.ts';
import { newId } from '../../base/id.ts';
import { recountRatings } from '../matches/recount.ts';

const storage = createMemoryStorage();
type Side = 'a' | 'b';

onBothEngines(
  'what others share with a merged account',
  (app) => {
    const player = () => createUser(app());
    const both = async () => [await player(), await player()] as const;
    const merge = (from: TestUser, into: TestUser) => mergedParts(app(), from, into);

    /** A past match that was proven by a booking; the first of each team is its captain. */
    async function past(a: TestUser[], b: TestUser[]): Promise<string> {
      const { q } = app().db;
      const [id, starts_at] = [newId(), app().time.now - 24 * HOUR_MS];
      const [captain, other] = [a[0]?.id ?? '', b[0]?.id ?? ''];
      await q
        .insertInto('matches')
        .values({
          ...{ ...AGREED, id, request_id: newId(), user_a: captain, user_b: other, date: '2026-11-17' },
          ...{ hour: '14:00', starts_at, location: 'Saha', lineup_a: null, lineup_b: null },
          ...{ name_a: null, name_b: null, created_at: 0 },
        })
        .execute();
      const places = Object.entries({ a, b }).flatMap(([side, team]) =>
        team.map((one, sort) => ({
          ...{ match_id: id, user_id: one.id, side: side as Side, plays: 1, answer: 'in' as const, sort },
          ...{ answered_at: 0, position: null, x: null, y: null, starts_at },
        })),
      );
      await q.insertInto('match_participants').values(places).execute();
      return id;
    }

    /** Each pair is who rated whom in the match. */
    async function rated(match_id: string, pairs: [TestUser, TestUser][]) {
      const { q } = app().db;
      for (const [n, [rater, ratee]] of pairs.entries()) {
        const ids = { match_id, rater_id: rater.id, ratee_id: ratee.id };
        await q
          .insertInto('match_ratings')
          .values({ ...ids, ...SIX, speed: 10 * n, created_at: 0, proven: 1 })
          .execute();
      }
      for (const { id } of pairs.flat()) await recountRatings(q, id);
    }

    const placesIn = async (match: string) => {
      const rows = app()
        .db.q.selectFrom('match_participants')
        .select('user_id')
        .where('match_id', '=', match);
      return (await rows.execute()).map(({ user_id }) => user_id).toSorted();
    };
    const ratingsIn = async (match: string) => {
      const rows = app().db.q.selectFrom('match_ratings').selectAll().where('match_id', '=', match);
      return (await rows.execute()).map((row) => `${row.rater_id} ${row.ratee_id}`).toSorted();
    };
    const idsOf = (...people: TestUser[]) => people.map(({ id }) => id).toSorted();

    it('leaves nothing of what the two wrote to each other, and joins what they wrote with a friend', async () => {
      const [from, into] = await both();
      const friend = await player();
      await write(app(), from, into);
      await write(app(), into, from);
      for (const one of [from, into]) {
        await write(app(), one, friend);
        await write(app(), friend, one);
      }
      expect((await merge(from, into)).messages).toEqual({ moved: 2, dropped: 2 });
      const { q } = app().db;
      const ids = idsOf(from, into, friend);
      const lists = q.selectFrom('conversations').select(['owner_id', 'partner_id', 'unread']);
      expect(await lists.where('owner_id', 'in', ids).orderBy('owner_id').execute()).toEqual(
        [
          { owner_id: friend.id, partner_id: into.id, unread: 2 },
          { owner_id: into.id, partner_id: friend.id, unread: 2 },
        ].toSorted((one, other) => (one.owner_id < other.owner_id ? -1 : 1)),
      );
      const rows = await q.selectFrom('messages').selectAll().where('sender_id', 'in', ids).execute();
      expect(rows.map((row) => [row.sender_id, row.receiver_id]).toSorted()).toEqual(
        [
          [friend.id, into.id],
          [friend.id, into.id],
          [into.id, friend.id],
          [into.id, friend.id],
        ].toSorted(),
      );
    });

    const review = (by: TestUser, venue: TestVenue, rating: number, verified: 0 | 1) => ({
      ...{ id: newId(), venue_id: venue.id, user_id: by.id, rating, comment: 'Güzel', verified },
      created_at: 1,
    });
    const starsOf = async ({ id }: TestVenue) => {
      const rows = app().db.q.selectFrom('venues').selectAll().where('id', '=', id);
      const { rating_sum, rating_count, calendar_version } = await rows.executeTakeFirstOrThrow();
      return { sum: rating_sum, count: rating_count, version: calendar_version };
    };

    it('lets a review count when its author was there with the other account, and one of two', async () => {
      const [from, into] = await both();
      const [own, other, twice] = [
        await createVenue(app()),
        await createVenue(app()),
        await createVenue(app(), { rating_sum: 7, rating_count: 2 }),
      ];
      await app()
        .db.q.insertInto('reviews')
        .values([
          review(into, own, 4, 0),
          review(from, other, 3, 0),
          review(from, twice, 2, 1),
          review(into, twice, 5, 1),
        ])
        .execute();
      await playedHour(app(), own, from);
      await playedHour(app(), other, into);
      await playedHour(app(), twice, into);
      const before = await starsOf(own);
      expect((await merge(from, into)).reviews).toEqual({ moved: 1, dropped: 1 });
      expect(await starsOf(own)).toMatchObject({ sum: 4, count: 1 });
      expect(await starsOf(other)).toMatchObject({ sum: 3, count: 1 });
      expect(await starsOf(twice)).toMatchObject({ sum: 5, count: 1 });
      expect((await starsOf(own)).version).toBeGreaterThan(before.version);
    });

    it('keeps the captain’s place of two in one past match, whichever account it is, with its ratings', async () => {
      for (const leads of ['from', 'into'] as const) {
        const [from, into] = await both();
        const [mate, foe, rival] = [await player(), await player(), await player()];
        const [captain, second] = leads === 'from' ? [from, into] : [into, from];
        const match = await past([captain, second, mate], [foe, rival]);
        await rated(match, [
          [captain, foe],
          [second, rival],
          [foe, captain],
          [rival, second],
          [foe, second],
          [rival, mate],
        ]);
        const other = await past([mate, second], [foe, rival]);
        await rated(other, [[second, foe]]);
        expect((await merge(from, into)).matches).toEqual({ moved: Number(leads === 'into'), dropped: 1 });
        expect(await ratingsIn(other)).toEqual([`${into.id} ${foe.id}`]);
        expect(await placesIn(match)).toEqual(idsOf(into, mate, foe, rival));
        expect(await ratingsIn(match)).toEqual(
          [`${into.id} ${foe.id}`, `${foe.id} ${into.id}`, `${rival.id} ${mate.id}`].toSorted(),
        );
        expect(await wrongSums(app().db.q)).toEqual([]);
      }
    });

    it('deletes a past match of the two against each other, and its ratings from every card', async () => {
      const [from, into] = await both();
      const [mate, foe] = await both();
      const match = await past([from, mate], [into, foe]);
      await rated(match, [
        [mate, foe],
        [from, foe],
        [foe, mate],
      ]);
      expect((await merge(from, into)).matches).toEqual({ moved: 0, dropped: 1 });
      expect([await placesIn(match), await ratingsIn(match)]).toEqual([[], []]);
      expect(await wrongSums(app().db.q)).toEqual([]);
    });

    it('takes over past matches, and a coming one that was called off', async () => {
      const [from, into] = await both();
      const foe = await player();
      const [, off] = [await past([from], [foe]), await past([foe], [from])];
      const starts_at = app().time.now + HOUR_MS;
      const { q } = app().db;
      await q.updateTable('matches').set({ starts_at, status: 'cancelled' }).where('id', '=', off).execute();
      await q.updateTable('match_participants').set({ starts_at }).where('match_id', '=', off).execute();
      expect((await merge(from, into)).matches).toEqual({ moved: 2, dropped: 0 });
    });

    it('ends no ad and no place of a lineup in which only one of the two stands, nor an ad that has ended', async () => {
      const [from, into, captain] = [await player(), await player(), await player()];
      const team = (...ids: string[]) => ({ name: 'Gece', players: placed(ids) });
      const four = async () => idsOf(await player(), await player(), await player());
      const own = await postLineup(app(), captain, team(captain.id, from.id, ...(await four())));
      const ad = await posted(app(), captain, { type: 'findOpponent', lineupId: own.body.lineup.id });
      const other = await player();
      const [a, b] = await four();
      const shared = await postLineup(app(), other, team(other.id, from.id, into.id, a ?? '', b ?? ''));
      const old = await posted(app(), other, { type: 'findOpponent', lineupId: shared.body.lineup.id });
      const { q } = app().db;
      await q.updateTable('ads').set({ status: 'found', ended_at: 1 }).where('id', '=', old.id).execute();
      expect(await merge(from, into)).toMatchObject({ lineups: { moved: 1, dropped: 1 } });
      const rows = await q.selectFrom('ads').select(['id', 'status']).execute();
      expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
        ...{ [ad.id]: 'active', [old.id]: 'found' },
      });
    });

    it('counts a coming match of both once, and tells its captains who is missing', async () => {
      const { a, b, own, json } = await captains(app());
      const [, one, two] = own.players.map(({ player: id }) => id ?? '');
      const match = await agreed(app(), a, b, json);
      const rows = app()
        .db.q.selectFrom('users')
        .selectAll()
        .where('id', 'in', [one ?? '', two ?? '']);
      const [from, into] = (await rows.orderBy('id').execute()) as unknown as [TestUser, TestUser];
      expect((await merge(from, into)).matches).toEqual({ moved: 0, dropped: 1 });
      expect(await placesIn(match.id)).not.toContain(from.id);
      expect(await placesIn(match.id)).toContain(into.id);
      for (const captain of [a, b])
        expect((await told(app(), captain))[0]?.text).toContain('Hesabı birleştirilen bir oyuncu');
    });

    it('removes the photo of the account that ends, once it ended, and no other', async () => {
      const [from, into] = await both();
      const { q } = app().db;
      const photo = async ({ id }: TestUser) => {
        const { path } = await storage.save(new File(['x'], 'x.webp'));
        await q.updateTable('users').set({ photo: path }).where('id', '=', id).execute();
        return path;
      };
      const [gone, stays] = [await photo(from), await photo(into)];
      const { token } = await createUser(app(), { role: 'admin' });
      await app().call('get', `/api/admin/players/${from.id}/merge?into=${into.id}`, { token });
      expect(storage.has(gone)).toBe(true);
      await merge(from, into);
      expect([storage.has(gone), storage.has(stays)]).toEqual([false, true]);
    });

    it('keeps one place of two in a tournament, and one of nobody else', async () => {
      const { made, register, show } = tournaments(app);
      const [from, into] = await both();
      const other = await player();
      const [shared, own] = [await made(), await made()];
      for (const one of [from, into, other]) await register(one, shared.id);
      for (const one of [from, other]) await register(one, own.id);
      expect((await merge(from, into)).tournaments).toEqual({ moved: 1, dropped: 1 });
      for (const { id } of [shared, own]) {
        const { body } = await show(into, id);
        expect([body.isRegistered, body.participants.length]).toEqual([true, 2]);
      }
    });
  },
  () => ({ storage }),
  { fresh: 'test' },
);
