import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { LISTENING } from './common/drawn.ts';

const SCRIPTS = [
  { href: '/shell.js', isLent: false },
  { href: '/remotes/player/1.js', integrity: 'sha256-abc', isLent: true },
];
const PAGE = `
  <button id="button" type="button">Menü</button>
  <a id="link" href="#there">Bağlantı</a>
  <form><input id="box" type="checkbox" /><button id="send">Ara</button></form>`;

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const started = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const brought = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

/** Opens a drawn page. Its listeners end with the test. */
async function open(session?: string, path = '/'): Promise<void> {
  document.documentElement.dataset.session = session ?? '';
  if (!session) delete document.documentElement.dataset.session;
  const data = JSON.stringify({ path, area: null, scripts: SCRIPTS });
  document.body.innerHTML = `<script type="application/json" id="drawn">${data}</script>${PAGE}`;
  vi.resetModules();
  await import('./wake.ts');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.dispatchEvent(new Event(LISTENING));
  document.head.replaceChildren();
  vi.useRealTimers();
});

it('leaves a page alone until the reader touches it, and brings the files meanwhile', async () => {
  await open();
  expect([started(), brought()]).toEqual([[], []]);
  fireEvent.load(window);
  expect(brought()).toEqual([]);
  vi.advanceTimersByTime(1001);
  expect([started(), brought()]).toEqual([[], SCRIPTS.map(({ href }) => href)]);
  fireEvent.touchStart(document.body);
  expect(started()).toEqual(['/shell.js']);
});

it('starts after a while for a reader who only looks', async () => {
  await open();
  fireEvent.load(window);
  vi.advanceTimersByTime(9_000);
  expect(started()).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(started()).toEqual(['/shell.js']);
});

it.each([
  ['is at once where a stranger is', undefined, '/login-user?next=%2Fuser%2F1'],
  ['stays where somebody is signed in', 'kept', '/'],
])(
  'the address of a login that was drawn at the address of a player’s page %s',
  async (_, session, address) => {
    onTestFinished(() => {
      delete document.documentElement.dataset.drawnStranger;
      history.replaceState(null, '', '/');
    });
    document.documentElement.dataset.drawnStranger = '';
    await open(session, '/login-user?next=%2Fuser%2F1');
    expect(location.pathname + location.search).toBe(address);
  },
);

it('starts at once for somebody who is signed in', async () => {
  await open('kept');
  expect(started()).toEqual(['/shell.js']);
});

it('tries again at the next touch when the network fails', async () => {
  await open();
  fireEvent.touchStart(document.body);
  fireEvent.error(document.querySelector('script[src]') as Element);
  fireEvent.touchStart(document.body);
  expect(started()).toEqual(['/shell.js', '/shell.js']);
});

it('does later what is pressed before the page listens', async () => {
  await open();
  const pressed = vi.fn();
  byId('button').addEventListener('click', pressed);
  byId('button').click();
  expect(pressed).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.waiting).toBe('');
  document.dispatchEvent(new Event(LISTENING));
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.waiting).toBeUndefined();
  byId('button').click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('sends a form later, and leaves ticks and links to the browser', async () => {
  await open();
  const sent = vi.fn((event: Event) => event.preventDefault());
  byId('send').click();
  document.addEventListener('submit', sent);
  expect(sent).not.toHaveBeenCalled();
  byId('box').click();
  expect((byId('box') as HTMLInputElement).checked).toBe(true);
  const followed = new MouseEvent('click', { bubbles: true, cancelable: true });
  byId('link').dispatchEvent(followed);
  expect(followed.defaultPrevented).toBe(false);
  document.dispatchEvent(new Event(LISTENING));
  expect(sent).toHaveBeenCalledOnce();
  document.removeEventListener('submit', sent);
});

it.each([
  ['leaves a form with an address to the browser', undefined, [true, 0]],
  ['does what its button does later for somebody who is signed in', 'kept', [false, 1]],
])('%s', async (_, session, expected) => {
  await open(session);
  const form = Object.assign(document.createElement('form'), { action: '/login-user' });
  const button = Object.assign(document.createElement('button'), { name: 'next', value: '/there' });
  document.body.append(form);
  form.append(button);
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  button.click();
  const isSentByItself = sent.mock.calls.length === 1;
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  document.dispatchEvent(new Event(LISTENING));
  expect([isSentByItself, pressed.mock.calls.length]).toEqual(expected);
});
