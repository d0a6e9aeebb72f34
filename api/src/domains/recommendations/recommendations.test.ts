import { expect, it } from 'vitest';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { befriend, night, playedAt, recommended } from '../../../test/recommendations.ts';
import { allRows } from '../../../test/tables.ts';
import { learnRecommendations } from './learn.ts';
import { neighboursOfVenues } from './player-queries.ts';

const TUESDAYS = [-1, -8, -15, -22];
const texts = (of: { reasons: { text: string }[] } | undefined) => of?.reasons.map((reason) => reason.text);

onBothEngines('recommended hours', (app) => {
  const learn = () => learnRecommendations(app().ctx);
  const dismissal = (user: TestUser, kind: string, targetId: string) =>
    app().call('post', '/api/recommendations/dismissals', { token: user.token, json: { kind, targetId } });

  /** A regular of a venue on Tuesdays at nine. */
  async function regular(city: string) {
    const player = await createUser(app(), { city });
    const venue = await createVenue(app(), { city, venue_name: `${city} Usual` });
    for (const days of TUESDAYS) await playedAt(app(), player, venue, { date: night(app(), days) });
    return { player, venue };
  }

  it('speak of friends from three on, without names, and not of those who left', async () => {
    const player = await createUser(app(), { city: 'Bolu' });
    const venue = await createVenue(app(), { city: 'Bolu' });
    const friends: TestUser[] = [];
    for (const hour of [19, 20, 22]) {
      const friend = await createUser(app(), { city: 'Bolu', full_name: 'Gizli Arkadaş' });
      await playedAt(app(), friend, venue, { date: night(app(), -2), hour });
      await befriend(app(), player, friend);
      friends.push(friend);
    }
    await learn();
    const before = await recommended(app(), player);
    expect(texts(before.hours[0])).toEqual(['arkadaşlarınız burada oynuyor']);
    expect(JSON.stringify(before.hours)).not.toContain('Gizli');
    await app()
      .db.q.deleteFrom('friendships')
      .where('user_a', '=', friends[0]?.id ?? '')
      .execute();
    await app()
      .db.q.deleteFrom('friendships')
      .where('user_b', '=', friends[0]?.id ?? '')
      .execute();
    const after = await recommended(app(), player);
    expect(texts(after.hours[0])).not.toContain('arkadaşlarınız burada oynuyor');
  });

  it('stay away once dismissed, for that player alone, until taken back', async () => {
    const { player, venue } = await regular('Artvin');
    const other = await createUser(app(), { city: 'Artvin' });
    await learn();
    expect((await dismissal(player, 'venue', venue.id)).status).toBe(200);
    expect((await dismissal(player, 'venue', venue.id)).status).toBe(200);
    expect((await recommended(app(), player)).hours).toEqual([]);
    expect((await recommended(app(), other)).hours).toHaveLength(1);
    const path = `/api/recommendations/dismissals/venue/${venue.id}`;
    expect((await app().call('delete', path, { token: other.token })).status).toBe(200);
    expect((await recommended(app(), player)).hours).toEqual([]);
    expect((await app().call('delete', path, { token: player.token })).status).toBe(200);
    expect((await recommended(app(), player)).hours).toHaveLength(1);
  });

  it('keep the five hundred that were dismissed last, each player’s own', async () => {
    const [player, other, venue] = [
      await createUser(app()),
      await createUser(app()),
      await createVenue(app()),
    ];
    const { q } = app().db;
    const rows = Array.from({ length: 500 }, (_, n) => ({
      ...{ kind: 'venue' as const, target_id: `venue-${n}`, created_at: n },
    }));
    const rowsOf = ({ id }: TestUser) => rows.map((row) => ({ ...row, user_id: id }));
    for (const user of [player, other]) {
      await q.insertInto('recommendation_dismissals').values(rowsOf(user)).execute();
    }
    expect((await dismissal(player, 'venue', venue.id)).status).toBe(200);
    const kept = async ({ id }: TestUser) => {
      const found = q.selectFrom('recommendation_dismissals').select('target_id').where('user_id', '=', id);
      return (await found.orderBy('created_at').execute()).map((row) => row.target_id);
    };
    const all = rows.map((row) => row.target_id);
    expect(await kept(player)).toEqual([...all.slice(1), venue.id]);
    expect(await kept(other)).toEqual(all);
  });

  it('refuse to dismiss what does not exist, and change nothing', async () => {
    const player = await createUser(app());
    const before = await allRows(app().db);
    expect(await dismissal(player, 'venue', player.id)).toMatchObject({ status: 404 });
    expect(await dismissal(player, 'player', 'nobody')).toMatchObject({ status: 404 });
    expect(await dismissal(player, 'weather', player.id)).toMatchObject({ status: 400 });
    expect(await allRows(app().db)).toEqual(before);
  });

  it('are learned anew each night with the same result', async () => {
    await regular('Tokat');
    await learn();
    const before = await allRows(app().db);
    await learn();
    const after = await allRows(app().db);
    expect(after.player_habits).toEqual(before.player_habits);
    expect(after.venue_demand).toEqual(before.venue_demand);
    expect(after.recommendation_models).toHaveLength(1);
  });

  it('forget what no longer holds of a venue', async () => {
    const { player, venue } = await regular('Bartın');
    const other = await createVenue(app());
    const { q } = app().db;
    const habit = { user_id: player.id, venue_id: venue.id, weekday: 6, hour: 3, weight: 9 };
    await q.insertInto('player_habits').values(habit).execute();
    await q
      .insertInto('venue_neighbours')
      .values({ venue_id: venue.id, other_id: other.id, score: 1 })
      .execute();
    await learn();
    const habits = await q
      .selectFrom('player_habits')
      .select('weekday')
      .where('user_id', '=', player.id)
      .execute();
    expect(habits.map(({ weekday }) => weekday)).not.toContain(6);
    expect(await neighboursOfVenues(q, [venue.id])).toEqual(new Map());
  });
});
