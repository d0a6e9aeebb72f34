import { act } from '@testing-library/react';
import { type Connection, type FrameData, realtime } from 'mf-shared/realtime';
import { vi } from 'vitest';
import type { ServerEvent } from '../src/contracts/socket.ts';

type Listener = (data: unknown) => void;

/** Adds to a set until the returned function is called. */
const joined = <T>(set: Set<T>, one: T) => {
  set.add(one);
  return () => void set.delete(one);
};

/**
 * Replaces the live connection for one test and records its use. Call it before drawing: `say` and `resume` reach only
 * current listeners.
 */
export function stubLive() {
  const listeners = new Map<string, Set<Listener>>();
  const resumed = new Set<() => void>();
  const states = new Set<() => void>();
  const weeks = new Set<{ range: string }>();
  const ads = new Set<symbol>();
  const applications = new Set<symbol>();
  const cities = new Set<{ city: string }>();
  const rosters = new Set<{ code: string }>();
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
  vi.spyOn(realtime, 'watchHours').mockImplementation((city) => joined(cities, { city }));
  vi.spyOn(realtime, 'watchRoster').mockImplementation((code) => joined(rosters, { code }));
  vi.spyOn(realtime, 'watchPending').mockImplementation(() => joined(applications, Symbol()));

  return {
    /** Current listeners and watches. */
    heard: () => [
      ...[...listeners].flatMap(([event, heard]) => (heard.size > 0 ? [event] : [])).sort(),
      ...(resumed.size > 0 ? ['resume'] : []),
      ...[...weeks].map(({ range }) => range),
      ...[...cities].map(({ city }) => `hours of ${city}`),
      ...[...rosters].map(({ code }) => `match ${code}`),
      ...(ads.size > 0 ? ['ads'] : []),
      ...(applications.size > 0 ? ['applications'] : []),
    ],
    /** Weeks watched now, as `venue first last`. */
    weeks: () => [...weeks].map(({ range }) => range),
    /** Number of watchers of ads. */
    ads: () => ads.size,
    /** Number of all listeners. */
    listening: () =>
      [...listeners.values()].reduce((sum, { size }) => sum + size, resumed.size + states.size),
    /** A frame arrives. */
    say: <E extends ServerEvent>(event: E, data: FrameData<E>) =>
      act(async () => {
        for (const hear of [...(listeners.get(event) ?? [])]) hear(data);
      }),
    /** The connection breaks. */
    drop: () => act(async () => become('offline')),
    /** The connection returns; earlier frames are lost. */
    resume: () =>
      act(async () => {
        become('online');
        for (const hear of [...resumed]) hear();
      }),
  };
}
