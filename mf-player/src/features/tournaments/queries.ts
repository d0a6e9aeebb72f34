import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type {
  Tournament,
  TournamentAnswer,
  TournamentCreate,
  TournamentUpdate,
} from 'mf-shared/contracts/tournaments';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { errorText } from '../../common/error-text.ts';

const PAGE_SIZE = 20;
const NOT_REGISTERED = 'Kayıt işlemi sırasında bir hata oluştu.';

/** Pages of a city's tournaments, or of all; the coming ones first. */
export const tournamentsQuery = (me: string | null, city: string) =>
  infiniteQueryOptions({
    queryKey: ['tournaments', me, city],
    queryFn: ({ pageParam, signal }) =>
      api.page<Tournament>('tournaments', { city, limit: PAGE_SIZE, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

export const tournamentQuery = (me: string | null, id: string) =>
  queryOptions({
    queryKey: ['tournament', me, id],
    queryFn: ({ signal }) => api.get<Tournament>(pathOf(id), undefined, signal),
  });

/** Puts a tournament as the server just told it where its screens look. */
function useRemember() {
  const me = useSession(actorId);
  const queries = useQueryClient();
  return (tournament: Tournament) => {
    queries.setQueryData(tournamentQuery(me, tournament.id).queryKey, tournament);
    return queries.invalidateQueries({ queryKey: ['tournaments', me] });
  };
}

/** Takes a place, or with `leave` gives it back. A refusal reads the tournament again: others may have been faster. */
export function useRegistration(id: string) {
  const me = useSession(actorId);
  const queries = useQueryClient();
  const remember = useRemember();
  return useMutation({
    mutationFn: ({ leave }: { leave: boolean }) =>
      leave
        ? api.delete<TournamentAnswer>(`tournaments/register/${encodeURIComponent(id)}`)
        : api.post<TournamentAnswer>('tournaments/register', { json: { tournamentId: id } }),
    onSuccess: ({ message, tournament }) => {
      toast.success(message);
      void remember(tournament);
    },
    onError: (error) => {
      toast.error(errorText(error, NOT_REGISTERED));
      void queries.invalidateQueries({ queryKey: tournamentQuery(me, id).queryKey });
    },
  });
}

/** Announces a tournament. */
export function useCreateTournament() {
  const remember = useRemember();
  return useMutation({
    mutationFn: (json: TournamentCreate) => api.post<TournamentAnswer>('tournaments/create', { json }),
    onSuccess: ({ tournament }) => void remember(tournament),
  });
}

/** Changes a tournament of one's own. */
export function useChangeTournament(id: string) {
  const remember = useRemember();
  return useMutation({
    mutationFn: (json: TournamentUpdate) => api.put<TournamentAnswer>(pathOf(id), { json }),
    onSuccess: ({ tournament }) => void remember(tournament),
  });
}

/** Calls a tournament of one's own off. A refusal reads it again: it may be over by now. */
export function useCancelTournament(id: string) {
  const me = useSession(actorId);
  const queries = useQueryClient();
  const remember = useRemember();
  return useMutation({
    mutationFn: () => api.delete<TournamentAnswer>(pathOf(id)),
    onSuccess: ({ message, tournament }) => {
      toast.success(message);
      void remember(tournament);
    },
    onError: (error) => {
      toast.error(errorText(error, 'Turnuva iptal edilemedi.'));
      void queries.invalidateQueries({ queryKey: tournamentQuery(me, id).queryKey });
    },
  });
}

const pathOf = (id: string) => `tournaments/${encodeURIComponent(id)}`;
