import { expect, it } from 'vitest';
import { ask } from '../../../test/booking.ts';
import { createLineup, placed, posted, postLineup } from '../../../test/community.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { AGREED } from '../../../test/matches.ts';
import { quickHash } from '../../../test/passwords.ts';
import { befriend, night, playedAt, recommended } from '../../../test/recommendations.ts';
import { decide } from '../../../test/settings.ts';
import { allRows } from '../../../test/tables.ts';
import { learnRecommendations } from './learn.ts';
import { neighboursOfVenues } from './player-queries.ts';

/** Last Tuesday and those before it. Today is a Wednesday in the test. */
const HOUR = 60 * 60 * 1000;
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

  it('know of each venue all that share its players', async () => {
    const [venue, one, other] = [
      await createVenue(app()),
      await createVenue(app()),
      await createVenue(app()),
    ];
    const rows = [one, other].map(({ id }, score) => ({ venue_id: venue.id, other_id: id, score }));
    await app().db.q.insertInto('venue_neighbours').values(rows).execute();
    const known = new Map([
      [one.id, 0],
      [other.id, 1],
    ]);
    expect(await neighboursOfVenues(app().db.q, [venue.id, one.id])).toEqual(new Map([[venue.id, known]]));
  });

  it('offer the usual hour at the usual place, and it can be asked for as it stands', async () => {
    const { player, venue } = await regular('Muş');
    await createVenue(app(), { city: 'Muş' });
    await learn();
    const { hours } = await recommended(app(), player);
    expect(hours).toHaveLength(2);
    const [first] = hours;
    expect(first).toMatchObject({
      businessId: venue.id,
      date: '2026-11-24',
      timeSlot: '21:00-22:00',
      price: 1200,
    });
    expect(texts(first)).toEqual([
      "genelde salı 21.00'de oynuyorsunuz",
      'son altı ayda burada 4 kez oynadınız',
    ]);
    const { date = '', timeSlot = '', fieldName = '' } = first ?? {};
    expect((await ask(app(), player, venue, { date, timeSlot, fieldName })).status).toBe(201);
  });

  it('are six at most, each of another venue', async () => {
    const city = 'Isparta';
    const player = await createUser(app(), { city });
    for (let n = 0; n < 8; n++) await createVenue(app(), { city });
    const ids = (await recommended(app(), player)).hours.map((hour) => hour.businessId);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  });

  it('show the first photo of their venue, and none where it has none', async () => {
    const city = 'Yozgat';
    const player = await createUser(app(), { city });
    const [shown, bare] = [await createVenue(app(), { city }), await createVenue(app(), { city })];
    const rows = [1, 0, 2].map((sort) => ({
      ...{ id: `${sort}-${shown.id}`, venue_id: shown.id },
      ...{ path: `/uploads/${sort}-${shown.id}.webp`, sort },
    }));
    await app().db.q.insertInto('venue_photos').values(rows).execute();
    const { hours } = await recommended(app(), player);
    expect(Object.fromEntries(hours.map((hour) => [hour.businessId, hour.photo]))).toEqual({
      [shown.id]: `/uploads/0-${shown.id}.webp`,
      [bare.id]: null,
    });
  });

  it('offer the usual hour after midnight, as one of the night before', async () => {
    const city = 'Ardahan';
    const [player, venue] = [await createUser(app(), { city }), await createVenue(app(), { city })];
    for (const days of TUESDAYS) {
      await playedAt(app(), player, venue, { date: night(app(), days), hour: 25, time_slot: '01:00-02:00' });
    }
    await learn();
    const [first] = (await recommended(app(), player)).hours;
    expect(first).toMatchObject({ businessId: venue.id, date: '2026-11-24', timeSlot: '01:00-02:00' });
    expect(texts(first)).toContain("genelde salı 01.00'de oynuyorsunuz");
  });

  it('offer each hour that there is where the venue leaves a gap between games', async () => {
    const city = 'Kırklareli';
    const working_hours = JSON.stringify([{ start: '18:30', end: '21:00' }]);
    const [player, venue] = [
      await createUser(app(), { city }),
      await createVenue(app(), { city }, [{ working_hours }]),
    ];
    expect((await decide(app(), venue, { bufferMinutes: 30 })).status).toBe(200);
    for (const days of TUESDAYS) {
      await playedAt(app(), player, venue, { date: night(app(), days), hour: 20 });
    }
    const [first] = (await recommended(app(), player)).hours;
    expect(first).toMatchObject({ date: '2026-11-24', timeSlot: '20:00-21:00' });
  });

  it('are on the pitch that the player played on most, else on the cheaper one', async () => {
    const city = 'Kilis';
    const [regular, newcomer] = [await createUser(app(), { city }), await createUser(app(), { city })];
    const venue = await createVenue(app(), { city }, [{ price: 1500 }, { price: 1000 }, { price: 1200 }]);
    await playedAt(app(), regular, venue, { date: night(app(), -1) });
    const first = async (player: TestUser) => (await recommended(app(), player)).hours[0];
    expect(await first(regular)).toMatchObject({ fieldName: 'Saha 1', price: 1500 });
    expect(await first(newcomer)).toMatchObject({ fieldName: 'Saha 2', price: 1000 });
  });

  it('speak of a habit on a weekday on which the player plays, on no other one', async () => {
    const player = await createUser(app(), { city: 'Hakkari' });
    const venue = await createVenue(app(), { city: 'Hakkari' });
    for (const days of [-1, -2, -3, -4]) await playedAt(app(), player, venue, { date: night(app(), days) });
    await learn();
    const [first] = (await recommended(app(), player)).hours;
    expect(first?.reasons.map(({ code }) => code)).toEqual(['regular', 'popular']);
  });

  it('never offer a taken, past or own conflicting hour', async () => {
    const { player, venue } = await regular('Van');
    const other = await createVenue(app(), { city: 'Van' });
    const stranger = await createUser(app(), { city: 'Van' });
    await learn();
    await ask(app(), stranger, venue, { date: '2026-11-24' });
    const here = (await recommended(app(), player)).hours.find((hour) => hour.businessId === venue.id);
    expect(here).toBeDefined();
    expect(`${here?.date} ${here?.timeSlot}`).not.toBe('2026-11-24 21:00-22:00');
    // The other venue is free then, but the player already plays elsewhere at that hour.
    await ask(app(), player, other, { date: '2026-11-24', timeSlot: '22:00-23:00' });
    for (const hour of (await recommended(app(), player)).hours) {
      expect(hour.startsAt).toBeGreaterThan(app().time.now);
      expect(`${hour.date} ${hour.timeSlot}`).not.toBe('2026-11-24 22:00-23:00');
    }
  });

  it('keep away from the time of an own match', async () => {
    const { player, venue } = await regular('Rize');
    await learn();
    const [usual] = (await recommended(app(), player)).hours;
    expect(usual).toMatchObject({ businessId: venue.id, date: '2026-11-24', timeSlot: '21:00-22:00' });
    const rival = await createUser(app());
    const match = { id: `m-${player.id}`, request_id: `r-${player.id}`, user_a: player.id, user_b: rival.id };
    const when = { date: '2026-11-24', hour: '21:00', starts_at: usual?.startsAt ?? 0, created_at: 1 };
    const names = { lineup_a: null, lineup_b: null, name_a: null, name_b: null };
    const { q } = app().db;
    await q
      .insertInto('matches')
      .values({ ...AGREED, ...match, ...when, ...names, location: 'x' })
      .execute();
    await q
      .insertInto('match_participants')
      .values({
        match_id: match.id,
        user_id: player.id,
        side: 'a',
        plays: 1,
        answer: 'in',
        answered_at: 0,
        sort: 0,
        position: null,
        x: null,
        y: null,
        starts_at: when.starts_at,
      })
      .execute();
    const [next] = (await recommended(app(), player)).hours;
    expect(next?.startsAt).not.toBe(usual?.startsAt);
    for (const [answer, isFree] of [
      ['absent', true],
      ['left', true],
      [null, false],
    ] as const) {
      const mine = q.updateTable('match_participants').set({ answer }).where('match_id', '=', match.id);
      await mine.execute();
      const [hour] = (await recommended(app(), player)).hours;
      expect(hour?.startsAt === usual?.startsAt).toBe(isFree);
    }
    for (const ms of [-HOUR, HOUR]) {
      const beside = { starts_at: when.starts_at + ms };
      await q.updateTable('matches').set(beside).where('id', '=', match.id).execute();
      await q.updateTable('match_participants').set(beside).where('match_id', '=', match.id).execute();
      const [hour] = (await recommended(app(), player)).hours;
      expect(hour?.startsAt).toBe(usual?.startsAt);
    }
  });

  it('come back once an own request for that time has run out', async () => {
    const { player } = await regular('Düzce');
    const elsewhere = await createVenue(app(), { city: 'Kars' });
    const waiting = { date: '2026-11-24', status: 'pending' as const, expires_at: app().time.now + 1 };
    await playedAt(app(), player, elsewhere, waiting);
    const first = async () => {
      const [hour] = (await recommended(app(), player)).hours;
      return `${hour?.date} ${hour?.timeSlot}`;
    };
    expect(await first()).not.toBe('2026-11-24 21:00-22:00');
    app().time.now += 1;
    expect(await first()).toBe('2026-11-24 21:00-22:00');
  });

  it('leave out venues that take no reservations, other cities, and pitches used up for the week', async () => {
    const { player, venue } = await regular('Ordu');
    const gone = await createVenue(app(), { city: 'Ordu', next_payment_at: app().time.now - 1 });
    const pending = await createVenue(app(), { city: 'Ordu', status: 'pending', next_payment_at: null });
    const far = await createVenue(app(), { city: 'Kars' });
    await playedAt(app(), player, gone, { date: night(app(), -3) });
    await playedAt(app(), player, far, { date: night(app(), -4) });
    await learn();
    const ids = (await recommended(app(), player)).hours.map((hour) => hour.businessId);
    expect(ids).toEqual([venue.id]);
    for (const absent of [gone, pending, far]) expect(ids).not.toContain(absent.id);
    for (const timeSlot of ['18:00-19:00', '19:00-20:00']) await ask(app(), player, venue, { timeSlot });
    // With last Tuesday three hours of this week are used: only the next week is left.
    const [left] = (await recommended(app(), player)).hours;
    expect(left && left.date > '2026-11-22').toBe(true);
  });

  it('tell a player without a past what the city plays most, and somebody without a city nothing', async () => {
    const { venue } = await regular('Bingöl');
    await createVenue(app(), { city: 'Bingöl', rating_score: 5 });
    await learn();
    const fresh = await createUser(app(), { city: 'Bingöl' });
    const { hours } = await recommended(app(), fresh);
    expect(hours.map((hour) => hour.businessId)[0]).toBe(venue.id);
    expect(texts(hours[0])).toEqual(['şehrinizde en çok oynanan sahalardan']);
    const nowhere = await createUser(app(), { city: null });
    expect(await recommended(app(), nowhere)).toEqual({ hours: [], opponents: [], players: [] });
  });

  it('are looked for in the city of the last hour where the player names none', async () => {
    const [player, venue] = [
      await createUser(app(), { city: null }),
      await createVenue(app(), { city: 'Karabük' }),
    ];
    await createVenue(app(), { city: 'Bolu' });
    await playedAt(app(), player, venue, { date: night(app(), -1) });
    const { hours } = await recommended(app(), player);
    expect(hours.map((hour) => hour.businessId)).toEqual([venue.id]);
  });

  it('work before anything was learned', async () => {
    const { player, venue } = await regular('Sinop');
    const [first] = (await recommended(app(), player)).hours;
    expect(first?.businessId).toBe(venue.id);
    expect(texts(first)?.[0]).toBe("genelde salı 21.00'de oynuyorsunuz");
  });

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
    expect(texts(before.hours[0])).toEqual([
      'arkadaşlarınız burada oynuyor',
      'şehrinizde en çok oynanan sahalardan',
    ]);
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

