import type { Context } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bodyPieces, shortText } from './body-pieces.ts';
import type { HttpEnv } from './env.ts';

const PAUSE = 19_999;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call with a body that `send` writes. */
function calling() {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller;
    },
  });
  const c = { req: { header: () => undefined, raw: { body } } } as unknown as Context<HttpEnv>;
  return { c, send: (bytes: number) => sender?.enqueue(new Uint8Array(bytes)), end: () => sender?.close() };
}
const bounds = (maxBytes: number) => ({ maxBytes, code: 'body_too_large' }) as const;

async function sizesOf(c: Context<HttpEnv>, maxBytes: number): Promise<number[]> {
  const sizes: number[] = [];
  for await (const piece of bodyPieces(c, bounds(maxBytes))) sizes.push(piece.length);
  return sizes;
}

it('waits for as long as something comes every now and then', async () => {
  const { c, send, end } = calling();
  const sizes = sizesOf(c, 100);
  for (let n = 0; n < 4; n++) {
    await vi.advanceTimersByTimeAsync(PAUSE);
    send(10);
  }
  await vi.advanceTimersByTimeAsync(PAUSE);
  end();
  expect(await sizes).toEqual([10, 10, 10, 10]);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up 20 seconds after the last piece', async () => {
  const { c, send } = calling();
  const refused = expect(sizesOf(c, 100)).rejects.toMatchObject({ code: 'upload_stalled' });
  await vi.advanceTimersByTimeAsync(PAUSE);
  send(10);
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
});

/** A call with a body of a declared length. */
const declaring = (length: number, text: () => Promise<string>) =>
  ({ req: { header: () => String(length), raw: { text } } }) as unknown as Context<HttpEnv>;

it('reads a short body at once, and leaves a long one to be read in pieces', async () => {
  const text = async () => 'abc';
  expect(await shortText(declaring(16_384, text))).toBe('abc');
  expect(await shortText(declaring(16_385, text))).toBeNull();
  expect(await shortText(calling().c)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up a short body after 20 seconds, even if it breaks off later', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const refused = expect(shortText(declaring(3, () => promise))).rejects.toMatchObject({
    code: 'upload_stalled',
  });
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
  reject(new Error('The connection ended.'));
});

it('cuts what comes into small pieces, and takes it to the last byte that may come', async () => {
  const { c, send, end } = calling();
  send(40_000);
  end();
  expect(await sizesOf(c, 40_000)).toEqual([16_384, 16_384, 7_232]);
});

it('refuses one byte more', async () => {
  const { c, send, end } = calling();
  send(40_001);
  end();
  await expect(sizesOf(c, 40_000)).rejects.toMatchObject({ code: 'body_too_large' });
});

it('leaves others a turn where what arrived keeps it busy', async () => {
  const { c, send, end } = calling();
  send(40_000);
  end();
  let turns = 0;
  for await (const _ of bodyPieces(c, bounds(40_000))) {
    const seen = turns;
    setImmediate(() => turns++);
    for (const busyUntil = performance.now() + 11; performance.now() < busyUntil; );
    expect(turns).toBe(seen);
  }
  expect(turns).toBe(2);
});
