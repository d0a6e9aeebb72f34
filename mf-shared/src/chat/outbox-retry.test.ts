import { realtime } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../time.ts';
import { Outbox } from './outbox.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
let owner = '';
let owners = 0;
let answers: (() => Promise<Response>)[];
let sent: string[];
let resumed: (() => void)[];

const stored = () => Promise.resolve(Response.json({ newMessage: {} }, { status: 201 }));
const refused = (status: number) => () =>
  Promise.resolve(Response.json({ code: 'x', message: `No: ${status}` }, { status }));
const lost = () => Promise.reject(new TypeError('no network'));
/** Messages waiting on the device, as text and state. */
const kept = (outbox: Outbox) => outbox.items().map(({ content, state }) => `${content} ${state}`);
const open = () => new Outbox(owner, 'Business');
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  owner = `retrying owner ${++owners}`;
  useSession.setState({
    token: 't',
    business: { id: owner, email: 'a@b.test', role: 'business', isActive: true },
  });
  answers = [];
  sent = [];
  resumed = [];
  vi.spyOn(realtime, 'onResume').mockImplementation((listener) => {
    resumed.push(listener);
    return () => {};
  });
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    sent.push((await new Request(input, init).json()).content);
    return (answers.shift() ?? stored)();
  });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  useSession.setState({ token: null, business: null });
  vi.unstubAllGlobals();
});

it.each([408, 429, 500, 503])('tries again by itself after %s', async (status) => {
  answers = [refused(status)];
  const outbox = open();
  outbox.add('ali', 'User', 'selam');
  await settle();
  expect(kept(outbox)).toEqual(['selam waiting']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(kept(outbox)).toEqual([]);
});

it('waits where the token is over, for whoever signs in again', async () => {
  answers = [refused(401)];
  const outbox = open();
  outbox.add('ali', 'User', 'selam');
  await settle();
  expect(kept(outbox)).toEqual(['selam waiting']);
});

it.each([400, 403, 404, 409, 413, 499])(
  'asks the person after %s, and sends what comes behind',
  async (status) => {
    answers = [refused(status)];
    const outbox = open();
    outbox.add('ali', 'User', 'bir');
    outbox.add('ali', 'User', 'iki');
    await settle();
    expect(kept(outbox)).toEqual(['bir failed']);
    expect(outbox.items()[0]?.reason).toBe(`No: ${status}`);
  },
);

it('tries ever more seldom, up to a minute, and often again after one that arrived', async () => {
  answers = Array.from({ length: 6 }, () => lost);
  const outbox = open();
  outbox.add('ali', 'User', 'selam');
  await settle();
  for (const wait of [4000, 8000, 16_000, 32_000, 60_000]) {
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sent).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(before + 1);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept(outbox)).toEqual([]);
  answers = [lost];
  outbox.add('ali', 'User', 'yine');
  await settle();
  await vi.advanceTimersByTimeAsync(4000);
  expect(kept(outbox)).toEqual([]);
});

it.each([
  ['the connection', () => resumed.map((hear) => hear())],
  ['the network', () => window.dispatchEvent(new Event('online'))],
])('sends at once when %s is back', async (_, back) => {
  answers = [lost];
  const outbox = open();
  outbox.add('ali', 'User', 'selam');
  await settle();
  expect(kept(outbox)).toEqual(['selam waiting']);
  back();
  await settle();
  expect(kept(outbox)).toEqual([]);
});

it('sends each message once, however many ask for it, and in the order written within one instant', async () => {
  const slow = Promise.withResolvers<Response>();
  answers = [() => slow.promise];
  const outbox = open();
  for (const content of ['bir', 'iki', 'üç']) outbox.add('ali', 'User', content);
  await settle();
  expect(new Set(outbox.items().map(({ createdAt }) => createdAt)).size).toBe(3);
  void outbox.flush();
  await settle();
  expect(sent).toEqual(['bir']);
  slow.resolve(await stored());
  await settle();
  expect(sent).toEqual(['bir', 'iki', 'üç']);
});

it.each([
  ['sends what is a day old less a moment', DAY_MS - 1, []],
  ['asks about what is a whole day old', DAY_MS, ['eski failed']],
])('%s', async (_, age, left) => {
  const item = {
    receiverId: 'ali',
    receiverModel: 'User',
    content: 'eski',
    clientId: 'c',
    createdAt: new Date(NOW - age).toISOString(),
    state: 'waiting',
    reason: null,
  };
  localStorage.setItem(`topla.outbox.${owner}.c`, JSON.stringify(item));
  const outbox = open();
  await settle();
  expect(kept(outbox)).toEqual(left);
});

it('forgets a message that was given up, on the device too', async () => {
  answers = [refused(403)];
  const outbox = open();
  outbox.add('ali', 'User', 'selam');
  await settle();
  outbox.discard(outbox.items()[0]?.clientId ?? '');
  expect(kept(outbox)).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('hands a message on before it goes, so that it never vanishes in between', async () => {
  const outbox = open();
  const left: string[][] = [];
  outbox.onSent(() => left.push(kept(outbox)));
  outbox.add('ali', 'User', 'selam');
  await settle();
  expect([left, kept(outbox)]).toEqual([[['selam sending']], []]);
});

it('tells nobody any more who no longer listens', async () => {
  const [changed, arrived] = [vi.fn(), vi.fn()];
  const outbox = open();
  const off = [outbox.subscribe(changed), outbox.onSent(arrived)];
  outbox.add('ali', 'User', 'bir');
  await settle();
  expect(arrived).toHaveBeenCalledOnce();
  const heard = changed.mock.calls.length;
  for (const end of off) end();
  outbox.add('ali', 'User', 'iki');
  await settle();
  expect([changed.mock.calls.length, arrived.mock.calls.length]).toEqual([heard, 1]);
});
