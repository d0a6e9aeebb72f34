import { ReleaseReports } from 'mf-shared/contracts/releases';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remoteNamed } from '../common/manifests.ts';
import { keepTrial } from '../common/versions.ts';
import { count, countPoorVital, countView, startReports } from './reports.ts';

const player = remoteNamed('player');
const script = `${location.origin}/remotes/player/c/42.js`;
let sent: unknown[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method, keepalive, body }: RequestInit) => {
    expect([address, method, keepalive]).toEqual(['/api/releases/reports', 'POST', true]);
    sent.push(...ReleaseReports.parse(JSON.parse(String(body))));
    return Response.json({});
  });
  stop = startReports();
});
afterEach(() => {
  vi.advanceTimersByTime(30_000);
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends the sums of half a minute, and nothing when nothing was counted', () => {
  count(player, 'loads');
  countView(player);
  countView(player);
  countPoorVital();
  vi.advanceTimersByTime(29_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  const sums = { loads: 1, failures: 0, scriptErrors: 0, poorVitals: 1, views: 2 };
  expect(sent).toEqual([{ remote: 'player', version: '0.1.0', ...sums }]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

it('sends what there is when the page is left', () => {
  count(player, 'loads');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(1);
});

it('blames a remote for errors of its scripts alone', () => {
  const error = (filename: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('x is undefined') }));
  error(script);
  error(`${location.origin}/shell.js`);
  const reason = Object.assign(new Error('no answer'), {
    stack: `Error: no answer\n    at f (${script}:1:2)`,
  });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a text' }));
  vi.advanceTimersByTime(30_000);
  expect(sent).toMatchObject([{ remote: 'player', scriptErrors: 2 }]);
  const [{ samples }] = sent as [{ samples: object[] }];
  expect(samples.at(-1)).toEqual({ message: 'no answer', at: `at f (${script}:1:2)` });
});

it('blames the build beside the server for no errors of releases, which lie in folders within its own', () => {
  const filename = `${location.origin}/remotes/player/2.0.0/c/42.0123abcd.js`;
  window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('x is undefined') }));
  vi.advanceTimersByTime(30_000);
  expect(sent).toEqual([]);
});

it('tells nobody’s address or number in a sample, sends three at most, and counts no further than the contract', () => {
  const error = new Error(`ali.can@posta.test, 05321112233: /profile?q=ali ${'x'.repeat(300)}`);
  for (let times = 0; times < 120; times++) count(player, 'failures', error);
  vi.advanceTimersByTime(30_000);
  const [report] = sent as [{ failures: number; samples: { message: string }[] }];
  expect([report.failures, report.samples.length]).toEqual([100, 3]);
  expect(report.samples[0]?.message).toMatch(/^… …: \/profile x+$/);
});

it('counts nothing of a tester’s version', () => {
  keepTrial(player);
  count(player, 'failures');
  vi.advanceTimersByTime(30_000);
  expect(sent).toEqual([]);
});
