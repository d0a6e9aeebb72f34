import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import {
  correctMatch,
  createMatch,
  listMatches,
  matchClashes,
  rateOpponent,
} from 'mf-shared/contracts/calls/matches';
import { CHAT } from 'mf-shared/contracts/calls/messages';
import { myReservations } from 'mf-shared/contracts/calls/reservations';
import type { MatchCorrect, MatchCreate, RateOpponent } from 'mf-shared/contracts/matches';
import { keys } from '../../common/keys.ts';
import type { WhenValues } from './WhenFields.tsx';

const PAGE_SIZE = 20;
const MAX_PARTNERS = 100;
const MAX_BOOKINGS = 50;

/** Pages of the own matches, latest first; `rateable` are those with an open rating. */
export const matchesQuery = (actor: string, kind: 'all' | 'rateable') =>
  infiniteQueryOptions({
    queryKey: keys.matches(actor, kind),
    queryFn: ({ pageParam, signal }) =>
      request(listMatches, {
        params: { userId: actor },
        query: { limit: PAGE_SIZE, cursor: pageParam, ...(kind === 'rateable' ? { rateable: 'true' } : {}) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: actor !== '',
  });

/** Players that the player has chatted with, latest first. */
export const partnersQuery = (actor: string) =>
  queryOptions({
    queryKey: keys.matchPartners(actor),
    queryFn: async ({ signal }) => {
      const { rows } = await request(CHAT.User.chatList, { query: { limit: MAX_PARTNERS }, signal });
      return rows.filter(({ type, closed }) => type === 'User' && !closed);
    },
    staleTime: 0,
  });

/** The player's coming hours, to make a match of one. */
export const bookingsQuery = (actor: string) =>
  queryOptions({
    queryKey: keys.reservations(actor, 'for-match'),
    queryFn: async ({ signal }) => {
      const query = { when: 'upcoming', limit: MAX_BOOKINGS } as const;
      return (await request(myReservations, { query, signal })).reservations;
    },
    enabled: actor !== '',
  });

/** What the player and the chosen opponent have at that time. */
export const clashesQuery = ({ userB, ...when }: WhenValues & { userB: string }) =>
  queryOptions({
    queryKey: keys.clashes(when, userB),
    queryFn: ({ signal }) =>
      request(matchClashes, { query: { ...when, ...(userB ? { userB } : {}) }, signal }),
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
      request(correctMatch, { params: { matchId }, body: change }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.matches() }),
  });
}

/** Makes a match. The changed data is read again after the player has seen the result. */
export const useCreateMatch = () =>
  useMutation({
    mutationFn: (match: Partial<MatchCreate>) => request(createMatch, { body: match }),
  });

type Rating = RateOpponent & { matchId: string };

/** Rates an opponent, then reads the lists and the opponent's card again. */
export function useRate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ matchId, ...rating }: Rating) =>
      request(rateOpponent, { params: { matchId }, body: rating }),
    onSuccess: (_answer, { rateeId }) => {
      queries.removeQueries({ queryKey: keys.player(rateeId) });
      return queries.invalidateQueries({ queryKey: keys.matches() });
    },
  });
}
