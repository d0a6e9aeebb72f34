import { sql } from 'kysely';
import type { Match } from 'mf-shared/contracts/matches';
import { HOUR_MS } from 'mf-shared/time';
import { expireAds } from '../../src/domains/ads/expire.ts';
import { placed } from '../community.ts';
import { createUser, type TestUser } from '../factories.ts';
import { createTestApp, type TestApp } from '../harness.ts';
import { createPostgres } from '../lent-databases.ts';
import { SIX } from '../matches.ts';
import { tokenFor } from '../tokens.ts';
import type { Random } from './random.ts';

/** Players, and the processes that serve them from one database. */
export type Community = {
  apps: TestApp[];
  users: TestUser[];
  /** Hash of the password that all share. */
  password: { plain: string; hash: string };
  /** The token of an admin. */
  admin: string;
  /** Matches that lost one of two accounts of the same player. */
  halved: Set<string>;
  /** Number of answers by call. */
  tally: Map<string, number>;
};

const PLAYERS = 9;
const CITY = { city: 'Muş' };

export async function createCommunity(
  engine: 'sqlite' | 'postgres',
  password: Community['password'],
): Promise<Community> {
  const url = engine === 'postgres' ? await createPostgres() : undefined;
  const apps = [await createTestApp(engine, url ? { url } : {})];
  if (url) apps.push(await createTestApp(engine, { url }));
  const [app] = apps;
  if (!app) throw new Error('no process');
  const { token: admin } = await createUser(app, { role: 'admin' });
  const community: Community = { apps, users: [], password, admin, halved: new Set(), tally: new Map() };
  for (let i = 0; i < PLAYERS; i++) community.users.push(await newcomer(community));
  return community;
}

export function firstOf({ apps }: Community): TestApp {
  const [app] = apps;
  if (!app) throw new Error('no process');
  return app;
}

const newcomer = (community: Community) =>
  createUser(firstOf(community), { password_hash: community.password.hash });

/** Moves every clock and signs everybody in again, since sessions end after a week. */
export async function pass(community: Community, ms: number): Promise<void> {
  for (const app of community.apps) app.time.now += ms;
  for (const user of community.users) user.token = await tokenFor(firstOf(community), user, 'user');
  community.admin = (await createUser(firstOf(community), { role: 'admin' })).token;
}

type Move = (call: Caller, random: Random, community: Community) => Promise<unknown>;
type Caller = {
  app: TestApp;
  me: TestUser;
  other: TestUser;
  /** Calls the API and counts the answers; anything but success or refusal is an error. */
  say: (name: string, method: string, path: string, json?: object) => Promise<Record<string, unknown>>;
};

const idsOf = async (rows: Promise<{ id: string }[]>) => (await rows).map((row) => row.id);

const befriend: Move = async ({ app, say, me, other }, random) => {
  if (random.next() < 0.4) return say('add', 'post', 'friends/add', { receiverId: other.id });
  const links = await app.db.q.selectFrom('friendships').selectAll().execute();
  const own = links.filter((link) => link.user_a === me.id || link.user_b === me.id);
  const among = own.length > 0 && random.next() < 0.8 ? own : links;
  if (among.length === 0) return;
  const { id } = random.pick(among);
  const verb = random.pick(['accept', 'accept', 'reject', 'withdraw', 'unfriend']);
  if (verb === 'unfriend') return say(verb, 'delete', `friends/${id}`);
  return say(verb, 'post', `friends/${verb}/${id}`);
};

const draw: Move = async ({ app, say, me }, random, { users }) => {
  const own = await idsOf(app.db.q.selectFrom('lineups').select('id').where('user_id', '=', me.id).execute());
  if (own.length > 2) return say('erase', 'delete', `lineups/${random.pick(own)}`);
  const others = users.filter((one) => one.id !== me.id).sort(() => random.next() - 0.5);
  const team = [me, ...others.slice(0, 4)].map((one) => one.id);
  return say('draw', 'post', 'lineups', { name: 'Gece', players: placed(team) });
};

