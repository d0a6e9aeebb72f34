import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { friendList, friendStatus, friendStatuses, pendingList } from 'mf-shared/contracts/calls/friends';
import { searchPlayers } from 'mf-shared/contracts/calls/players';
import type { FriendLink, Friendship } from 'mf-shared/contracts/friends';
import { keys } from '../../common/keys.ts';

const PAGE_SIZE = 30;

/** The friendship between the player and another player. */
export const friendshipQuery = (me: string | null, userId: string) =>
  queryOptions({
    queryKey: keys.friendship(me, userId),
    queryFn: ({ signal }) => request(friendStatus, { params: { userId }, signal }),
  });

/** Puts the friendships of several players into the cache, where each button reads its own. */
function remember(queries: QueryClient, me: string | null, friendships: readonly Friendship[]) {
  for (const friendship of friendships) {
    queries.setQueryData(keys.friendship(me, friendship.userId), friendship);
  }
}

const friendshipOfLink = (link: FriendLink): Friendship => ({
  userId: link.otherUser.id,
  status: link.status,
  direction: link.status === 'accepted' ? null : link.sender.id === link.otherUser.id ? 'received' : 'sent',
  _id: link.id,
  id: link.id,
});

export type ListName = 'list' | 'received' | 'sent';

/** Friends by name, or requests, newest first, page by page. */
export const linksQuery = (queries: QueryClient, me: string | null, name: ListName) =>
  infiniteQueryOptions({
    queryKey: keys.friendLists(me, name),
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam };
      const page =
        name === 'list'
          ? await request(friendList, { query, signal })
          : await request(pendingList, { query: { ...query, direction: name }, signal });
      remember(queries, me, page.rows.map(friendshipOfLink));
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

export type PlayerSearch = { city: string; name: string };

/**
 * Players of a city, or of all cities, whose name begins with the text. Each page also brings the friendships with
 * them.
 */
export const playersQuery = (queries: QueryClient, me: string | null, { city, name }: PlayerSearch) =>
  infiniteQueryOptions({
    queryKey: keys.players(me, city, name),
    queryFn: async ({ pageParam, signal }) => {
      const query = { city, name, limit: PAGE_SIZE, cursor: pageParam };
      const page = await request(searchPlayers, { query, signal });
      const users = page.users.filter((user) => user.id !== me);
      if (users.length > 0) {
        const ids = users.map((user) => user.id).join(',');
        remember(queries, me, await request(friendStatuses, { query: { ids }, signal }));
      }
      return { ...page, users };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

/** Reads lists again; the cached friendships of buttons stay. */
export const refreshLists = (queries: QueryClient, me: string | null) =>
  queries.invalidateQueries({ queryKey: keys.friendLists(me) });
