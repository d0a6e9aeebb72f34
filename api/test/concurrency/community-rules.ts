import { HOUR_MS, WEEK_MS } from 'mf-shared/time';
import type { Queries } from '../../src/db/database.ts';
import type { MatchParticipantRow } from '../../src/db/schema/match-participants.ts';
import { wrongSums } from '../rating-sums.ts';

const CALLS = { ads: 5, goalkeepers: 14 };

/** Rules among players that the tables break between calls; `now` in ms. Teams of the matches `halved` may be unequal. */
export async function brokenRules(q: Queries, now: number, halved: ReadonlySet<string>): Promise<string[]> {
  const gone = new Set(
    (await q.selectFrom('users').select('id').where('deleted_at', 'is not', null).execute()).map(
      (one) => one.id,
    ),
  );
  const found = await Promise.all([
    friendships(q, gone),
    ads(q, gone, now),
    matches(q, halved),
    ratings(q),
    tournaments(q, gone),
    crowding(q),
    leftBehind(q, gone),
    conversations(q, gone),
    wrongSums(q),
  ]);
  return found.flat();
}

/** Nobody fills a list: at most three challenges of a player, and three tournaments of one day. */
async function crowding(q: Queries): Promise<string[]> {
  const challenges = await q.selectFrom('challenges').select('creator_id as id').execute();
  const organized = q.selectFrom('tournaments').where('organizer_id', 'is not', null);
  const cups = await organized.select(['organizer_id as id', 'date']).execute();
  const own = [
    ...Map.groupBy(challenges, ({ id }) => id),
    ...Map.groupBy(cups, ({ id, date }) => `${id} ${date}`),
  ];
  return own.filter(([, rows]) => rows.length > 3).map(([id, rows]) => `${id} has ${rows.length} up`);
}

/** One link for each pair: two different existing players, one of whom began it. */
async function friendships(q: Queries, gone: ReadonlySet<string>): Promise<string[]> {
  const rows = await q.selectFrom('friendships').selectAll().execute();
  const pairs = new Set(rows.map((row) => `${row.user_a} ${row.user_b}`));
  return [
    ...(pairs.size < rows.length ? ['a pair has two links'] : []),
    ...rows.flatMap((row) => {
      const both = [row.user_a, row.user_b];
      const right = row.user_a < row.user_b && both.includes(row.sender_id);
      const dated = (row.status === 'accepted') === (row.accepted_at !== null);
      return right && dated && !both.some((id) => gone.has(id)) ? [] : [`link ${JSON.stringify(row)}`];
    }),
  ];
}

/** One ad for each player, within the weekly limits; an opponent ad has a lineup of its stated size. */
async function ads(q: Queries, gone: ReadonlySet<string>, now: number): Promise<string[]> {
  const rows = await q.selectFrom('ads').selectAll().execute();
  const places = await q.selectFrom('lineup_players').select('lineup_id').execute();
  const lineups = await q.selectFrom('lineups').selectAll().execute();
  const up = rows.filter((row) => row.status === 'active' && row.expires_at > now);
  const twice = [...Map.groupBy(up, (row) => row.user_id)].filter(([, own]) => own.length > 1);
  const tooMany = rows.filter((row) => {
    const limit = row.type === 'findTeam' && row.position === 'Kaleci' ? CALLS.goalkeepers : CALLS.ads;
    const week = rows.filter(
      (one) =>
        one.user_id === row.user_id &&
        one.created_at > row.created_at - WEEK_MS &&
        one.created_at <= row.created_at,
    );
    // Ads of the same instant have no known order.
    return week.filter((one) => one.created_at < row.created_at).length >= limit;
  });
  const bare = up.filter((row) => {
    if (row.type !== 'findOpponent') return false;
    const own = lineups.find((one) => one.id === row.lineup_id)?.user_id === row.user_id;
    return !own || places.filter((one) => one.lineup_id === row.lineup_id).length !== row.team_size;
  });
  return [
    ...twice.map(([id]) => `${id} has two ads up`),
    ...tooMany.map((row) => `ad ${row.id} is beyond the week's limit`),
    ...bare.map((row) => `ad ${row.id} has no such lineup`),
    ...rows.filter((row) => gone.has(row.user_id)).map((row) => `ad ${row.id} is of nobody`),
    ...rows
      .filter((row) => (row.status === 'active') !== (row.ended_at === null))
      .map((row) => `ad ${row.id} is ${row.status} with end ${row.ended_at}`),
  ];
}

