import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { Challenge, ChallengeCreate, ChallengeType } from 'mf-shared/contracts/challenges';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { errorText } from '../../common/error-text.ts';

const PAGE_SIZE = 20;
export const FAILED = 'Bir hata oluştu.';

/** Pages of challenges of a type, or of both, the newest first. */
export const challengesQuery = (me: string | null, type: ChallengeType | '') =>
  infiniteQueryOptions({
    queryKey: ['challenges', me, type],
    queryFn: ({ pageParam, signal }) =>
      api.page<Challenge>('challenges', { type, limit: PAGE_SIZE, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

const useRefresh = () => {
  const me = useSession(actorId);
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['challenges', me] });
};

/** Posts a challenge. */
export function useCreateChallenge() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (json: ChallengeCreate) => api.post<{ message: string }>('challenges/create', { json }),
    onSuccess: () => void refresh(),
  });
}

/** Takes an own challenge down. */
export function useDeleteChallenge() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Challenge) =>
      api.delete<{ message: string }>(`challenges/${encodeURIComponent(id)}`),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error, FAILED)),
    onSettled: refresh,
  });
}
