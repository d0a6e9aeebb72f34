import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { Match, MatchCreate, MatchCreated, RateOpponent } from 'mf-shared/contracts/matches';
import type { ChatListItem } from 'mf-shared/contracts/messages';

const PAGE_SIZE = 20;
const MAX_PARTNERS = 100;

/** Pages of the own matches, the latest first; `rateable` are those with somebody left to rate. */
export const matchesQuery = (actor: string, kind: 'all' | 'rateable') =>
  infiniteQueryOptions({
    queryKey: ['matches', actor, kind],
    queryFn: ({ pageParam, signal }) =>
      api.page<Match>(
        `matches/${encodeURIComponent(actor)}`,
        { limit: PAGE_SIZE, cursor: pageParam, ...(kind === 'rateable' ? { rateable: 'true' } : {}) },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: actor !== '',
  });

/** Players one has spoken with, the latest first. */
export const partnersQuery = (actor: string) =>
  queryOptions({
    queryKey: ['match-partners', actor],
    queryFn: async ({ signal }) => {
      const { rows } = await api.page<ChatListItem>('messages/chat-list', { limit: MAX_PARTNERS }, signal);
      return rows.filter((partner) => partner.type === 'User');
    },
    staleTime: 0,
  });

/** Makes a match. What it changes is read anew once its maker has seen the result. */
export const useCreateMatch = () =>
  useMutation({
    mutationFn: (match: Partial<MatchCreate>) => api.post<MatchCreated>('matches', { json: match }),
  });

type Rating = RateOpponent & { matchId: string };

/** Rates an opponent; afterwards lists and the opponent's card are read anew. */
export function useRate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ matchId, ...rating }: Rating) =>
      api.patch<{ message: string }>(`matches/${encodeURIComponent(matchId)}/rate`, { json: rating }),
    onSuccess: (_answer, { rateeId }) => {
      queries.removeQueries({ queryKey: ['user', rateeId] });
      return queries.invalidateQueries({ queryKey: ['matches'] });
    },
  });
}
