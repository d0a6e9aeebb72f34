import { type SessionUser, useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outbox, type Outgoing } from './outbox.ts';

let owner = '';
let owners = 0;
const keyOf = (clientId: string) => `topla.outbox.${owner}.${clientId}`;
const left = (content: string, createdAt = new Date().toISOString()): Outgoing => ({
  receiverId: 'ali',
  receiverModel: 'User',
  content,
  clientId: `key of ${content}`,
  createdAt,
  state: 'waiting',
  reason: null,
});
const keep = (...items: Outgoing[]) => {
  for (const item of items) localStorage.setItem(keyOf(item.clientId), JSON.stringify(item));
};
/** The browser's event to other tabs after one of them changes the storage. */
const tell = (clientId: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(clientId), newValue }));
const signIn = (id: string) =>
  useSession.setState({ token: 't', business: { id, email: 'a@b.test', role: 'business', isActive: true } });

const START = Date.now();
const later = (ms: number) => new Date(START + ms).toISOString();

let fetch: ReturnType<typeof vi.fn<(input: Request) => Promise<Response>>>;
const sent = () =>
  Promise.all(fetch.mock.calls.map(async ([request]) => (await request.clone().json()).content));

beforeEach(() => {
  // Earlier tests' outboxes still exist and receive every event.
  owner = `owner ${++owners}`;
  signIn(owner);
  fetch = vi.fn(async () => Response.json({ newMessage: {} }, { status: 201 }));
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => fetch(new Request(input, init)));
});
afterEach(() => {
  localStorage.clear();
  useSession.setState({ token: null, business: null, user: null });
  vi.unstubAllGlobals();
});

it('sends what an earlier visit left, in order, under the keys of then', async () => {
  keep(left('iki', later(1)), left('bir', later(0)), left('üç', later(2)));
  const outbox = new Outbox(owner, 'Business');
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  expect(await sent()).toEqual(['bir', 'iki', 'üç']);
  const [request] = fetch.mock.calls[0] ?? [];
  expect(await request?.clone().json()).toMatchObject({ clientId: 'key of bir' });
  expect(localStorage.length).toBe(0);
});

it('asks the person about what was left days ago', async () => {
  keep(left('eski', '2020-01-01T00:00:00Z'), left('yeni'));
  const outbox = new Outbox(owner, 'Business');
  await vi.waitFor(() => expect(outbox.items()).toHaveLength(1));
  expect(await sent()).toEqual(['yeni']);
  expect(outbox.items()).toMatchObject([{ content: 'eski', state: 'failed' }]);
  outbox.retry('key of eski');
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
});

it('sends nothing in the name of somebody else who signed in', async () => {
  const outbox = new Outbox(owner, 'Business');
  signIn('somebody else');
  outbox.add('ali', 'User', 'benim');
  await outbox.flush();
  expect(fetch).not.toHaveBeenCalled();
  signIn(owner);
  await outbox.flush();
  expect(await sent()).toEqual(['benim']);
});

it('tries again by itself after the server failed, without a sign from the network', async () => {
  vi.useFakeTimers();
  fetch.mockResolvedValueOnce(Response.json({ code: 'internal' }, { status: 500 }));
  const outbox = new Outbox(owner, 'Business');
  outbox.add('ali', 'User', 'ısrar');
  await vi.waitFor(() => expect(outbox.items()).toMatchObject([{ state: 'waiting' }]));
  await vi.advanceTimersByTimeAsync(4000);
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  vi.useRealTimers();
  expect(await sent()).toEqual(['ısrar', 'ısrar']);
});

it.each([
  ['Business', '/api/messages/send-business'],
  ['User', '/api/messages/send'],
] as const)('sends as a %s by its own call, with all that was written', async (side, path) => {
  if (side === 'User') useSession.setState({ business: null, user: { id: owner } as SessionUser });
  const outbox = new Outbox(owner, side);
  outbox.add('saha', 'Business', 'selam');
  const { clientId } = outbox.items()[0] ?? {};
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  const [request] = fetch.mock.calls[0] ?? [];
  expect(new URL(request?.url ?? '').pathname).toBe(path);
  const message = { receiverId: 'saha', receiverModel: 'Business', content: 'selam', clientId };
  expect(await request?.clone().json()).toEqual(message);
  expect(clientId).toMatch(/^[\da-f]{32}$/);
});

it('survives an unreadable store', () => {
  localStorage.setItem(keyOf('x'), '{bozuk');
  expect(new Outbox(owner, 'Business').items()).toEqual([]);
});

it('keeps what was just written when another tab finishes an older message', async () => {
  fetch.mockRejectedValue(new TypeError('no network'));
  keep(left('eski'));
  const outbox = new Outbox(owner, 'Business');
  outbox.add('ali', 'User', 'yeni');
  localStorage.removeItem(keyOf('key of eski'));
  tell('key of eski', null);
  await vi.waitFor(() => expect(outbox.items()).toMatchObject([{ content: 'yeni', state: 'waiting' }]));
  expect(Object.values({ ...localStorage }).join()).toContain('yeni');
});

it('shows nothing of another account, and stands that everything is forgotten in another tab', () => {
  const outbox = new Outbox(owner, 'Business');
  const others = { key: 'topla.outbox.somebody.x', newValue: JSON.stringify(left('başkasının')) };
  window.dispatchEvent(new StorageEvent('storage', others));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(outbox.items()).toEqual([]);
});

it('sends what another tab took and left behind', async () => {
  vi.useFakeTimers();
  const outbox = new Outbox(owner, 'Business');
  tell('key of diğer', JSON.stringify(left('diğer')));
  expect(outbox.items()).toMatchObject([{ content: 'diğer' }]);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  vi.useRealTimers();
  expect(await sent()).toEqual(['diğer']);
});
