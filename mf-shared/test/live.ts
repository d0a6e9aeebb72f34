import { act } from '@testing-library/react';
import { type Connection, type FrameData, realtime } from 'mf-shared/realtime';
import { vi } from 'vitest';
import type { ServerEvent } from '../src/contracts/socket.ts';

type Listener = (data: unknown) => void;

/** Adds to a set until the answered function is called. */
const joined = <T>(set: Set<T>, one: T) => {
  set.add(one);
  return () => void set.delete(one);
};

/**
 * Plays the live connection to the screens of one test and keeps what they asked of it. Call it before they are
 * drawn: `say` and `resume` reach only who listens at that moment.
 */
export function stubLive() {
  const listeners = new Map<string, Set<Listener>>();
  const resumed = new Set<() => void>();
  const states = new Set<() => void>();
  const weeks = new Set<{ range: string }>();
  const ads = new Set<symbol>();
  const applications = new Set<symbol>();
  let state: Connection = 'online';
  const become = (next: Connection) => {
    state = next;
    for (const hear of [...states]) hear();
  };

  vi.spyOn(realtime, 'on').mockImplementation((event, listener) => {
    const heard = listeners.get(event) ?? new Set();
    listeners.set(event, heard);
    return joined(heard, listener as Listener);
  });
  vi.spyOn(realtime, 'onResume').mockImplementation((listener) => joined(resumed, listener));
  vi.spyOn(realtime, 'onConnection').mockImplementation((listener) => joined(states, listener));
  vi.spyOn(realtime, 'connection').mockImplementation(() => state);
  vi.spyOn(realtime, 'watchWeek').mockImplementation((businessId, from, to) =>
    joined(weeks, { range: `${businessId} ${from} ${to}` }),
  );
  vi.spyOn(realtime, 'watchRequests').mockImplementation(() => joined(ads, Symbol()));

  vi.spyOn(realtime, 'watchPending').mockImplementation(() => joined(applications, Symbol()));

  return {
    /** What is listened for now, and watched. */
    heard: () => [
      ...[...listeners].flatMap(([event, heard]) => (heard.size > 0 ? [event] : [])).sort(),
      ...(resumed.size > 0 ? ['resume'] : []),
      ...[...weeks].map(({ range }) => range),
      ...(ads.size > 0 ? ['ads'] : []),
      ...(applications.size > 0 ? ['applications'] : []),
    ],
    /** Weeks that are watched now, as `venue first last`. */
    weeks: () => [...weeks].map(({ range }) => range),
    /** How many watch the ads now. */
    ads: () => ads.size,
    /** How many listen now, to whatever it is. */
    listening: () =>
      [...listeners.values()].reduce((sum, { size }) => sum + size, resumed.size + states.size),
    /** A frame arrives. */
    say: <E extends ServerEvent>(event: E, data: FrameData<E>) =>
      act(async () => {
        for (const hear of [...(listeners.get(event) ?? [])]) hear(data);
      }),
    /** The connection breaks. */
    drop: () => act(async () => become('offline')),
    /** It is back; what was said meanwhile is lost. */
    resume: () =>
      act(async () => {
        become('online');
        for (const hear of [...resumed]) hear();
      }),
  };
}
