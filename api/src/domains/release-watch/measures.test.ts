import { MINUTE_MS, SECOND_MS } from 'mf-shared/time';
import { describe, expect, it } from 'vitest';
import { judge, NOBODY, type Step, stepAt, type Witnessed } from './measures.ts';

type Rates = { failed: number; erred: number; slow: number };
type Rollout = {
  visitors: number;
  /** The share of the candidate once that many visitors came. */
  share: (visitor: number) => number;
  /** How often each harm happens. It may change in the course of a day, for both alike. */
  stable: (visitor: number) => Rates;
  /** How often it happens in the candidate. */
  candidate?: (rates: Rates) => Rates;
};

/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The steps of a rollout, of a few visitors each. */
function play(
  random: () => number,
  { visitors, share, stable, candidate = (rates) => rates }: Rollout,
): Step[] {
  const steps: Step[] = [];
  for (let visitor = 0; visitor < visitors; ) {
    const step = { beginsAt: steps.length, candidate: { ...NOBODY }, stable: { ...NOBODY } };
    for (let many = Math.ceil(random() * 8); many > 0 && visitor < visitors; many--, visitor++) {
      const isCandidate = random() < share(visitor);
      const rates = isCandidate ? candidate(stable(visitor)) : stable(visitor);
      see(isCandidate ? step.candidate : step.stable, rates, random);
    }
    steps.push(step);
  }
  return steps;
}

function see(side: Witnessed, rates: Rates, random: () => number): void {
  side.witnesses++;
  for (const measure of ['failed', 'erred', 'slow'] as const) if (random() < rates[measure]) side[measure]++;
}

/** Visitors that came until a candidate was taken back, in each of many rollouts, sorted; all that came if it was not. */
function visitorsNeeded(rollout: Rollout, runs: number, seed: number): number[] {
  const random = randomOf(seed);
  const needed = Array.from({ length: runs }, () => {
    const steps = play(random, rollout);
    let [low, high] = [0, steps.length];
    // What was found once stays found, so half of the rest decides each time.
    while (low < high) {
      const middle = (low + high) >> 1;
      if (judge(steps.slice(0, middle)).worse) high = middle;
      else low = middle + 1;
    }
    const seen = steps.slice(0, low);
    return seen.reduce((sum, step) => sum + step.candidate.witnesses + step.stable.witnesses, 0);
  });
  return needed.toSorted((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
const USUAL = { failed: 0.005, erred: 0.02, slow: 0.1 };

describe('a rollout of 2,000', () => {
  it('takes back hardly any candidate that is no worse, though looked at after every step', () => {
    const random = randomOf(34);
    const alarms = Array.from({ length: 2000 }, () => {
      const first = 0.05 + random() * 0.4;
      const wave = 20 + random() * 200;
      const steps = play(random, {
        visitors: 600,
        // Both the share and the harm grow: sums of the whole time would blame the candidate.
        share: (visitor) => (visitor < 300 ? first : 0.5),
        stable: (visitor) => {
          const bad = (visitor < 300 ? 0.2 : 1) * (1 + Math.sin(visitor / wave)) + 0.05;
          return { failed: USUAL.failed * 4 * bad, erred: USUAL.erred * 4 * bad, slow: USUAL.slow * 2 * bad };
        },
      });
      return judge(steps).worse;
    });
    const found = (measure: keyof Rates) => alarms.filter((worse) => worse === measure).length;
    expect(found('failed')).toBeLessThanOrEqual(2);
    expect(found('erred')).toBeLessThanOrEqual(2);
    expect(found('slow')).toBeLessThanOrEqual(2);
  });
});

describe('at a share of 10 %', () => {
  const rollout = (candidate: Partial<Rates>, visitors: number): Rollout => ({
    visitors,
    share: () => 0.1,
    stable: () => USUAL,
    candidate: (rates) => ({ ...rates, ...candidate }),
  });

  it('a candidate that never loads goes before 100 visitors came', () => {
    const needed = visitorsNeeded(rollout({ failed: 1 }, 300), 200, 1);
    expect(at(needed, 0.95)).toBeLessThan(100);
  });

  it('one that fails in 30 % of loads goes within 500 visitors, mostly within 250', () => {
    const needed = visitorsNeeded(rollout({ failed: 0.3 }, 1500), 200, 2);
    expect(at(needed, 0.5)).toBeLessThan(250);
    expect(at(needed, 0.95)).toBeLessThan(500);
  });

  it('one with three times the errors goes later', () => {
    const needed = visitorsNeeded(rollout({ erred: 0.06 }, 12_000), 40, 3);
    expect(at(needed, 0.5)).toBeGreaterThan(500);
    expect(at(needed, 0.95)).toBeLessThan(12_000);
  });

  it('one that is a little slower, as files that must be fetched first make it, stays', () => {
    const needed = visitorsNeeded(rollout({ slow: 0.13 }, 3000), 40, 4);
    expect(at(needed, 0.05)).toBe(3000);
  });
});

describe('a comparison', () => {
  const side = (witnesses: number, failed = 0): Witnessed => ({ ...NOBODY, witnesses, failed });
  const step = (candidate: Witnessed, stable: Witnessed): Step => ({ beginsAt: 0, candidate, stable });

  it('says nothing while one side has no witnesses', () => {
    const alone = Array.from({ length: 50 }, () => step(side(1, 1), NOBODY));
    expect(judge(alone)).toEqual({ evidence: { failed: 0, erred: 0, slow: 0 }, worse: null });
  });

  it('joins steps until both sides have come', () => {
    const apart = Array.from({ length: 8 }, () => [step(side(1, 1), NOBODY), step(NOBODY, side(9))]).flat();
    expect(judge(apart).worse).toBe('failed');
  });

  it('needs five witnesses of the harm, however small the share', () => {
    const told = (bad: number) => judge(Array.from({ length: bad }, () => step(side(1, 1), side(999)))).worse;
    expect([told(4), told(5)]).toEqual([null, 'failed']);
  });

  it('has short steps at first and long ones later, which follow each other without a gap', () => {
    const since = 1000;
    const widthAt = (age: number) => {
      const { beginsAt, endsAt } = stepAt(since, since + age);
      expect(stepAt(since, endsAt).beginsAt).toBe(endsAt);
      return (endsAt - beginsAt) / SECOND_MS;
    };
    const ages = [0, 10 * MINUTE_MS - 1, 10 * MINUTE_MS, 1440 * MINUTE_MS - 1, 1440 * MINUTE_MS];
    expect(ages.map(widthAt)).toEqual([5, 5, 60, 60, 900]);
    expect(stepAt(since, since - 5).beginsAt).toBe(since);
  });
});
