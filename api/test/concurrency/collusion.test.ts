import type { Match } from 'mf-shared/contracts/matches';
import { SKILLS } from 'mf-shared/contracts/users';
import { HOUR_MS } from 'mf-shared/time';
import { describe, expect, it, onTestFailed } from 'vitest';
import { ratingOf } from '../../src/domains/players/view.ts';
import { pass, placed, posted, postLineup, withdraw } from '../community.ts';
import { createUser, type TestUser } from '../factories.ts';
import { createTestApp, type TestApp } from '../harness.ts';
import { draft, post, rate, reply, say, write } from '../matches.ts';
import { wrongSums } from '../rating-sums.ts';
import { type Random, randomFrom } from './random.ts';

const COLLUDERS = 20;
const STRANGERS = 10;
const EXTREME = { low: 0, high: 100 };

const all = (value: number) => Object.fromEntries(SKILLS.map((skill) => [skill, value]));
const skillsOf = (random: Random) => all(random.pick([0, 20, 50, 60, 85, 100]));

/** Card rating of each account, as lists show it. */
async function cards({ db }: TestApp): Promise<Map<string, number>> {
  const rows = await db.q.selectFrom('users').selectAll().execute();
  return new Map(rows.map((row) => [row.id, ratingOf(row)]));
}

/** A colluder proposes a match to an accomplice or a stranger; the lineups may name strangers. */
async function propose(app: TestApp, random: Random, gang: TestUser[], strangers: TestUser[]) {
  const a = random.pick(gang);
  const b = random.pick(random.next() < 0.7 ? gang.filter((one) => one !== a) : strangers);
  const hour = `${String(10 + random.below(13)).padStart(2, '0')}:${random.pick(['00', '30'])}`;
  const rest = [...gang, ...strangers].filter((one) => one !== a && one !== b);
  const withLineups = gang.includes(b) && random.next() < 0.6;
  if (!withLineups) {
    const ad = await posted(app, a);
    const { body } = await post(app, a, draft(app, a, b, { requestId: ad.id, hour }));
    if (!body.match) await withdraw(app, a, ad.id);
    return body.match;
  }
  const mixed = rest.map((one) => ({ one, at: random.next() })).sort((x, y) => x.at - y.at);
  const ids = mixed.slice(0, 8).map(({ one }) => one.id);
  const [own, other] = await Promise.all([
    postLineup(app, a, { name: 'Bir', players: placed([a.id, ...ids.slice(0, 4)]) }),
    postLineup(app, b, { name: 'İki', players: placed([b.id, ...ids.slice(4)]) }),
  ]);
  const lineups = { myLineupId: own.body.lineup.id, opponentLineupId: other.body.lineup.id };
  const ad = await posted(app, a, { type: 'findOpponent', lineupId: lineups.myLineupId });
  const { body } = await post(app, a, draft(app, a, b, { requestId: ad.id, hour, ...lineups }));
  if (!body.match) await withdraw(app, a, ad.id);
  return body.match;
}

/** The gang accepts, joins and leaves; strangers never answer. */
async function conspire(app: TestApp, random: Random, gang: TestUser[], match: Match) {
  const b = gang.find((one) => one.id === match.userB.id);
  if (b) await reply(app, b, 'accept', match.id);
  const listed = [...match.playersA, ...match.playersB];
  for (const one of gang.filter(({ id }) => listed.some((player) => player.id === id))) {
    const dice = random.next();
    if (dice < 0.8) await say(app, one, match.id, dice < 0.1 ? 'out' : 'in');
  }
}

/** All members of the gang rate everybody they can, repeatedly and as extremely as they can. */
async function rateAll(
  app: TestApp,
  random: Random,
  gang: TestUser[],
  match: Match,
  tally: Map<string, number>,
) {
  const listed = [...match.playersA, ...match.playersB];
  const accomplices = new Set(gang.map(({ id }) => id));
  const calls = gang
    .filter(({ id }) => listed.some((player) => player.id === id))
    .flatMap((by) => listed.filter(({ id }) => id !== by.id).map((ratee) => ({ by, ratee })));
  for (const { by, ratee } of [...calls, ...calls.slice(0, 3)]) {
    const value = accomplices.has(ratee.id) ? EXTREME.high : EXTREME.low;
    const { status, body } = await rate(app, by, match, { rateeId: ratee.id, ratings: all(value) });
    const key = status === 200 ? 'rated' : body.code;
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  for (const one of gang) {
    if (listed.some(({ id }) => id === one.id) && random.next() < 0.1) {
      const { status } = await say(app, one, match.id, 'out');
      if (status === 200) tally.set('took back', (tally.get('took back') ?? 0) + 1);
    }
  }
}

describe.each([
  { engine: 'sqlite', rounds: 12 },
  // Both engines give the same points; the second run shows that they are stored alike.
  { engine: 'postgres', rounds: 4 },
] as const)('twenty accounts that help one another, on $engine', ({ engine, rounds }) => {
  it('move no stranger’s card, and their own by less than 3 points', { timeout: 600_000 }, async () => {
    const seed = Number(process.env.TOPLA_SEED ?? Math.floor(Math.random() * 2 ** 31));
    onTestFailed(() => console.error(`TOPLA_SEED=${seed}`));
    const random = randomFrom(seed);
    const app = await createTestApp(engine);
    const people = await Promise.all(
      Array.from({ length: COLLUDERS + STRANGERS }, () => createUser(app, skillsOf(random))),
    );
    const [gang, strangers] = [people.slice(0, COLLUDERS), people.slice(COLLUDERS)];
    for (const one of people) {
      // Each has chatted with the whole gang: one answer to an ad would be enough.
      await Promise.all(gang.filter((other) => other !== one).map((other) => write(app, one, other)));
    }
    const before = await cards(app);
    const tally = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const made: Match[] = [];
      for (let i = 0; i < 6; i++) {
        const match = await propose(app, random, gang, strangers).catch(() => undefined);
        if (!match) continue;
        made.push(match);
        await conspire(app, random, gang, match);
      }
      await pass(app, 40 * HOUR_MS, ...people);
      for (const match of made) await rateAll(app, random, gang, match, tally);
      await pass(app, 24 * HOUR_MS, ...people);
    }
    expect([...tally.keys()]).toEqual(
      expect.arrayContaining([
        'rated',
        'took back',
        'already_rated',
        'match_not_accepted',
        'rating_unconfirmed',
      ]),
    );
    expect(tally.get('rated')).toBeGreaterThan(20);
    expect(await wrongSums(app.db.q)).toEqual([]);
    const after = await cards(app);
    const moved = (of: TestUser) => Math.abs((after.get(of.id) ?? 0) - (before.get(of.id) ?? 0));
    expect(strangers.map(moved)).toEqual(strangers.map(() => 0));
    for (const one of gang) expect(moved(one)).toBeLessThan(3);
    expect(Math.max(...gang.map(moved))).toBeGreaterThan(0);
    await app.close();
  });
});
