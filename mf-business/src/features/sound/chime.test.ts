import { expect, it, onTestFinished, vi } from 'vitest';
import { chime } from './chime.ts';

it('strikes a bell that ends by itself, and wakes a page that may not sound yet', () => {
  const strikes: { start: number; stop: number }[] = [];
  const resume = vi.fn(() => Promise.resolve());
  class Device {
    currentTime = 5;
    state = 'suspended';
    destination = {};
    resume = resume;
    createGain = () => ({
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: () => undefined,
    });
    createOscillator = () => {
      const strike = { start: 0, stop: 0 };
      strikes.push(strike);
      return {
        frequency: { value: 0 },
        connect: <T>(next: T) => next,
        start: (at: number) => {
          strike.start = at;
        },
        stop: (at: number) => {
          strike.stop = at;
        },
      };
    };
  }
  vi.stubGlobal('AudioContext', Device);
  onTestFinished(() => void vi.unstubAllGlobals());
  chime();
  expect(resume).toHaveBeenCalled();
  expect(strikes).toHaveLength(2);
  for (const { start, stop } of strikes) {
    expect(start).toBeGreaterThanOrEqual(5);
    expect(stop - start).toBeLessThan(2);
  }
});

it('is silent where the browser has no sound', () => {
  vi.stubGlobal('AudioContext', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(chime).not.toThrow();
});
