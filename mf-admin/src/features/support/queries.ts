import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { answerSupport, listSupport } from 'mf-shared/contracts/calls/support';
import type { AdminSupportRequest } from 'mf-shared/contracts/support';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

const PAGE = 20;
export type Status = AdminSupportRequest['status'];

/** Waiting or answered support requests, in pages. */
export const supportQuery = (status: Status) =>
  infiniteQueryOptions({
    queryKey: keys.support(status),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(listSupport, { query: { status, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** Answers a request. A request that somebody else answered first also leaves the list. */
export function useAnswer() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keys.support() });
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      request(answerSupport, { params: { id }, body: { text } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'support_answered') return;
      toast.error(error.message);
      return refresh();
    },
  });
}
