import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { actorId, useSession } from 'mf-shared/session';
import { apiOrigin } from '../api-client/address.ts';
import { ApiError, request } from '../api-client/index.ts';
import { ownFeed, rotateOwnFeed, rotateVenueFeed, venueFeed } from '../contracts/calls/calendar.ts';
import { toast } from '../ui/toast.ts';

export type FeedPath = keyof typeof CALLS;

/** The calls of each private calendar, by its cache path. */
const CALLS = {
  'calendar/feed': { show: ownFeed, rotate: rotateOwnFeed },
  'calendar/business-feed': { show: venueFeed, rotate: rotateVenueFeed },
};
const keyOf = (path: FeedPath, actor: string | null) => ['calendar-feed', path, actor];

/** The calendar's full address, once requested. */
export function useFeed(path: FeedPath, asked: boolean) {
  const actor = useSession(actorId);
  return useQuery({
    queryKey: keyOf(path, actor),
    queryFn: ({ signal }) => request(CALLS[path].show, { signal }),
    enabled: asked,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ url }) => new URL(url, apiOrigin() || window.location.origin).href,
  });
}

/** Replaces the calendar's address; rejects on failure. */
export function useRotateFeed(path: FeedPath) {
  const actor = useSession(actorId);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request(CALLS[path].rotate),
    onSuccess: (feed) => {
      queries.setQueryData(keyOf(path, actor), feed);
      toast.success('Takvim bağlantınız yenilendi.');
    },
    onError: (error) => {
      const isTold = error instanceof ApiError && !error.isNetwork && error.status < 500;
      toast.error(isTold ? error.message : 'Takvim bağlantısı yenilenemedi.');
    },
  });
}
