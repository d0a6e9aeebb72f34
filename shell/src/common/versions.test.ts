import type { Candidate, DeployedRemote } from 'mf-shared/contracts/remote';
import { CONTRACT } from 'mf-shared/contracts/shell-contract';
import { beforeEach, expect, it } from 'vitest';
import { isFor, isGood, keepGood, keepTrial, markBroken, versionFor } from './versions.ts';

const version = (number: string): DeployedRemote => ({
  ...{ name: 'league', title: 'Lig alanı', version: number, entry: `/remotes/league/${number}/e.js` },
  ...{ contract: 1, pages: [], places: {}, nav: [] },
});
const candidate = (share: number, part: Partial<Candidate> = {}): Candidate => ({
  ...version('2.0.0'),
  share,
  since: 1,
  ...part,
});
const STABLE = version('1.0.0');
const chosen = (deployed: DeployedRemote = STABLE) => versionFor(deployed).version;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('gives a candidate to its share of the visitors, and each visitor the same version each time', () => {
  const visitors = Array.from({ length: 20_000 }, (_, number) => `visitor-${number}`);
  for (const share of [0, 0.5, 10, 50, 99.99, 100]) {
    const got = visitors.filter((visitor) => isFor(visitor, candidate(share)));
    expect(Math.abs((got.length / visitors.length) * 100 - share)).toBeLessThan(1);
    expect(got.every((visitor) => isFor(visitor, candidate(share)))).toBe(true);
  }
  expect(visitors.every((visitor) => isFor(visitor, candidate(100)))).toBe(true);
  expect(visitors.some((visitor) => isFor(visitor, candidate(0)))).toBe(false);
});

it('keeps those who had a candidate when its share grows, and draws anew for another candidate', () => {
  const visitors = Array.from({ length: 2000 }, (_, number) => `visitor-${number}`);
  const first = visitors.filter((visitor) => isFor(visitor, candidate(10)));
  expect(first.every((visitor) => isFor(visitor, candidate(20)))).toBe(true);
  const next = first.filter((visitor) => isFor(visitor, candidate(10, { version: '2.0.1' })));
  expect(next.length).toBeLessThan(first.length / 2);
});

it('never chooses a candidate that needs a newer shell', () => {
  expect(chosen({ ...STABLE, candidate: candidate(100) })).toBe('2.0.0');
  const tooNew = candidate(100, { contract: CONTRACT + 1 });
  expect(chosen({ ...STABLE, candidate: tooNew })).toBe('1.0.0');
  keepTrial(tooNew);
  expect(chosen()).toBe('1.0.0');
});

it('gives the version of a tester’s link in that tab alone, and does not call it good', () => {
  keepTrial(version('3.0.0'));
  expect(chosen({ ...STABLE, candidate: candidate(100) })).toBe('3.0.0');
  keepGood(version('3.0.0'));
  expect(isGood(version('3.0.0'))).toBe(false);
  sessionStorage.clear();
  expect(chosen()).toBe('1.0.0');
});

it('falls back from what is broken: to the stable version, to the last good one, and then no further', () => {
  const deployed = { ...version('1.1.0'), candidate: candidate(100) };
  keepGood(STABLE);
  markBroken(version('2.0.0'));
  expect(chosen(deployed)).toBe('1.1.0');
  markBroken(version('1.1.0'));
  expect(chosen(deployed)).toBe('1.0.0');
  markBroken(STABLE);
  expect(chosen(deployed)).toBe('1.1.0');
});

it('takes what it cannot read for nothing', () => {
  localStorage.setItem('good-version.league', '{');
  sessionStorage.setItem('broken-versions', 'null');
  markBroken(STABLE);
  expect(chosen()).toBe('1.0.0');
});
