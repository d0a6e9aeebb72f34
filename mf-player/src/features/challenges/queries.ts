import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { createChallenge, deleteChallenge, listChallenges } from 'mf-shared/contracts/calls/challenges';
import type { Challenge, ChallengeCreate, ChallengeType } from 'mf-shared/contracts/challenges';
import { errorText } from 'mf-shared/error-text';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

const PAGE_SIZE = 20;
export const FAILED = 'Bir hata oluştu.';

/** Pages of challenges of one type or of both, newest first. */
export const challengesQuery = (me: string | null, type: ChallengeType | '') =>
  infiniteQueryOptions({
    queryKey: keys.challenges(me, type),
    queryFn: ({ pageParam, signal }) =>
      request(listChallenges, { query: { type, limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

const useRefresh = () => {
  const me = useSession(actorId);
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keys.challenges(me) });
};

/** Posts a challenge. */
export function useCreateChallenge() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (json: ChallengeCreate) => request(createChallenge, { body: json }),
    onSuccess: () => void refresh(),
  });
}

/** Deletes an own challenge. */
export function useDeleteChallenge() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Challenge) => request(deleteChallenge, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error, FAILED)),
    onSettled: refresh,
  });
}
