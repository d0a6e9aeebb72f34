import type { Match, MatchAnswered, MatchCreated } from 'mf-shared/contracts/matches';
import type { Notification } from 'mf-shared/contracts/notifications';
import type { User } from 'mf-shared/contracts/users';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { newId } from '../src/base/id.ts';
import type { OccurrenceRow } from '../src/db/schema/subscription-occurrences.ts';
import { createLineup, pass, posted, type Refusal } from './community.ts';
import { createUser, createVenue, type TestUser } from './factories.ts';
import type { TestApp } from './harness.ts';

export const write = (app: TestApp, from: TestUser, to: TestUser) =>
  app.call('post', '/api/messages/send', {
    token: from.token,
    json: { receiverId: to.id, receiverModel: 'User', content: 'Selam' },
  });

/** Two players who have written to each other. */
export async function pair(app: TestApp): Promise<{ a: TestUser; b: TestUser }> {
  const [a, b] = [await createUser(app, { full_name: 'Ali Can' }), await createUser(app)];
  await write(app, b, a);
  return { a, b };
}

export type Body = Record<string, unknown>;
export const tomorrow = (app: TestApp) => addDays(istanbulDate(app.time.now), 1);
export const draft = (app: TestApp, a: TestUser, b: TestUser, change: Body): Body => ({
  userA: a.id,
  userB: b.id,
  matchDate: tomorrow(app),
  hour: '20:00',
  matchLocation: 'Çınar Halı Saha',
  ...change,
});
export const post = (app: TestApp, by: TestUser, json: Body) =>
  app.call<MatchCreated & Refusal>('post', '/api/matches', { token: by.token, json });
export const list = (app: TestApp, by: TestUser, query = '', of = by) =>
  app.call<Match[]>('get', `/api/matches/${of.id}${query}`, { token: by.token });
export const mine = (app: TestApp, by: TestUser) =>
  app.call<unknown[]>('get', '/api/requests/mine', { token: by.token });

/** An opponent ad of `a`, with lineups of both captains. */
export async function captains(app: TestApp, size = 5) {
  const { a, b } = await pair(app);
  const [own, other] = [await createLineup(app, a, size), await createLineup(app, b, size)];
  const ad = await posted(app, a, { type: 'findOpponent', lineupId: own.id });
  const json = draft(app, a, b, { requestId: ad.id, myLineupId: own.id, opponentLineupId: other.id });
  return { a, b, own, other, ad, json };
}

type Answered = MatchAnswered & Refusal;
/** Acts on a match: `accept`, `refuse`, `cancel`, `answer`. */
export const act = (app: TestApp, by: TestUser, verb: string, id: string, json: Body = {}) =>
  app.call<Answered>('post', `/api/matches/${id}/${verb}`, { token: by.token, json });
/** Accepts or refuses the current version. */
export async function reply(app: TestApp, by: TestUser, verb: 'accept' | 'refuse', id: string) {
  const { version } = await app.db.q
    .selectFrom('matches')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return act(app, by, verb, id, { version });
}
export const say = (app: TestApp, by: TestUser, id: string, answer: 'in' | 'out') =>
  act(app, by, 'answer', id, { answer });
export const correct = (app: TestApp, by: TestUser, match: Pick<Match, 'id' | 'version'>, change: Body) =>
  app.call<Answered>('patch', `/api/matches/${match.id}`, {
    token: by.token,
    json: { version: match.version, ...change },
  });

/** Proposed by `a`, accepted by `b`. */
export async function agreed(app: TestApp, a: TestUser, b: TestUser, json: Body): Promise<Match> {
  const { status, body } = await post(app, a, json);
  if (status !== 201) throw new Error(`match: ${status} ${body.code}`);
  const accepted = await reply(app, b, 'accept', body.match.id);
  if (accepted.status !== 200) throw new Error(`accept: ${accepted.status} ${accepted.body.code}`);
  return accepted.body.match;
}

/** A player by id, signed in. */
export async function member(app: TestApp, id: string | undefined): Promise<TestUser> {
  const user = { id: id ?? '', email: `${id}@oyuncu.test`, fullName: '', token: '' };
  await pass(app, 0, user);
  return user;
}

