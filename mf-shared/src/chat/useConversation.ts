import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useResume, useServerEvent } from 'mf-shared/realtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { request } from '../api-client/index.ts';
import { CHAT, chatPartner } from '../contracts/calls/messages.ts';
import type { ChatListItem, ChatMessage, Party } from '../contracts/messages.ts';
import { mergeMessages, partnerOf } from './conversation.ts';
import { outboxOf } from './outbox.ts';
import type { ChatActor } from './useActor.ts';

/** What came over the live connection: messages, and the newest message that the partner has read. */
type Heard = { live: ChatMessage[]; readUpTo: string };

/**
 * The conversation with one partner: paged history, and new messages. Use one component per conversation, with the
 * partner's id as its key.
 */
export function useConversation(actor: ChatActor, partnerId: string) {
  const client = useQueryClient();
  const key = ['chat', actor.id, 'history', partnerId];
  const history = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      request(CHAT[actor.side].history, {
        params: { receiverId: partnerId },
        query: { before: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });
  const read = history.data?.pages.flatMap((page) => page.rows) ?? [];
  const [{ live, readUpTo }, setHeard] = useState<Heard>({ live: [], readUpTo: '' });
  const messages = mergeMessages(read, live);
  const take = (message: ChatMessage) => {
    if (partnerOf(message, actor.id) !== partnerId) return;
    setHeard((before) => ({ ...before, live: [...before.live, message] }));
  };
  useServerEvent('receiveMessage', take);
  useServerEvent('messageSent', take);
  useServerEvent('messageChanged', (message) => {
    if (partnerOf(message, actor.id) !== partnerId) return;
    setHeard((before) => ({ ...before, live: before.live.filter(({ id }) => id !== message.id) }));
    void client.invalidateQueries({ queryKey: key });
  });
  useServerEvent('messagesRead', ({ chatId, readerId }) => {
    if (chatId !== partnerId || readerId !== partnerId) return;
    // The message that was read may have come in the same turn: only the update sees it, not this render's list.
    setHeard(({ live }) => ({ live, readUpTo: mergeMessages(read, live).at(-1)?.id ?? '' }));
  });
  useResume(() => void client.invalidateQueries({ queryKey: key }));
  const takeSent = useEffectEvent(take);
  useEffect(
    () => outboxOf(actor.id, actor.side).onSent((message) => takeSent(message)),
    [actor.id, actor.side],
  );
  return { history, messages, isRead: (message: ChatMessage) => !!message.readAt || message.id <= readUpTo };
}

/** Name and photo of the partner, from the list or else from the API. */
export function usePartner(
  { id }: ChatActor,
  partnerId: string,
  model: Party,
  listed: ChatListItem | undefined,
) {
  return useQuery({
    queryKey: ['chat', id, 'partner', model, partnerId],
    queryFn: ({ signal }) =>
      request(chatPartner, { params: { receiverModel: model, receiverId: partnerId }, signal }),
    enabled: !listed,
    placeholderData: listed,
  });
}
