// Loaded early: the session imports it at first use, and no fake clock waits for that.
import 'mf-shared/api-client';
import { forgetBrowser } from 'mf-shared/forget-browser';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, vi } from 'vitest';
import { startSession } from '../src/session/session.ts';
import { token } from './token.ts';

export const goTo = vi.fn();
export let stop = () => {};

export const NOW = Date.parse('2026-11-20T18:00:00Z');
export const PLAYER = token({ id: 'u1', role: 'user' }, NOW);
export const ADMIN = token({ id: 'u1', role: 'admin' }, NOW);

export let signedOut: string[];
/** Answers to the reads of a player's details, at the test's command. */
let details: Record<string, PromiseWithResolvers<Response>>;
export const answerOf = (id: string) => {
  details[id] ??= Promise.withResolvers<Response>();
  return details[id];
};
/** The next reads of details wait for new answers. */
export const askAnew = () => {
  details = {};
};
/** Lets pending answers arrive; no timer of the session ends in so short a time. */
export const settle = async () => {
  for (let step = 0; step < 10; step++) await vi.advanceTimersByTimeAsync(5);
};
export const state = () => useSession.getState();

/** What each test starts with, and leaves behind. */
export function prepare() {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    askAnew();
    signedOut = [];
    goTo.mockClear();
    vi.mocked(forgetBrowser).mockReset().mockResolvedValue();
    sessionStorage.clear();
    useSession.setState({ status: 'loading', token: null, user: null, business: null, admin: null });
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const path = typeof input === 'string' ? input : new URL((input as Request).url).pathname;
      const [, id] = /users\/(.+)$/.exec(path) ?? [];
      if (path.endsWith('sign-out')) signedOut.push(String(new Headers(init?.headers).get('Authorization')));
      return id ? answerOf(id).promise : Response.json({});
    });
    stop = startSession(goTo);
  });
  afterEach(() => {
    stop();
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
