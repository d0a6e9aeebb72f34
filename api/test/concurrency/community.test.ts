import { HOUR_MS } from 'mf-shared/time';
import { describe, expect, it, onTestFailed } from 'vitest';
import { quickHash } from '../passwords.ts';
import { brokenRules } from './community-rules.ts';
import { act, clear, createCommunity, firstOf, pass } from './community-world.ts';
import { randomFrom } from './random.ts';
import { deadlocks } from './tell.ts';

const WAVES = 25;
const MOST_WAVES = 20 * WAVES;
const WAVE = 20;
const PASSWORD = 'gizli-parola-1';

const MEETINGS = [
  ...['add done', 'add friend_request_pending', 'accept done', 'unfriend done'],
  ...['draw done', 'erase lineup_in_use', 'ad done', 'ad request_active_exists', 'ad request_weekly_limit'],
  ...['match done', 'match request_not_found', 'rate done', 'rate already_rated', 'rate rating_not_opponent'],
  ...['settle done', 'say in done', 'say out done', 'correct done', 'cancel done'],
  ...['rate rating_unconfirmed', 'rate match_not_accepted'],
  ...['register done', 'register tournament_full', 'register tournament_already_registered'],
];
const MERGING_WAVES = 10;

describe.each(['sqlite', 'postgres'] as const)('players who do everything at once on %s', (engine) => {
  it('keep the rules of friends, ads, matches, ratings and tournaments', { timeout: 600_000 }, async () => {
    const seed = Number(process.env.TOPLA_SEED ?? Math.floor(Math.random() * 2 ** 31));
    onTestFailed(() => console.error(`TOPLA_SEED=${seed}`));
    const random = randomFrom(seed);
    const community = await createCommunity(engine, { plain: PASSWORD, hash: await quickHash(PASSWORD) });
    const app = firstOf(community);
    const missing = () => MEETINGS.filter((met) => !community.tally.has(met));
    // A run without meetings proves nothing: it continues until all kinds have met.
    const goesOn = (wave: number) => wave < WAVES || (wave < MOST_WAVES && missing().length > 0);
    const run = async (wave: number, merges: boolean) => {
      const calls = Array.from({ length: WAVE }, () => act(community, random, { merges }));
      await Promise.all(random.next() < 0.2 ? [...calls, clear(community)] : calls);
      expect(await brokenRules(app.db.q, app.time.now, community.halved), `wave ${wave}`).toEqual([]);
      await pass(community, 1 + random.below(6 * HOUR_MS));
    };
    let wave = 0;
    while (goesOn(wave)) await run(wave++, false);
    expect(deadlocks(community.apps)).toEqual([]);
    expect(missing()).toEqual([]);
    // A merge writes rows of all kinds. Where it meets another transaction, one of the two may have to begin again.
    const last = wave + MERGING_WAVES;
    while (wave < last || (wave < MOST_WAVES && !community.tally.has('unite done'))) await run(wave++, true);
    expect(community.tally.get('unite done')).toBeGreaterThan(0);
    await Promise.all(community.apps.map((one) => one.close()));
  });
});
