import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { refusal, stubApi } from '../../test/support.tsx';
import type { Call } from '../contracts/call.ts';
import { ERROR_TEXT } from '../strings/index.ts';
import { ApiError, request } from './index.ts';
import { saveFile } from './save-file.ts';

const sessionOver = vi.fn();
beforeEach(() => useSession.setState({ token: 'mine', sessionOver }));
afterEach(() => {
  sessionOver.mockClear();
  useSession.setState({ token: null, sessionOver: () => {} });
  vi.useRealTimers();
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was refused'),
    (error: ApiError) => error,
  );
const row = (more: Partial<Call> = {}): Call => ({
  method: 'get',
  path: '/things',
  summary: '',
  access: 'anyone',
  answer: z.unknown(),
  ...more,
});
const ask = (more?: Partial<Call>, signal?: AbortSignal) => request(row(more), { signal });
const OVER = () => refusal(401, { code: 'token_expired', message: 'Oturumunuz sona erdi.' });

it('asks without a token where nobody is signed in', async () => {
  useSession.setState({ token: null });
  const requests = stubApi({ 'GET things': () => [] });
  await ask();
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});

it('hands a file to the browser under its name, and lets go of it after a minute', () => {
  vi.useFakeTimers();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  saveFile({ blob: new Blob(['{}']), name: 'a.json' });
  vi.advanceTimersByTime(59_999);
  expect([saved, revoke.mock.calls]).toEqual([['a.json blob:x'], []]);
  vi.advanceTimersByTime(1);
  expect(revoke.mock.calls).toEqual([['blob:x']]);
});

it('says what was refused: the sentence, the fields, and what it is about', async () => {
  const body = { code: 'validation', message: 'Eksik.', fields: { name: 'Yazın.' }, about: { id: 1 } };
  stubApi({ 'DELETE things': () => refusal(400, body) });
  const error = await failureOf(ask({ method: 'delete' }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ ...body, status: 400, isNetwork: false });
});

it.each([['the general sentence', 502, {}, ERROR_TEXT.unavailable]])(
  'says %s where a refusal brings none',
  async (_, status, body, sentence) => {
    const requests = stubApi({ 'GET things': () => refusal(status, body) });
    expect(await failureOf(ask())).toMatchObject({ status, message: sentence, fields: {} });
    expect(requests).toHaveLength(1);
  },
);

it('tells a lost connection from a refusal', async () => {
  stubApi({ 'GET things': () => null });
  const error = await failureOf(ask());
  expect(error).toMatchObject({ status: 0, code: 'unavailable', isNetwork: true });
});

it.each([undefined, 'page', 'file'] as const)(
  'stops asking for %s when nobody waits any more',
  async (returns) => {
    // Otherwise the call would time out.
    vi.useFakeTimers();
    const requests = stubApi({
      'GET things': ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    const leaving = new AbortController();
    const failure = failureOf(ask({ returns }, leaving.signal));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    leaving.abort();
    expect(await failure).toMatchObject({ status: 0 });
  },
);

it.each(['token_expired', 'unauthenticated'])('ends the session after %s', async (code) => {
  stubApi({ 'GET things': () => refusal(401, { code, message: 'x' }), 'POST things': OVER });
  await failureOf(ask());
  expect(sessionOver).toHaveBeenCalledOnce();
});

it('ends the session after a refused file, page or change as well, and says why', async () => {
  const over = { 'GET things': OVER, 'DELETE things': OVER };
  stubApi(over);
  for (const more of [{ returns: 'file' }, { returns: 'page' }, { method: 'delete' }] as const) {
    sessionOver.mockClear();
    expect(await failureOf(ask(more))).toMatchObject({ status: 401, code: 'token_expired' });
    expect(sessionOver).toHaveBeenCalledOnce();
  }
});

it.each([
  ['another refusal of a login', 401, 'invalid_credentials'],
  ['a forbidden call', 403, 'unauthenticated'],
])('keeps the session after %s', async (_, status, code) => {
  stubApi({ 'GET things': () => refusal(status, { code, message: 'x' }) });
  await failureOf(ask());
  expect(sessionOver).not.toHaveBeenCalled();
});

it('ends no session where nobody is signed in', async () => {
  useSession.setState({ token: null });
  stubApi({ 'GET things': OVER });
  await failureOf(ask());
  expect(sessionOver).not.toHaveBeenCalled();
});

it.each([
  ['somebody else signed in', 'theirs'],
  ['a fresh token came', 'fresh'],
  ['they signed out', null],
])('ends no session by an answer that comes after %s', async (_, token) => {
  stubApi({
    'GET things': () => {
      useSession.setState({ token });
      return OVER();
    },
  });
  expect(await failureOf(ask())).toMatchObject({ code: 'token_expired' });
  expect(sessionOver).not.toHaveBeenCalled();
});

it.each([
  ['an answer for twenty seconds', 20_000, 'json'],
  ['photos for ten minutes', 600_000, 'multipart'],
] as const)('waits for %s, and no longer', async (_, ms, encoding) => {
  vi.useFakeTimers();
  stubApi({ 'POST things': () => new Promise(() => {}) });
  const ended = vi.fn();
  const failure = failureOf(ask({ method: 'post', encoding })).finally(ended);
  await vi.advanceTimersByTimeAsync(ms - 1000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failure).toMatchObject({ status: 0, isNetwork: true });
});

it.each([
  ['goes on with the token that a call under way brings', 'next', 0],
  ['ends once the call under way brought none', null, 1],
] as const)('a session that is refused %s', async (_, brought, ends) => {
  const answer = Promise.withResolvers<object>();
  stubApi({ 'GET things': OVER, 'POST things': () => answer.promise });
  const change = ask({ method: 'post' }).then(() => brought && useSession.setState({ token: brought }));
  const refused = failureOf(ask());
  await new Promise((resolve) => setTimeout(resolve));
  expect(sessionOver).not.toHaveBeenCalled();
  answer.resolve({});
  await Promise.all([change, refused]);
  expect(sessionOver).toHaveBeenCalledTimes(ends);
});