/** Listed players, even if they are out by now; not a captain who only set the team up. */
const isListed = (one: MatchParticipantRow) => one.plays === 1 || one.answer !== null;

/** An ad leads to one match, which has two makers and equal teams; nobody is on both sides. */
async function matches(q: Queries, halved: ReadonlySet<string>): Promise<string[]> {
  const rows = await q.selectFrom('matches').selectAll().execute();
  const people = await q.selectFrom('match_participants').selectAll().execute();
  const ended = await q.selectFrom('ads').select(['id', 'status']).execute();
  const left = new Map(ended.map((one) => [one.id, one.status]));
  const byAd = new Set(rows.map((row) => row.request_id));
  const wrong = rows.filter((row) => {
    const own = people.filter((one) => one.match_id === row.id);
    const [a, b] = (['a', 'b'] as const).map((side) =>
      own.filter((one) => isListed(one) && one.side === side),
    );
    const once = new Set(own.map((one) => one.user_id)).size === own.length;
    const areUnequal = !halved.has(row.id) && (a?.length !== b?.length || a?.length === 0);
    return !once || row.user_a === row.user_b || areUnequal;
  });
  return [
    ...(byAd.size < rows.length ? ['an ad led to two matches'] : []),
    ...wrong.map((row) => `match ${row.id} has wrong teams`),
    ...rows
      .filter((row) => left.get(row.request_id) === 'active')
      .map((row) => `ad of match ${row.id} is up`),
  ];
}

/**
 * A rating is given once, in time, in an accepted match, by a player who confirmed to a confirmed player of the other
 * side.
 */
async function ratings(q: Queries): Promise<string[]> {
  const rows = await q.selectFrom('match_ratings').selectAll().execute();
  const people = await q.selectFrom('match_participants').selectAll().execute();
  const matches = await q.selectFrom('matches').selectAll().execute();
  const accepted = new Set(matches.filter((one) => one.status === 'accepted').map((one) => one.id));
  const place = new Map(people.map((one) => [`${one.match_id} ${one.user_id}`, one]));
  return rows.flatMap((row) => {
    const [rater, ratee] = [row.rater_id, row.ratee_id].map((id) => place.get(`${row.match_id} ${id}`));
    const faced = rater?.plays === 1 && ratee?.plays === 1 && rater.side !== ratee.side;
    const said = rater?.answer === 'in' && ratee?.answer === 'in' && accepted.has(row.match_id);
    const early = row.created_at < (rater?.starts_at ?? Number.POSITIVE_INFINITY) + HOUR_MS;
    return faced && said && !early ? [] : [`rating ${row.rater_id} > ${row.ratee_id} of ${row.match_id}`];
  });
}

/** No more players than places. */
async function tournaments(q: Queries, gone: ReadonlySet<string>): Promise<string[]> {
  const cups = await q.selectFrom('tournaments').selectAll().execute();
  const players = await q.selectFrom('tournament_participants').selectAll().execute();
  return cups.flatMap((cup) => {
    const own = players.filter((one) => one.tournament_id === cup.id);
    return [
      ...(own.length > cup.capacity ? [`tournament ${cup.id} has ${own.length} of ${cup.capacity}`] : []),
      ...(cup.organizer_id && gone.has(cup.organizer_id) ? [`tournament ${cup.id} is of nobody`] : []),
    ];
  });
}

/** Deleted players leave none of their own rows. */
async function leftBehind(q: Queries, gone: ReadonlySet<string>): Promise<string[]> {
  const lineups = await q.selectFrom('lineups').select('user_id as owner').execute();
  const challenges = await q.selectFrom('challenges').select('creator_id as owner').execute();
  const own = [...lineups, ...challenges].filter((row) => gone.has(row.owner));
  return own.map((row) => `${row.owner} left something behind`);
}

/** The badge of a conversation counts the owner's unread messages. */
async function conversations(q: Queries, gone: ReadonlySet<string>): Promise<string[]> {
  const rows = await q.selectFrom('conversations').selectAll().execute();
  const messages = await q.selectFrom('messages').selectAll().where('read_at', 'is', null).execute();
  return rows.flatMap((row) => {
    const unread = messages.filter(
      (one) => one.receiver_id === row.owner_id && one.sender_id === row.partner_id,
    ).length;
    return unread === row.unread || gone.has(row.owner_id)
      ? []
      : [`${row.owner_id} has ${row.unread} unread of ${row.partner_id} instead of ${unread}`];
  });
}
