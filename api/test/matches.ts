import type { Match, MatchCreated } from 'mf-shared/contracts/matches';
import type { User } from 'mf-shared/contracts/users';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { createLineup, pass, posted, type Refusal } from './community.ts';
import { createUser, type TestUser } from './factories.ts';
import type { TestApp } from './harness.ts';

export const HOUR = 60 * 60 * 1000;

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

/** An opponent ad of `a`, with a lineup of both captains. */
export async function captains(app: TestApp, size = 5) {
  const { a, b } = await pair(app);
  const [own, other] = [await createLineup(app, a, size), await createLineup(app, b, size)];
  const ad = await posted(app, a, { type: 'findOpponent', lineupId: own.id });
  const json = draft(app, a, b, { requestId: ad.id, myLineupId: own.id, opponentLineupId: other.id });
  return { a, b, own, other, ad, json };
}

/** A match of two players without lineups, made and played. */
export async function played(app: TestApp) {
  const { a, b } = await pair(app);
  const ad = await posted(app, a);
  const { body } = await post(app, a, draft(app, a, b, { requestId: ad.id }));
  const start = Date.parse(body.match.startsAt);
  await pass(app, start + HOUR - app.time.now, a, b);
  return { a, b, match: body.match };
}

export const SIX = { speed: 80, shooting: 80, passing: 80, dribbling: 80, defense: 80, physical: 80 };
export const rate = (app: TestApp, by: TestUser, match: { id: string }, change: Body) =>
  app.call<Refusal>('patch', `/api/matches/${match.id}/rate`, {
    token: by.token,
    json: { raterId: by.id, ratings: SIX, ...change },
  });
export const card = async (app: TestApp, of: TestUser, by = of) =>
  (await app.call<User>('get', `/api/users/${of.id}`, { token: by.token })).body;
