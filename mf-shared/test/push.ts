import { vi } from 'vitest';

/** A browser that can receive push: what it is, which tests may set, and what it was told to do. */
type PushBrowser = {
  subscribed: boolean;
  permission: NotificationPermission;
  /** What the person answers when the browser asks. */
  answer: NotificationPermission;
  /** How often the browser has asked. */
  questions: number;
  done: ('subscribe' | 'unsubscribe')[];
  /** Options of the last subscription. */
  options: object | undefined;
};

/** Puts a browser that can receive push in the place of the test's own. */
export function stubPush(permission: NotificationPermission): PushBrowser {
  const browser: PushBrowser = {
    ...{ subscribed: false, permission, answer: 'granted' },
    ...{ questions: 0, done: [], options: undefined },
  };
  const subscription = {
    endpoint: 'https://push.test/1',
    toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      browser.done.push('unsubscribe');
      browser.subscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (browser.subscribed ? subscription : null),
    subscribe: async (options: object) => {
      browser.done.push('subscribe');
      browser.options = options;
      browser.subscribed = true;
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
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.questions += 1;
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  return browser;
}
