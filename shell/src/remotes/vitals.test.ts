import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVitals } from './vitals.ts';

type Entries = (type: string, ...entries: object[]) => void;
const onPoor = vi.fn();
let tell: Entries;
let known: string[];

beforeEach(() => {
  onPoor.mockClear();
  known = ['largest-contentful-paint', 'layout-shift', 'event'];
  const observers = new Map<string, (list: object) => void>();
  class Observer {
    #type = '';
    #callback: (list: object) => void;
    constructor(callback: (list: object) => void) {
      this.#callback = callback;
    }
    observe({ type }: { type: string }) {
      if (!known.includes(type)) throw new TypeError('unknown type');
      this.#type = type;
      observers.set(type, this.#callback);
    }
    disconnect() {
      observers.delete(this.#type);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  tell = (type, ...entries) => observers.get(type)?.({ getEntries: () => entries });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('calls a late paint poor, once, and none of a page in the background', () => {
  watchVitals(onPoor);
  tell('largest-contentful-paint', { startTime: 3999 });
  expect(onPoor).not.toHaveBeenCalled();
  tell('largest-contentful-paint', { startTime: 4001 });
  tell('largest-contentful-paint', { startTime: 5000 });
  expect(onPoor).toHaveBeenCalledOnce();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onPoor.mockClear();
  watchVitals(onPoor);
  tell('largest-contentful-paint', { startTime: 9000 });
  expect(onPoor).not.toHaveBeenCalled();
});

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

it.each([
  ['a burst of shifts', [shift(100, 0.2), shift(600, 0.1)], 1],
  ['the same shifts far apart', [shift(100, 0.2), shift(1200, 0.1)], 0],
  ['a long series whose bursts are small', [0, 1, 2, 3, 4, 5, 6].map((n) => shift(n * 900, 0.04)), 0],
  ['shifts that somebody asked for', [shift(100, 0.9, true)], 0],
])('judges %s', (_, shifts, times) => {
  watchVitals(onPoor);
  tell('layout-shift', ...shifts);
  expect(onPoor).toHaveBeenCalledTimes(times);
});

it('calls answers poor once more than one in fifty is slow', () => {
  vi.stubGlobal('performance', { interactionCount: 60 });
  watchVitals(onPoor);
  tell('event', { interactionId: 0, duration: 900 }, { interactionId: 1, duration: 496 });
  tell('event', { interactionId: 2, duration: 504 }, { interactionId: 2, duration: 900 });
  expect(onPoor).not.toHaveBeenCalled();
  tell('event', { interactionId: 3, duration: 504 });
  expect(onPoor).toHaveBeenCalledOnce();
});

it('goes on where the browser does not measure one of them', () => {
  known = [];
  expect(() => watchVitals(onPoor)).not.toThrow();
});