onBothEngines('recommended people', (app) => {
  const strong = { speed: 80, shooting: 80, passing: 80, dribbling: 80, defense: 80, physical: 80 };
  const weak = { speed: 30, shooting: 30, passing: 30, dribbling: 30, defense: 30, physical: 30 };

  it('are teams of about the same strength that look for an opponent, the own ones left out', async () => {
    const city = 'Bartın';
    const me = await createUser(app(), { city });
    const own = await createLineup(app(), me, 6);
    const [near, far] = [await createUser(app(), { city }), await createUser(app(), { city, ...strong })];
    const nearTeam = await createLineup(app(), near, 6);
    const farTeam = await createLineup(app(), far, 5);
    const { q } = app().db;
    const mates = farTeam.players.map((one) => one.player);
    await q.updateTable('users').set(strong).where('id', 'in', mates).execute();
    const post = (user: TestUser, lineupId: string) =>
      posted(app(), user, { type: 'findOpponent', location: { city }, lineupId });
    const ad = await post(near, nearTeam.id);
    await post(far, farTeam.id);
    await post(me, own.id);
    const { opponents } = await recommended(app(), me);
    expect(opponents.map((one) => one.requestId)).toEqual([ad.id]);
    expect(opponents[0]).toMatchObject({ strength: 50, ownStrength: 50, teamSize: 6 });
    expect(texts(opponents[0])).toEqual(["gücünüz denk: 50'ye 50", 'onlar da 6 kişi']);
    await q.updateTable('users').set(weak).where('id', 'in', mates).execute();
    expect((await recommended(app(), me)).opponents).toHaveLength(1);
    for (const [skill, teams] of [
      [58, 2],
      [59, 1],
    ] as const) {
      const even = { speed: skill, shooting: skill, passing: skill, dribbling: skill };
      const rest = { defense: skill, physical: skill };
      await q
        .updateTable('users')
        .set({ ...even, ...rest })
        .where('id', 'in', mates)
        .execute();
      expect((await recommended(app(), me)).opponents).toHaveLength(teams);
    }
    const hide = (kind: string) =>
      app().call('post', '/api/recommendations/dismissals', {
        token: me.token,
        json: { kind, targetId: near.id },
      });
    await hide('player');
    expect((await recommended(app(), me)).opponents).toHaveLength(1);
    await hide('opponent');
    expect((await recommended(app(), me)).opponents).toEqual([]);
    // A dismissed player comes back as a player, and stays away as an opponent.
    const path = `/api/recommendations/dismissals/player/${near.id}`;
    expect((await app().call('delete', path, { token: me.token })).status).toBe(200);
    expect((await recommended(app(), me)).opponents).toEqual([]);
  });

  it('are no teams in which the player or somebody of the own lineup plays', async () => {
    const city = 'Erzincan';
    const [me, mate] = [await createUser(app(), { city }), await createUser(app())];
    const own = async (owner: TestUser, ...mates: TestUser[]) => {
      const others = await Promise.all(Array.from({ length: 4 - mates.length }, () => createUser(app())));
      const players = placed([owner, ...mates, ...others].map(({ id }) => id));
      return (await postLineup(app(), owner, { name: 'Takım', players })).body.lineup.id;
    };
    await own(me, mate);
    const ads: string[] = [];
    for (const mates of [[mate], [me], []]) {
      const captain = await createUser(app(), { city });
      const lineupId = await own(captain, ...mates);
      ads.push((await posted(app(), captain, { type: 'findOpponent', location: { city }, lineupId })).id);
    }
    const shown = (await recommended(app(), me)).opponents.map(({ requestId }) => requestId);
    expect(shown).toEqual([ads[2]]);
  });

  it('are teams of the own size before closer ones of another size', async () => {
    const city = 'Gümüşhane';
    const me = await createUser(app(), { city });
    await createLineup(app(), me, 6);
    const team = async (size: number, skill: number) => {
      const captain = await createUser(app(), { city });
      const { id, players } = await createLineup(app(), captain, size);
      const skills = { speed: skill, shooting: skill, passing: skill, dribbling: skill };
      const ids = players.map((one) => one.player);
      const change = app()
        .db.q.updateTable('users')
        .set({ ...skills, defense: skill, physical: skill });
      await change.where('id', 'in', ids).execute();
      return (await posted(app(), captain, { type: 'findOpponent', location: { city }, lineupId: id })).id;
    };
    const [other, same, far] = [await team(5, 50), await team(6, 53), await team(6, 55)];
    const shown = (await recommended(app(), me)).opponents.map(({ requestId }) => requestId);
    expect(shown).toEqual([same, other, far]);
  });

  it('are players for the position that the own ad or lineup lacks', async () => {
    const city = 'Bitlis';
    const me = await createUser(app(), { city, position: 'Forvet' });
    const keeper = await createUser(app(), { city, position: 'Kaleci' });
    const winger = await createUser(app(), { city, position: 'Kanat' });
    const friend = await createUser(app(), { city, position: 'Kaleci', full_name: 'Can Dost' });
    // A friend who has an ad too is listed once.
    for (const one of [friend, keeper]) await befriend(app(), me, one);
    for (const [user, position] of [
      [keeper, 'Kaleci'],
      [winger, 'Kanat'],
    ] as const) {
      await posted(app(), user, { type: 'findTeam', location: { city }, position });
    }
    expect((await recommended(app(), me)).players).toEqual([]);
    await posted(app(), me, { location: { city }, positionNeeded: 'Kaleci' });
    const { players } = await recommended(app(), me);
    expect(players.map((one) => one.player.id).sort()).toEqual([keeper.id, friend.id].sort());
    expect(players.map((one) => texts(one)?.[0])).toEqual(
      expect.arrayContaining([
        'kaleci arıyorsunuz, o da takım arıyor',
        'kaleci arıyorsunuz, arkadaşınız bu mevkide',
      ]),
    );
    const hide = (kind: string) =>
      app().call('post', '/api/recommendations/dismissals', {
        token: me.token,
        json: { kind, targetId: keeper.id },
      });
    const shown = async () => (await recommended(app(), me)).players.map((one) => one.player.id);
    await hide('opponent');
    expect(await shown()).toContain(keeper.id);
    await hide('player');
    expect(await shown()).toEqual([friend.id]);
  });

  it('are teams that look for what the player plays', async () => {
    const city = 'Siirt';
    const me = await createUser(app(), { city, position: 'Bek' });
    const captain = await createUser(app(), { city });
    await posted(app(), captain, { location: { city }, positionNeeded: 'Bek' });
    const { players } = await recommended(app(), me);
    expect(players).toMatchObject([{ purpose: 'forThem', position: 'Bek', player: { id: captain.id } }]);
    expect(texts(players[0])).toEqual(['sizin mevkinizi arıyor: Bek']);
  });

  it('are the closest in rating first, however they came to be known', async () => {
    const city = 'Bayburt';
    const me = await createUser(app(), { city, position: 'Bek' });
    const player = (stats: object = {}) => createUser(app(), { city, position: 'Kaleci', ...stats });
    const [near, far, friend] = [await player(), await player(strong), await player()];
    await befriend(app(), me, friend);
    // The newest ad comes first in the list of ads.
    for (const user of [near, far]) await posted(app(), user, { location: { city }, positionNeeded: 'Bek' });
    const shown = async () => (await recommended(app(), me)).players.map(({ player }) => player.id);
    expect(await shown()).toEqual([near.id, far.id]);
    const [keeper] = [await player(weak)];
    await posted(app(), keeper, { type: 'findTeam', location: { city }, position: 'Kaleci' });
    await posted(app(), me, { location: { city }, positionNeeded: 'Kaleci' });
    expect(await shown()).toEqual([friend.id, keeper.id, near.id]);
  });

  it('leave their place to the next ones once put away', async () => {
    const city = 'Kırşehir';
    const me = await createUser(app(), { city });
    await posted(app(), me, { location: { city }, positionNeeded: 'Kaleci' });
    for (let n = 0; n < 5; n++) {
      const keeper = await createUser(app(), { city, position: 'Kaleci' });
      await posted(app(), keeper, { type: 'findTeam', location: { city }, position: 'Kaleci' });
    }
    const shown = async () => (await recommended(app(), me)).players.map(({ player }) => player.id);
    const first = await shown();
    for (const targetId of first) {
      const json = { kind: 'player', targetId };
      await app().call('post', '/api/recommendations/dismissals', { token: me.token, json });
    }
    const next = await shown();
    expect([first.length, next.length]).toEqual([3, 2]);
    expect(next.filter((id) => first.includes(id))).toEqual([]);
  });

  it('are friends of the city for a position that nobody of the own lineup plays', async () => {
    const [city, winger] = ['Aksaray', { position: 'Kanat' as const }];
    const me = await createUser(app(), { city });
    const mate = await createUser(app(), { city, ...winger });
    const others = await Promise.all([1, 2, 3].map(() => createUser(app())));
    const players = placed([me, mate, ...others].map(({ id }) => id));
    expect(players.map(({ position }) => position)).not.toContain('Kanat');
    expect((await postLineup(app(), me, { name: 'Takım', players })).status).toBe(201);
    const friend = await createUser(app(), { city, ...winger });
    const back = await createUser(app(), { city, position: 'Bek' });
    const away = await createUser(app(), { city: 'Karaman', ...winger });
    for (const one of [mate, friend, back, away]) await befriend(app(), me, one);
    const shown = (await recommended(app(), me)).players;
    expect(shown.map((one) => [one.player.id, texts(one)])).toEqual([
      [friend.id, ['kadronuzda kanat eksik, arkadaşınız bu mevkide']],
    ]);
  });

  it('forget a player with the account', async () => {
    const { q } = app().db;
    const password = 'Sahada-2026';
    const player = await createUser(app(), { city: 'Iğdır', password_hash: await quickHash(password) });
    const venue = await createVenue(app(), { city: 'Iğdır' });
    await playedAt(app(), player, venue, { date: night(app(), -2) });
    await learnRecommendations(app().ctx);
    const json = { kind: 'venue', targetId: venue.id };
    await app().call('post', '/api/recommendations/dismissals', { token: player.token, json });
    const kept = async () => [
      ...(await q.selectFrom('player_habits').select('user_id').where('user_id', '=', player.id).execute()),
      ...(await q
        .selectFrom('recommendation_dismissals')
        .select('user_id')
        .where('user_id', '=', player.id)
        .execute()),
    ];
    expect(await kept()).toHaveLength(2);
    const gone = await app().call('post', '/api/account/delete', { token: player.token, json: { password } });
    expect(gone.status).toBe(200);
    expect(await kept()).toEqual([]);
    await learnRecommendations(app().ctx);
    expect(await kept()).toEqual([]);
  });
});
