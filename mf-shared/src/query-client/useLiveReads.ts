import { type QueryKey, useQueryClient } from '@tanstack/react-query';
// By name, not by path: federation shares the connection under this name; a path would open a second one.
import { type FrameData, realtime, useResume } from 'mf-shared/realtime';
import { useEffect, useEffectEvent } from 'react';
import type { ServerEvent } from '../contracts/socket.ts';

/**
 * Keeps reads in step with the hub: everything below these names is read again when one of the events concerns it, and
 * after a gap in the connection.
 *
 * @param concerns Whether an event is about them; each is, without it.
 */
export function useLiveReads<E extends ServerEvent>(
  reads: readonly QueryKey[],
  events: readonly E[],
  concerns: (news: FrameData<E>) => boolean = () => true,
): void {
  const client = useQueryClient();
  const again = () => {
    for (const queryKey of reads) void client.invalidateQueries({ queryKey });
  };
  const hear = useEffectEvent((news: FrameData<E>) => {
    if (concerns(news)) again();
  });
  const names = events.join(' ');
  useEffect(() => {
    const ends = names.split(' ').map((event) => realtime.on(event as E, (news) => hear(news)));
    return () => {
      for (const end of ends) end();
    };
  }, [names]);
  useResume(again);
}
