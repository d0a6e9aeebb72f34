import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type {
  Match,
  MatchAnswered,
  MatchClash,
  MatchCorrect,
  MatchCreate,
  MatchCreated,
  RateOpponent,
} from 'mf-shared/contracts/matches';
import type { ChatListItem } from 'mf-shared/contracts/messages';
import type { Reservation } from 'mf-shared/contracts/reservations';
import type { WhenValues } from './WhenFields.tsx';

const PAGE_SIZE = 20;
const MAX_PARTNERS = 100;
const MAX_BOOKINGS = 50;

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
      return rows.filter(({ type, closed }) => type === 'User' && !closed);
    },
    staleTime: 0,
  });

/** The player's hours ahead, to make a match of one. */
export const bookingsQuery = (actor: string) =>
  queryOptions({
    queryKey: ['reservations', actor, 'for-match'],
    queryFn: async ({ signal }) => {
      const query = { when: 'upcoming', limit: MAX_BOOKINGS };
      return (await api.get<{ reservations: Reservation[] }>('reservations/mine', query, signal))
        .reservations;
    },
    enabled: actor !== '',
  });

/** What the player, and the other one once chosen, have at that time. */
export const clashesQuery = ({ userB, ...when }: WhenValues & { userB: string }) =>
  queryOptions({
    queryKey: ['matches', 'clashes', when, userB],
    queryFn: ({ signal }) =>
      api.get<MatchClash[]>('match-clashes', { ...when, ...(userB ? { userB } : {}) }, signal),
    enabled: when.matchDate !== '' && when.hour !== '',
    staleTime: 0,
    retry: false,
  });

type Correction = MatchCorrect & { matchId: string };

/** Corrects a match as one of its captains. */
export function useCorrectMatch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ matchId, ...change }: Correction) =>
      api.patch<MatchAnswered>(`matches/${encodeURIComponent(matchId)}`, { json: change }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['matches'] }),
  });
}

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
