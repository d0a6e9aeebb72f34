import { createRandom } from 'demo/random';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lane } from './login-lane.ts';

const FREE = 5;
const KEY = 'key';
const HOUR = 60 * 60;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A counter that pauses before and after each call. */
function slow(counter: RateLimiterMemory, pause: (method: string) => Promise<void>): RateLimiterAbstract {
  return new Proxy(counter, {
    get: (target, name: keyof RateLimiterMemory) => {
      const method = target[name];
      if (typeof method !== 'function') return method;
      return async (...given: []) => {
        await pause(String(name));
        const answer = await (method as (...given: unknown[]) => unknown).apply(target, given);
        await pause(String(name));
        return answer;
      };
    },
  });
}

const openLane = (pause: (method: string) => Promise<void>) =>
  new Lane('test', { free: FREE, window: HOUR }, (name, rate) =>
    slow(new RateLimiterMemory({ ...rate, keyPrefix: name }), pause),
  );

const passed = async (lane: Lane, times: number) => {
  const waits = await Promise.all(Array.from({ length: times }, () => lane.enter(KEY)));
  return waits.filter((wait) => wait === 0).length;
};

describe('attempts at once, whose store answers in any order', () => {
  it.each(Array.from({ length: 100 }, (_, seed) => seed))(
    'are five, and then one at a time: %i',
    async (seed) => {
      const { int } = createRandom(seed);
      const lane = openLane(async () => {
        for (let ticks = int(0, 29); ticks > 0; ticks--) await Promise.resolve();
      });
      expect(await passed(lane, 20)).toBe(FREE);
      for (const wait of [15, 30]) {
        expect(await passed(lane, 20)).toBe(0);
        vi.advanceTimersByTime(wait * 1000);
        expect(await passed(lane, 20)).toBe(1);
      }
    },
  );
});

/** A lane whose next shutting of the gate can be made to wait or fail. */
function breakable() {
  let shutting: (() => Promise<void>) | undefined;
  const lane = openLane(async (method) => {
    if (method !== 'block') return;
    const once = shutting;
    shutting = undefined;
    await once?.();
  });
  return {
    lane,
    onNextShutting: (then: () => Promise<void>) => {
      shutting = then;
    },
    isShutting: () => vi.waitFor(() => expect(shutting).toBeUndefined()),
  };
}

const untilOneIsFree: Record<string, (lane: Lane) => Promise<unknown>> = {
  'the last free attempt': (lane) => passed(lane, FREE - 1),
  'one that was taken back': async (lane) => {
    await passed(lane, FREE);
    await lane.takeBack(KEY);
  },
  'the last one after a right password': async (lane) => {
    await passed(lane, FREE);
    await lane.forget(KEY);
    await passed(lane, FREE - 1);
  },
  'the last one of the next window': async (lane) => {
    await passed(lane, 1);
    vi.advanceTimersByTime((HOUR / 2) * 1000);
    await passed(lane, FREE - 1);
    vi.advanceTimersByTime((HOUR / 2) * 1000);
    await passed(lane, FREE - 1);
  },
};

it.each(Object.keys(untilOneIsFree))(
  'lets nobody through while %s is about to shut the gate',
  async (name) => {
    const { lane, onNextShutting, isShutting } = breakable();
    await untilOneIsFree[name]?.(lane);
    const stored = Promise.withResolvers<void>();
    onNextShutting(() => stored.promise);
    const last = lane.enter(KEY);
    await isShutting();
    expect(await lane.enter(KEY)).toBe(15);
    stored.resolve();
    expect(await last).toBe(0);
    expect(await lane.count(KEY)).toBe(FREE);
  },
);

it('opens a gate in time that a process left unshut when it died', async () => {
  const { lane, onNextShutting } = breakable();
  await passed(lane, FREE - 1);
  onNextShutting(() => Promise.reject(new Error('process gone')));
  await expect(lane.enter(KEY)).rejects.toThrow('process gone');
  expect(await lane.enter(KEY)).toBe(15);
  vi.advanceTimersByTime(15_000);
  expect(await lane.enter(KEY)).toBe(0);
});
