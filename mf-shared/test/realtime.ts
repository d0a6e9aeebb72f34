import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, vi } from 'vitest';
import { RealtimeClient } from '../src/realtime/client.ts';
import { FakeSocket } from './FakeSocket.ts';

export const business = (id: string, isActive = true) => ({
  id,
  email: `${id}@isletme.test`,
  role: 'business' as const,
  isActive,
});
export const signIn = (id: string, token = `token of ${id}`) =>
  useSession.setState({ token, business: business(id), user: null });
export const signOut = () => useSession.setState({ token: null, business: null, user: null });

export let client: RealtimeClient;
export let stop: () => void;
export const states: string[] = [];

/** What each test starts with, and leaves behind. */
export function prepare() {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    FakeSocket.all = [];
    states.length = 0;
    client = new RealtimeClient();
    client.onConnection(() => states.push(client.connection()));
    stop = client.start();
  });
  afterEach(() => {
    stop();
    signOut();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
