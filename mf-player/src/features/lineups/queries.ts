import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { FriendLink } from 'mf-shared/contracts/friends';
import type { Lineup, LineupCreate, LineupCreated } from 'mf-shared/contracts/lineups';
import type { UserSearchAnswer } from 'mf-shared/contracts/users';
import { toast } from 'mf-shared/ui/toast';
import { errorText } from '../../common/error-text.ts';

const PAGE_SIZE = 12;
const MAX_FRIENDS = 100;
const MAX_CHOICES = 100;

/** Pages of a player's lineups. */
export const lineupsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['lineups', userId],
    queryFn: ({ pageParam, signal }) =>
      api.page<Lineup>(
        `lineups/${encodeURIComponent(userId)}`,
        { limit: PAGE_SIZE, cursor: pageParam },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

/** Keeps a lineup. */
export function useCreateLineup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (lineup: LineupCreate) => api.post<LineupCreated>('lineups', { json: lineup }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['lineups'] }),
  });
}

/** Deletes a lineup; what failed is said here. */
export function useDeleteLineup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete<{ message: string }>(`lineups/${encodeURIComponent(id)}`),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error, 'Hata oluştu.')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['lineups'] }),
  });
}

export const friendsQuery = (actor: string | null) =>
  queryOptions({
    queryKey: ['friends', 'for-lineup', actor],
    queryFn: async ({ signal }) =>
      (await api.page<FriendLink>('friends/list', { limit: MAX_FRIENDS }, signal)).rows,
  });

/** Players whose name begins with the text. */
export const playersQuery = (name: string) =>
  queryOptions({
    queryKey: ['players', name],
    queryFn: async ({ signal }) =>
      (await api.get<UserSearchAnswer>('users/search', { name, limit: 20 }, signal)).users,
  });

/** The newest lineups of a player, for a choice. */
export const lineupChoicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['lineups', userId, 'choices'],
    queryFn: async ({ signal }) =>
      (await api.page<Lineup>(`lineups/${encodeURIComponent(userId)}`, { limit: MAX_CHOICES }, signal)).rows,
  });
