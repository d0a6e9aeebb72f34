import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import {
  cancelTournament,
  changeTournament,
  createTournament,
  leaveTournament,
  listTournaments,
  registerForTournament,
  showTournament,
} from 'mf-shared/contracts/calls/tournaments';
import type { Tournament, TournamentCreate, TournamentUpdate } from 'mf-shared/contracts/tournaments';
import { errorText } from 'mf-shared/error-text';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

const PAGE_SIZE = 20;
const NOT_REGISTERED = 'Kayıt işlemi sırasında bir hata oluştu.';

/** Pages of tournaments of one city or of all; coming ones first. */
export const tournamentsQuery = (me: string | null, city: string) =>
  infiniteQueryOptions({
    queryKey: keys.tournaments(me, city),
    queryFn: ({ pageParam, signal }) =>
      request(listTournaments, { query: { city, limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

export const tournamentQuery = (me: string | null, id: string) =>
  queryOptions({
    queryKey: keys.tournament(me, id),
    queryFn: ({ signal }) => request(showTournament, { params: { id }, signal }),
  });

/** Puts a tournament from the server into the cache of its screens. */
function useRemember() {
  const me = useSession(actorId);
  const queries = useQueryClient();
  return (tournament: Tournament) => {
    queries.setQueryData(keys.tournament(me, tournament.id), tournament);
    return queries.invalidateQueries({ queryKey: keys.tournaments(me) });
  };
}

/**
 * Registers the player; with `leave`, unregisters. A refusal reads the tournament again: others may have been faster.
 */
export function useRegistration(id: string) {
  const me = useSession(actorId);
  const queries = useQueryClient();
  const remember = useRemember();
  return useMutation({
    mutationFn: ({ leave }: { leave: boolean }) =>
      leave
        ? request(leaveTournament, { params: { tournamentId: id } })
        : request(registerForTournament, { body: { tournamentId: id } }),
    onSuccess: ({ message, tournament }) => {
      toast.success(message);
      void remember(tournament);
    },
    onError: (error) => {
      toast.error(errorText(error, NOT_REGISTERED));
      void queries.invalidateQueries({ queryKey: keys.tournament(me, id) });
    },
  });
}

/** Announces a tournament. */
export function useCreateTournament() {
  const remember = useRemember();
  return useMutation({
    mutationFn: (json: TournamentCreate) => request(createTournament, { body: json }),
    onSuccess: ({ tournament }) => void remember(tournament),
  });
}

/** Changes an own tournament. */
export function useChangeTournament(id: string) {
  const remember = useRemember();
  return useMutation({
    mutationFn: (body: TournamentUpdate) => request(changeTournament, { params: { id }, body }),
    onSuccess: ({ tournament }) => void remember(tournament),
  });
}

/** Cancels an own tournament. A refusal reads it again: it may be over. */
export function useCancelTournament(id: string) {
  const me = useSession(actorId);
  const queries = useQueryClient();
  const remember = useRemember();
  return useMutation({
    mutationFn: () => request(cancelTournament, { params: { id } }),
    onSuccess: ({ message, tournament }) => {
      toast.success(message);
      void remember(tournament);
    },
    onError: (error) => {
      toast.error(errorText(error, 'Turnuva iptal edilemedi.'));
      void queries.invalidateQueries({ queryKey: keys.tournament(me, id) });
    },
  });
}
