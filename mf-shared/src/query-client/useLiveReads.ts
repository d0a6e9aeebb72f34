import { type QueryKey, useQueryClient } from '@tanstack/react-query';
// By name, not by path: federation shares the connection under this name; a path would open a second one.
import { type FrameData, realtime, useResume } from 'mf-shared/realtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ServerEvent } from '../contracts/socket.ts';

/**
 * Collects events that many browsers hear at once. The first waits `waitMs` and a random part of `spreadMs`, and those
 * that come meanwhile are read together with it.
 */
export type Pause = { waitMs: number; spreadMs: number };

/**
 * Keeps reads in step with the hub: everything below these names is read again when one of the events concerns it, and
 * after a gap in the connection.
 *
 * @param concerns Whether an event is about them; each is, without it.
 * @param pause How long reads wait for further events; without it each event is read at once.
 */
export function useLiveReads<E extends ServerEvent>(
  reads: readonly QueryKey[],
  events: readonly E[],
  concerns: (news: FrameData<E>) => boolean = () => true,
  pause?: Pause,
): void {
  const client = useQueryClient();
  const again = () => {
    for (const queryKey of reads) void client.invalidateQueries({ queryKey });
  };
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const afterPause = useEffectEvent(() => {
    waiting.current = undefined;
    again();
  });
  const hear = useEffectEvent((news: FrameData<E>) => {
    if (waiting.current !== undefined || !concerns(news)) return;
    if (!pause) again();
    else waiting.current = setTimeout(() => afterPause(), pause.waitMs + Math.random() * pause.spreadMs);
  });
  const names = events.join(' ');
  useEffect(() => {
    const ends = names.split(' ').map((event) => realtime.on(event as E, (news) => hear(news)));
    return () => {
      for (const end of ends) end();
      clearTimeout(waiting.current);
      waiting.current = undefined;
    };
  }, [names]);
  useResume(again);
}
