import { underApi } from 'mf-shared/api-client/address';
import type { ReleaseReport } from 'mf-shared/contracts/releases';
import { rolloutOf, versionsOffered } from '../common/manifests.ts';
import { isTrial, type Version } from '../common/versions.ts';
import { folderOf } from './entry-script.ts';

type Counted = 'loads' | 'failures' | 'scriptErrors' | 'poorVitals' | 'views';

/** As the contract bounds a report. */
const MOST = { count: 100, samples: 3, text: 200 };
const SEND_EVERY_MS = 30_000;
let reports = new Map<string, ReleaseReport>();
/** The version whose page is on the screen. */
let shown: Version | null = null;

/** Counts something about a version for the next report; with an error, a sample of it. Testers count nothing. */
export function count(version: Version, what: Counted, error?: unknown): void {
  if (isTrial(version)) return;
  const { name: remote, version: number } = version;
  const key = `${remote} ${number}`;
  const none = { loads: 0, failures: 0, scriptErrors: 0, poorVitals: 0, views: 0 };
  const report = reports.get(key) ?? { remote, version: number, ...none };
  reports.set(key, report);
  const rollout = rolloutOf(remote);
  // A tab may sleep before it reports, and another rollout begin: what was loaded belongs to the one of that moment.
  if (rollout !== undefined && (what === 'loads' || what === 'failures')) report.rollout = rollout;
  report[what] = Math.min(report[what] + 1, MOST.count);
  if (error === undefined) return;
  report.samples ??= [];
  if (report.samples.length < MOST.samples) report.samples.push(sampleOf(error));
}

/** Counts a page of a version that somebody enters. */
export function countView(version: Version): void {
  shown = version;
  count(version, 'views');
}

/** Counts a page whose web vitals are poor, for the version on the screen. */
export function countPoorVital(): void {
  if (shown) count(shown, 'poorVitals');
}

/** The first lines of an error, without addresses of people, numbers of theirs and queries. */
function sampleOf(error: unknown) {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const at = stack.split('\n').find((line) => /https?:/.test(line)) ?? '';
  const clean = (text: string) =>
    text
      .trim()
      .replace(/\S+@\S+\.\S+/g, '…')
      .replace(/[?#][^\s:)]*/g, '')
      .replace(/\d{6,}/g, '…')
      .slice(0, MOST.text);
  return { message: clean(message), at: clean(at) };
}

/**
 * Counts errors that nobody caught for the version whose code they come from. Sends what was counted every 30 seconds and
 * when the page is left: nobody waits for it, and a failure is no error. Runs until the returned function is called.
 */
export function startReports(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const timer = setInterval(send, SEND_EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  const onHidden = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', onHidden, { signal });
  window.addEventListener('error', ({ filename, error }) => blame(filename, error), { signal });
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error) blame(/https?:[^\s)]+/.exec(reason.stack ?? '')?.[0], reason);
  };
  window.addEventListener('unhandledrejection', onRejection, { signal });
  return () => stop.abort();
}

/** Folder of a release within the remote's: `1.2.0/`. */
const IN_RELEASE = /^\d+\.\d+\.\d+/;

/**
 * Counts an error for the version whose file it comes from. A release that was given up may still run. Its folder
 * lies within that of the build beside the server, which is not to blame.
 */
function blame(address = '', error: unknown): void {
  const isOf = (folder: string) =>
    address.startsWith(folder) && !IN_RELEASE.test(address.slice(folder.length));
  const version = versionsOffered().find((one) => isOf(folderOf(one)));
  if (version) count(version, 'scriptErrors', error);
}

function send(): void {
  if (reports.size === 0) return;
  const body = JSON.stringify([...reports.values()]);
  reports = new Map();
  const headers = { 'Content-Type': 'application/json' };
  fetch(underApi('/releases/reports'), { method: 'POST', keepalive: true, headers, body }).catch(() => {});
}
