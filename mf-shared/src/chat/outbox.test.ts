import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outbox, type Outgoing } from './outbox.ts';

const OWNER = 'owner';
const KEY = `topla.outbox.${OWNER}`;
const left = (content: string, createdAt = new Date().toISOString()): Outgoing => ({
  receiverId: 'ali',
  receiverModel: 'User',
  content,
  clientId: `key of ${content}`,
  createdAt,
  state: 'waiting',
  reason: null,
});
const signIn = (id: string) =>
  useSession.setState({ token: 't', business: { id, email: 'a@b.test', role: 'business', isActive: true } });

let fetch: ReturnType<typeof vi.fn<(input: Request) => Promise<Response>>>;
const sent = () =>
  Promise.all(fetch.mock.calls.map(async ([request]) => (await request.clone().json()).content));

beforeEach(() => {
  signIn(OWNER);
  fetch = vi.fn(async () => Response.json({ newMessage: {} }, { status: 201 }));
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => fetch(new Request(input, init)));
});
afterEach(() => {
  useSession.setState({ token: null, business: null });
  vi.unstubAllGlobals();
});

it('sends what an earlier visit left, in order, under the keys of then', async () => {
  localStorage.setItem(KEY, JSON.stringify([left('bir'), left('iki')]));
  const outbox = new Outbox(OWNER, 'Business');
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  expect(await sent()).toEqual(['bir', 'iki']);
  const [request] = fetch.mock.calls[0] ?? [];
  expect(await request?.clone().json()).toMatchObject({ clientId: 'key of bir' });
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('asks the person about what was left days ago', async () => {
  localStorage.setItem(KEY, JSON.stringify([left('eski', '2020-01-01T00:00:00Z'), left('yeni')]));
  const outbox = new Outbox(OWNER, 'Business');
  await vi.waitFor(() => expect(outbox.items()).toHaveLength(1));
  expect(await sent()).toEqual(['yeni']);
  expect(outbox.items()).toMatchObject([{ content: 'eski', state: 'failed' }]);
  outbox.retry('key of eski');
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
});

it('sends nothing in the name of somebody else who signed in', async () => {
  const outbox = new Outbox(OWNER, 'Business');
  signIn('somebody else');
  outbox.add('ali', 'User', 'benim');
  await outbox.flush();
  expect(fetch).not.toHaveBeenCalled();
  signIn(OWNER);
  await outbox.flush();
  expect(await sent()).toEqual(['benim']);
});

it('tries again by itself after the server failed, without a sign from the network', async () => {
  vi.useFakeTimers();
  fetch.mockResolvedValueOnce(Response.json({ code: 'internal' }, { status: 500 }));
  const outbox = new Outbox(OWNER, 'Business');
  outbox.add('ali', 'User', 'ısrar');
  await vi.waitFor(() => expect(outbox.items()).toMatchObject([{ state: 'waiting' }]));
  await vi.advanceTimersByTimeAsync(4000);
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  vi.useRealTimers();
  expect(await sent()).toEqual(['ısrar', 'ısrar']);
});

it('survives an unreadable store', () => {
  localStorage.setItem(KEY, '{bozuk');
  expect(new Outbox(OWNER, 'Business').items()).toEqual([]);
});
