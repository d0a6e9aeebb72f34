import { beforeEach, expect, it, vi } from 'vitest';
import { refusal, stubApi } from '../../test/support.tsx';
import { pushState, startPush } from './push.ts';

const CALL = 'POST notifications/push-subscription';
let subscribed: boolean;
let done: string[];

beforeEach(() => {
  subscribed = false;
  done = [];
  const subscription = {
    endpoint: 'https://push.test/1',
    toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      done.push('unsubscribe');
      subscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => {
      done.push('subscribe');
      subscribed = true;
      return subscription;
    },
  };
  const worker = { pushManager };
  const serviceWorker = {
    getRegistration: async () => worker,
    register: async () => worker,
    ready: Promise.resolve(worker),
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
});

const key = { 'GET notifications/vapid-key': () => ({ publicKey: 'k' }) };

it('wakes this browser once the API knows of it', async () => {
  stubApi({ ...key, [CALL]: () => ({}) });
  expect(await startPush()).toBe('on');
  expect(await pushState()).toBe('on');
});

it('is off again where the API does not take the browser', async () => {
  stubApi({ ...key, [CALL]: () => refusal(500, { code: 'internal', message: 'x' }) });
  await expect(startPush()).rejects.toThrow();
  expect(await pushState()).toBe('off');
});

it('takes a fresh subscription in the place of one that other keys made', async () => {
  subscribed = true;
  stubApi({ ...key, [CALL]: () => ({}) });
  expect(await startPush()).toBe('on');
  expect(done).toEqual(['unsubscribe', 'subscribe']);
});

it.each([
  ['default', 'off'],
  ['denied', 'denied'],
])('asks nothing of anybody where the person answered “%s”, and is %s', async (answer, state) => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => answer });
  const requests = stubApi(key);
  expect(await startPush()).toBe(state);
  expect([requests, done]).toEqual([[], []]);
});
