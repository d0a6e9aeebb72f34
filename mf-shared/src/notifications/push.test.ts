import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPush } from '../../test/push.ts';
import { refusal, stubApi } from '../../test/support.tsx';
import { pushState, startPush, stopPush } from './push.ts';

const CALL = 'POST notifications/push-subscription';
let browser: ReturnType<typeof stubPush>;

beforeEach(() => {
  browser = stubPush('granted');
});

afterEach(() => useSession.setState({ token: null }));

const key = { 'GET notifications/vapid-key': () => ({ publicKey: 'k' }) };

it('wakes this browser once the API knows of it', async () => {
  const sent: unknown[] = [];
  stubApi({ ...key, [CALL]: async (request) => sent.push(await request.json()) });
  expect(await startPush()).toBe('on');
  expect(await pushState()).toBe('on');
  expect(browser.options).toEqual({ userVisibleOnly: true, applicationServerKey: 'k' });
  expect(sent).toEqual([{ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }]);
});

it.each([
  ['of the account that is signed in, which the API is told', 'mine', ['DELETE Bearer mine']],
  ['of nobody, which it learns by itself', null, []],
])('wakes this browser no more in the name %s', async (_, token, calls) => {
  browser.subscribed = true;
  useSession.setState({ token });
  const bodies: unknown[] = [];
  const requests = stubApi({
    'DELETE notifications/push-subscription': async (request) => bodies.push(await request.clone().json()),
  });
  expect([await stopPush(), browser.done]).toEqual(['off', ['unsubscribe']]);
  expect(requests.map(({ method, headers }) => `${method} ${headers.get('Authorization')}`)).toEqual(calls);
  expect(bodies).toEqual(calls.map(() => ({ endpoint: 'https://push.test/1' })));
});

it('is off though the API does not hear of it, which is told even as the page goes', async () => {
  browser.subscribed = true;
  useSession.setState({ token: 't' });
  const sent = vi.fn((_call: string, _options: RequestInit) =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  vi.stubGlobal('fetch', sent);
  expect(await stopPush()).toBe('off');
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', keepalive: true });
});

it('says that it is denied before it looks, and takes a server without keys for a browser that cannot', async () => {
  stubApi({ 'GET notifications/vapid-key': () => ({ publicKey: null }) });
  expect([await startPush(), browser.done]).toEqual(['unsupported', []]);
  browser.subscribed = true;
  vi.stubGlobal('Notification', { permission: 'denied' });
  expect(await pushState()).toBe('denied');
});

it('is off again where the API does not take the browser', async () => {
  stubApi({ ...key, [CALL]: () => refusal(500, { code: 'internal', message: 'x' }) });
  await expect(startPush()).rejects.toThrow();
  expect(await pushState()).toBe('off');
});

it('takes a fresh subscription in the place of one that other keys made', async () => {
  browser.subscribed = true;
  stubApi({ ...key, [CALL]: () => ({}) });
  expect(await startPush()).toBe('on');
  expect(browser.done).toEqual(['unsubscribe', 'subscribe']);
});

it.each([
  ['default', 'off'],
  ['denied', 'denied'],
])('asks nothing of anybody where the person answered “%s”, and is %s', async (answer, state) => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => answer });
  const requests = stubApi(key);
  expect(await startPush()).toBe(state);
  expect([requests, browser.done]).toEqual([[], []]);
});
