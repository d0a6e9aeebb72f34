import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { friendList } from 'mf-shared/contracts/calls/friends';
import { createLineup, deleteLineup, listLineups } from 'mf-shared/contracts/calls/lineups';
import { searchPlayers } from 'mf-shared/contracts/calls/players';
import type { LineupCreate } from 'mf-shared/contracts/lineups';
import { errorText } from 'mf-shared/error-text';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

const PAGE_SIZE = 12;
const MAX_FRIENDS = 100;
const MAX_CHOICES = 100;

/** Pages of a player's lineups. */
export const lineupsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: keys.lineups(userId),
    queryFn: ({ pageParam, signal }) =>
      request(listLineups, { params: { userId }, query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

/** Saves a lineup. */
export function useCreateLineup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (lineup: LineupCreate) => request(createLineup, { body: lineup }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keys.lineups() }),
  });
}

/** Deletes a lineup and reports a failure. */
export function useDeleteLineup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(deleteLineup, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error, 'Hata oluştu.')),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.lineups() }),
  });
}

export const friendsQuery = (actor: string | null) =>
  queryOptions({
    queryKey: keys.friendsForLineup(actor),
    queryFn: async ({ signal }) =>
      (await request(friendList, { query: { limit: MAX_FRIENDS }, signal })).rows,
  });

/** Players whose name begins with the text. */
export const playersQuery = (name: string) =>
  queryOptions({
    queryKey: keys.playersForLineup(name),
    queryFn: async ({ signal }) =>
      (await request(searchPlayers, { query: { name, limit: 20 }, signal })).users,
  });

/** The newest lineups of a player, to choose from. */
export const lineupChoicesQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.lineupChoices(userId),
    queryFn: async ({ signal }) =>
      (await request(listLineups, { params: { userId }, query: { limit: MAX_CHOICES }, signal })).rows,
  });