/** Proposed by `a` to `b`, with a team mate each. */
export async function proposed(app: TestApp) {
  const all = await captains(app);
  const { match } = (await post(app, all.a, all.json)).body;
  const mate = await member(app, all.own.players[1]?.player);
  const foe = await member(app, all.other.players[1]?.player);
  return { ...all, match, mate, foe };
}

/** A player's notifications, latest first. */
export const told = async (app: TestApp, { token }: { token: string }) =>
  (await app.call<Notification[]>('get', '/api/notifications?limit=100', { token })).body;
/** A match as a player sees it. */
export const seen = async (app: TestApp, by: TestUser, id: string) =>
  (await list(app, by)).body.find((one) => one.id === id) as Match;

/** All listed players confirm. */
export const allConfirm = (app: TestApp, match: { id: string }) =>
  app.db.q
    .updateTable('match_participants')
    .set({ answer: 'in' })
    .where('match_id', '=', match.id)
    .where('plays', '=', 1)
    .execute();

/** An approved hour of the player at a new venue, from that instant (ms). */
export async function holdHour(app: TestApp, player: { id: string }, startsAt: number) {
  const venue = await createVenue(app);
  const id = newId();
  const row = {
    ...{ id, venue_id: venue.id, pitch_id: venue.pitches[0]?.id ?? '', user_id: player.id },
    ...{ field_name: 'Saha 1', date: istanbulDate(startsAt), time_slot: '20:00-21:00' },
    ...{ starts_at: startsAt, ends_at: startsAt + HOUR_MS, status: 'approved' as const, end_reason: null },
    ...{ price: 1200, expires_at: startsAt, created_at: 0, decided_at: 0 },
  };
  await app.db.q.insertInto('reservations').values(row).execute();
  return row;
}

/** A weekly night of the player at a new venue, from that instant (ms). */
export async function holdNight(
  app: TestApp,
  player: { id: string },
  startsAt: number,
  over: Partial<Pick<OccurrenceRow, 'status' | 'attendance'>> = {},
) {
  const venue = await createVenue(app);
  const hour = {
    ...{ venue_id: venue.id, pitch_id: venue.pitches[0]?.id ?? '', user_id: player.id },
    ...{ time_slot: '20:00-21:00', created_at: 0 },
  };
  const weekly = {
    ...{ ...hour, id: newId(), weekday: 4, start_minute: 20 * 60, status: 'approved' as const },
    ...{ end_reason: null, paused_from: null, paused_until: null, claimed_until: null, decided_at: 0 },
  };
  const night = {
    ...{ ...hour, id: newId(), subscription_id: weekly.id, date: istanbulDate(startsAt), usual_date: null },
    ...{ starts_at: startsAt, ends_at: startsAt + HOUR_MS, price: 1200, status: 'held' as const },
    ...{ skipped_by: null, attendance: null, version: 1, ...over },
  };
  await app.db.q.insertInto('subscriptions').values(weekly).execute();
  await app.db.q.insertInto('subscription_occurrences').values(night).execute();
}

/** A match of two players without lineups, agreed and played at an hour that one of them booked. */
export async function played(app: TestApp, { booked = true } = {}) {
  const { a, b } = await pair(app);
  const ad = await posted(app, a);
  const match = await agreed(app, a, b, draft(app, a, b, { requestId: ad.id }));
  const start = Date.parse(match.startsAt);
  if (booked) await holdHour(app, a, start);
  await pass(app, start + HOUR_MS - app.time.now, a, b);
  return { a, b, match };
}

/** The columns of an agreed match, for tests that write rows. */
export const AGREED = {
  ...{ ad_type: 'findPlayer' as const, status: 'accepted' as const, awaits: null, change: null },
  ...{ version: 1, decided_at: 0, booking_id: null },
};

export const SIX = { speed: 80, shooting: 80, passing: 80, dribbling: 80, defense: 80, physical: 80 };
export const rate = (app: TestApp, by: TestUser, match: { id: string }, change: Body) =>
  app.call<Refusal>('patch', `/api/matches/${match.id}/rate`, {
    token: by.token,
    json: { raterId: by.id, ratings: SIX, ...change },
  });
export const card = async (app: TestApp, of: TestUser, by = of) =>
  (await app.call<User>('get', `/api/users/${of.id}`, { token: by.token })).body;