const advertise: Move = async ({ app, say, me }, random) => {
  const own = app.db.q.selectFrom('ads').select('id').where('user_id', '=', me.id);
  const active = await idsOf(own.where('status', '=', sql.lit('active')).execute());
  if (active.length > 0 && random.next() < 0.3) return say('withdraw ad', 'delete', `requests/${active[0]}`);
  const common = { location: CITY, description: '' };
  if (random.next() < 0.3)
    return say('ad', 'post', 'requests', { ...common, type: 'findTeam', position: 'Kaleci' });
  const lineups = await idsOf(
    app.db.q.selectFrom('lineups').select('id').where('user_id', '=', me.id).execute(),
  );
  if (lineups.length === 0)
    return say('ad', 'post', 'requests', { ...common, type: 'findPlayer', positionNeeded: 'Bek' });
  return say('ad', 'post', 'requests', { ...common, type: 'findOpponent', lineupId: random.pick(lineups) });
};

const write: Move = ({ say, other }, random) =>
  random.next() < 0.3
    ? say('read', 'post', 'messages/mark-read', { chatUserId: other.id })
    : say('write', 'post', 'messages/send', {
        receiverId: other.id,
        receiverModel: 'User',
        content: 'Selam',
        clientId: String(random.below(40)),
      });

const arrange: Move = async ({ app, say }, random, { users }) => {
  const { q } = app.db;
  const ads = await q.selectFrom('ads').selectAll().where('status', '=', 'active').execute();
  if (ads.length === 0) return;
  const ad = random.pick(ads);
  const owner = users.find((one) => one.id === ad.user_id);
  if (!owner) return;
  const lineups = await q.selectFrom('lineups').selectAll().execute();
  const theirs = lineups.filter((one) => one.user_id !== owner.id);
  const opponent = theirs.length > 0 ? random.pick(theirs) : undefined;
  const mine = lineups.filter((one) => one.user_id === owner.id);
  const partner = ad.type === 'findOpponent' ? opponent?.user_id : random.pick(users).id;
  const start = new Date(app.time.now + 4 * HOUR_MS).toISOString();
  const made = await say(`match of ${owner.id}`, 'post', 'matches', {
    requestId: ad.id,
    userA: owner.id,
    userB: partner ?? '',
    matchDate: start.slice(0, 10),
    hour: '23:00',
    matchLocation: 'Çınar',
    myLineupId: mine.length > 0 ? random.pick(mine).id : '',
    opponentLineupId: opponent?.id ?? '',
  });
  const match = made.match as Match | undefined;
  if (match && random.next() < 0.9) {
    await say(`settle of ${match.userB.id}`, 'post', `matches/${match.id}/accept`, { version: 1 });
  }
};

/** Answers in a match: whether the player plays, or as captain moves, confirms or cancels it. */
const decide: Move = async ({ app, say, me }, random) => {
  const { q } = app.db;
  const since = app.time.now - 40 * HOUR_MS;
  const own = await q
    .selectFrom('match_participants')
    .selectAll()
    .where('user_id', '=', me.id)
    .where('starts_at', '>', since)
    .execute();
  if (own.length === 0) return;
  // Most recent matches are over, and a captain changes only coming ones.
  const ahead = own.filter((row) => row.starts_at > app.time.now);
  const { match_id: id } = random.pick(ahead.length > 0 && random.next() < 0.6 ? ahead : own);
  const match = await q.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  const version = match?.version ?? 1;
  if (random.next() < 0.65) {
    const answer = random.next() < 0.8 ? 'in' : 'out';
    return say(`say ${answer}`, 'post', `matches/${id}/answer`, { answer });
  }
  const verb = random.pick(['accept', 'refuse', 'cancel', 'correct']);
  if (verb !== 'correct')
    return say(verb === 'accept' ? 'agree' : verb, 'post', `matches/${id}/${verb}`, { version });
  return say(verb, 'patch', `matches/${id}`, { version, matchLocation: `Saha ${random.below(3)}` });
};

/** Rates a player of a match, mostly of the other side of a past one; many of them never confirmed. */
const judge: Move = async ({ app, say, me }, random) => {
  const { q } = app.db;
  const { now } = app.time;
  const since = now - 60 * HOUR_MS;
  const rows = await q.selectFrom('match_participants').selectAll().where('starts_at', '>', since).execute();
  const own = rows.filter((row) => row.user_id === me.id);
  if (own.length === 0) return;
  const over = own.filter((row) => row.plays === 1 && row.starts_at < now - HOUR_MS);
  const mine = random.pick(over.length > 0 && random.next() < 0.9 ? over : own);
  const there = rows.filter((row) => row.match_id === mine.match_id);
  const others = there.filter((row) => row.plays === 1 && row.side !== mine.side);
  const ratee = random.pick(others.length > 0 && random.next() < 0.8 ? others : there).user_id;
  const ratings = { ...SIX, speed: random.below(101) };
  return say('rate', 'patch', `matches/${mine.match_id}/rate`, { raterId: me.id, rateeId: ratee, ratings });
};

