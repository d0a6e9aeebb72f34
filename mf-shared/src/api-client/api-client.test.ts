import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal, stubApi } from '../../test/support.tsx';
import { ERROR_TEXT } from '../strings/index.ts';
import { ApiError, api } from './index.ts';
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
const OVER = () => refusal(401, { code: 'token_expired', message: 'Oturumunuz sona erdi.' });

it('asks below /api with the token and what of the query is there', async () => {
  const requests = stubApi({ 'GET users': () => ({ ok: true }) });
  expect(await api.get('/api/users', { city: '', name: undefined, page: 0, q: 'Ü' })).toEqual({ ok: true });
  const [request] = requests;
  expect(new URL(request?.url ?? '').search).toBe('?page=0&q=%C3%9C');
  expect(request?.headers.get('Authorization')).toBe('Bearer mine');
});

it('asks without a token where nobody is signed in', async () => {
  useSession.setState({ token: null });
  const requests = stubApi({ 'GET users': () => [] });
  await api.get('users');
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});

it('answers a page with the cursor of the next one, and none after the last', async () => {
  stubApi({
    'GET first': () => Response.json([1], { headers: { 'X-Next-Cursor': 'c' } }),
    'GET last': () => [2],
  });
  expect(await api.page('first')).toEqual({ rows: [1], nextCursor: 'c' });
  expect(await api.page('last')).toEqual({ rows: [2], nextCursor: null });
});

it('names a file as the API does, else by the product', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="topla-verilerim.json"' };
  stubApi({ 'GET named': () => new Response('{}', { headers }), 'GET plain': () => new Response('{}') });
  expect((await api.file('named')).name).toBe('topla-verilerim.json');
  expect((await api.file('plain')).name).toBe('topla');
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

it.each([
  ['post', 'POST'],
  ['put', 'PUT'],
  ['patch', 'PATCH'],
] as const)('sends JSON by %s', async (verb, method) => {
  const sent: unknown[] = [];
  stubApi({
    [`${method} things`]: async (request) => {
      sent.push(await request.json());
      return {};
    },
  });
  await api[verb]('things', { json: { a: 1 } });
  expect(sent).toEqual([{ a: 1 }]);
});

it('says what was refused: the sentence, the fields, and what it is about', async () => {
  const body = { code: 'validation', message: 'Eksik.', fields: { name: 'Yazın.' }, about: { id: 1 } };
  stubApi({ 'DELETE things/1': () => refusal(400, body) });
  const error = await failureOf(api.delete('things/1'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ ...body, status: 400, isNetwork: false });
});

it.each([
  ['the code’s own sentence', 409, { code: 'slot_taken' }, ERROR_TEXT.slot_taken],
  ['the general sentence', 502, {}, ERROR_TEXT.unavailable],
])('says %s where a refusal brings none', async (_, status, body, sentence) => {
  const requests = stubApi({ 'GET things': () => refusal(status, body) });
  expect(await failureOf(api.get('things'))).toMatchObject({ status, message: sentence, fields: {} });
  expect(requests).toHaveLength(1);
});

it('tells a lost connection from a refusal', async () => {
  stubApi({ 'GET things': () => null });
  const error = await failureOf(api.get('things'));
  expect(error).toMatchObject({ status: 0, code: 'unavailable', isNetwork: true });
});

it.each(['get', 'page'] as const)('stops asking for a %s when nobody waits any more', async (kind) => {
  // Else the call would end by itself in time.
  vi.useFakeTimers();
  const requests = stubApi({
    'GET things': ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  const leaving = new AbortController();
  const failure = failureOf(api[kind]('things', {}, leaving.signal));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  leaving.abort();
  expect(await failure).toMatchObject({ status: 0 });
});

it.each(['token_expired', 'unauthenticated'])('ends the session after %s', async (code) => {
  stubApi({ 'GET things': () => refusal(401, { code, message: 'x' }), 'POST things': OVER });
  await failureOf(api.get('things'));
  expect(sessionOver).toHaveBeenCalledOnce();
});

it('ends the session after a refused file, page or change as well, and says why', async () => {
  const over = { 'GET things': OVER, 'DELETE things': OVER };
  stubApi(over);
  for (const ask of [api.file, api.page, api.delete]) {
    sessionOver.mockClear();
    expect(await failureOf(ask('things'))).toMatchObject({ status: 401, code: 'token_expired' });
    expect(sessionOver).toHaveBeenCalledOnce();
  }
});

it.each([
  ['another refusal of a login', 401, 'invalid_credentials'],
  ['a forbidden call', 403, 'unauthenticated'],
])('keeps the session after %s', async (_, status, code) => {
  stubApi({ 'GET things': () => refusal(status, { code, message: 'x' }) });
  await failureOf(api.get('things'));
  expect(sessionOver).not.toHaveBeenCalled();
});

it('ends no session where nobody is signed in', async () => {
  useSession.setState({ token: null });
  stubApi({ 'GET things': OVER });
  await failureOf(api.get('things'));
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
  expect(await failureOf(api.get('things'))).toMatchObject({ code: 'token_expired' });
  expect(sessionOver).not.toHaveBeenCalled();
});

it.each([
  ['an answer for twenty seconds', 20_000, { json: {} }],
  ['photos for ten minutes', 600_000, { body: new FormData() }],
])('waits for %s, and no longer', async (_, ms, send) => {
  vi.useFakeTimers();
  stubApi({ 'POST things': () => new Promise(() => {}) });
  const ended = vi.fn();
  const failure = failureOf(api.post('things', send)).finally(ended);
  await vi.advanceTimersByTimeAsync(ms - 1000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failure).toMatchObject({ status: 0, isNetwork: true });
});
