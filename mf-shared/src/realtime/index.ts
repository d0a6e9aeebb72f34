import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ServerEvent } from '../contracts/socket.ts';
import { type Connection, type FrameData, RealtimeClient } from './client.ts';

export type { Connection, FrameData };

/** The page's live connection. A federation singleton; the shell starts it. */
export const realtime = new RealtimeClient();

/** Calls the newest `listener` with every frame of `event` while the component is mounted. */
export function useServerEvent<E extends ServerEvent>(
  event: E,
  listener: (data: FrameData<E>) => void,
): void {
  const newest = useEffectEvent(listener);
  useEffect(() => realtime.on(event, (data) => newest(data)), [event]);
}

/** Calls the newest `listener` when the connection is back after a gap. */
export function useResume(listener: () => void): void {
  const newest = useEffectEvent(listener);
  useEffect(() => realtime.onResume(() => newest()), []);
}

/** State of the live connection. */
export const useConnection = (): Connection =>
  useSyncExternalStore(realtime.onConnection, realtime.connection, () => 'online' as const);