const compete: Move = async ({ app, say, me }, random) => {
  const { q } = app.db;
  const cups = await q.selectFrom('tournaments').select('id').orderBy('id', 'desc').limit(2).execute();
  const date = new Date(app.time.now + 96 * HOUR_MS).toISOString().slice(0, 10);
  if (cups.length === 0 || random.next() < 0.05) {
    const cup = { name: 'Kupa', date, location: CITY, fee: 0, capacity: 4 };
    return say('announce', 'post', 'tournaments/create', cup);
  }
  const places = await q.selectFrom('tournament_participants').selectAll().execute();
  const own = places.findLast((place) => place.user_id === me.id);
  if (own && random.next() < 0.4)
    return say('leave cup', 'delete', `tournaments/register/${own.tournament_id}`);
  return say('register', 'post', 'tournaments/register', { tournamentId: random.pick(cups).id });
};

const challenge: Move = async ({ app, say }, random) => {
  const rows = await idsOf(app.db.q.selectFrom('challenges').select('id').execute());
  if (rows.length > 3) return say('drop challenge', 'delete', `challenges/${random.pick(rows)}`);
  return say('challenge', 'post', 'challenges/create', {
    type: 'rakip-bul',
    details: 'Maç',
    contactInfo: '0532',
  });
};

/** A player deletes the account; a newcomer takes their place afterwards. */
const leave: Move = async ({ say, me }, _random, community) => {
  const { message } = await say('leave', 'post', 'account/delete', { password: community.password.plain });
  if (message !== 'Hesabınız silindi.') return;
  const at = community.users.indexOf(me);
  if (at >= 0) community.users[at] = await newcomer(community);
};

/** An admin merges two accounts; a newcomer takes the place of the one that ends. */
const unite: Move = async ({ app, me, other, say }, _random, community) => {
  if (me.id === other.id) return;
  const both = await app.db.q
    .selectFrom('match_participants as one')
    .innerJoin('match_participants as two', 'two.match_id', 'one.match_id')
    .select('one.match_id')
    .where('one.user_id', '=', me.id)
    .where('two.user_id', '=', other.id)
    .execute();
  for (const { match_id } of both) community.halved.add(match_id);
  const path = `admin/players/${me.id}/merge`;
  const preview = await say('preview for admin', 'get', `${path}?into=${other.id}`);
  if (!preview.from) return;
  const { name } = preview.from as { name: string };
  const json = { into: other.id, name, version: preview.version, reason: 'Aynı kişi' };
  const { code } = await say('unite for admin', 'post', path, json);
  if (code) return;
  const at = community.users.indexOf(me);
  if (at >= 0) community.users[at] = await newcomer(community);
};

const MOVES: [number, Move][] = [
  [18, befriend],
  [14, draw],
  [16, advertise],
  [14, write],
  [12, arrange],
  [16, decide],
  [12, judge],
  [10, compete],
  [3, challenge],
  [2, leave],
];
/** Drawn last, so that a run may leave it out. */
const UNITE: [number, Move] = [1, unite];

/** One player does one thing through one process, or an admin merges two of them. */
export async function act(community: Community, random: Random, { merges = false } = {}): Promise<void> {
  const moves = merges ? [...MOVES, UNITE] : MOVES;
  const app = random.pick(community.apps);
  const me = random.pick(community.users);
  const other = random.pick(community.users);
  const say: Caller['say'] = async (name, method, path, json) => {
    const by = community.users.find((one) => name.endsWith(` of ${one.id}`)) ?? me;
    const token = name.endsWith(' for admin') ? community.admin : by.token;
    const call = json ? { token, json } : { token };
    const { status, body } = await app.call<Record<string, unknown>>(method, `/api/${path}`, call);
    const key = `${name.split(/ of | for /)[0]} ${status < 300 ? 'done' : body.code}`;
    community.tally.set(key, (community.tally.get(key) ?? 0) + 1);
    if (status >= 500 || (body.code === 'validation' && path !== 'messages/send'))
      throw new Error(`${key}: ${JSON.stringify(body)}`);
    return body;
  };
  let dice = random.below(moves.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, move] of moves) {
    if (dice < weight) return void (await move({ app, me, other, say }, random, community));
    dice -= weight;
  }
}

/** Clears expired rows on every process at once. */
export const clear = ({ apps }: Community) => Promise.all(apps.map((app) => expireAds(app.ctx)));
