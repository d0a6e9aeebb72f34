import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useResume, useServerEvent } from 'mf-shared/realtime';
import { request } from '../api-client/index.ts';
import type { ListPage } from '../contracts/call.ts';
import { CHAT } from '../contracts/calls/messages.ts';
import type { ChatListItem, ChatMessage } from '../contracts/messages.ts';
import { withMessage, withoutUnread } from './conversation.ts';
import type { ChatActor } from './useActor.ts';

type Pages = InfiniteData<ListPage<ChatListItem>, unknown>;

const flat = (pages: Pages): ChatListItem[] => {
  const seen = new Map<string, ChatListItem>();
  for (const item of pages.pages.flatMap((page) => page.rows))
    if (!seen.has(item.id)) seen.set(item.id, item);
  return [...seen.values()];
};

/** A changed list in the query's shape: all on the first page, the next cursor kept. */
function replaceRows(pages: Pages, rows: ChatListItem[]): Pages {
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({ ...page, rows: index === 0 ? rows : [] })),
  };
}

/** The account's partners, latest first, with live updates; loads once `wanted`. */
export function useChatList(actor: ChatActor, wanted: boolean) {
  const client = useQueryClient();
  const key = ['chat', actor.id, 'list'];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      request(CHAT[actor.side].chatList, { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
    enabled: wanted,
  });
  const again = () => void client.invalidateQueries({ queryKey: key });
  const change = (by: (rows: ChatListItem[]) => ChatListItem[] | null) => {
    const pages = client.getQueryData<Pages>(key);
    const rows = pages && by(flat(pages));
    if (!wanted) return;
    // A running fetch may lack this change.
    if (pages && rows) client.setQueryData<Pages>(key, replaceRows(pages, rows));
    if (!rows || client.isFetching({ queryKey: key }) > 0) again();
  };
  const onMessage = (message: ChatMessage) => change((rows) => withMessage(rows, message, actor.id));
  useServerEvent('receiveMessage', onMessage);
  useServerEvent('messageSent', onMessage);
  useServerEvent('messageChanged', again);
  useServerEvent('messagesRead', ({ chatId, readerId }) => {
    if (readerId === actor.id) change((rows) => withoutUnread(rows, chatId));
  });
  useResume(again);
  return { ...query, items: query.data ? flat(query.data) : [] };
}
