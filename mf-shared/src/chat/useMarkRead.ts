import { useResume } from 'mf-shared/realtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { request } from '../api-client/index.ts';
import { CHAT } from '../contracts/calls/messages.ts';
import type { ChatMessage } from '../contracts/messages.ts';
import type { ChatActor } from './useActor.ts';

/** Marks the partner's messages as read once they show in a visible page. */
export function useMarkRead(actor: ChatActor, partnerId: string, messages: readonly ChatMessage[]): void {
  const done = useRef('');
  const waiting = messages.findLast((message) => message.sender === partnerId && !message.readAt)?.id ?? '';
  const mark = useEffectEvent(async (upTo: string) => {
    if (upTo <= done.current || document.visibilityState !== 'visible') return;
    const before = done.current;
    done.current = upTo;
    await request(CHAT[actor.side].markRead, { body: { chatUserId: partnerId } })
      // The next message, visit or reconnect retries.
      .catch(() => {
        done.current = before;
      });
  });
  const markNewest = useEffectEvent(() => void mark(waiting));
  useEffect(() => void mark(waiting), [waiting]);
  useEffect(() => {
    const look = () => markNewest();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useResume(() => void mark(waiting));
}
