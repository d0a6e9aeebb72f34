import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { actorId, useSession } from 'mf-shared/session';
import { ApiError, api } from '../api-client/index.ts';
import type { CalendarFeed } from '../contracts/calendar.ts';
import { toast } from '../ui/toast.ts';

const keyOf = (path: string, actor: string | null) => ['calendar-feed', path, actor];

/** The full address of the calendar, once it is asked for. */
export function useFeed(path: string, asked: boolean) {
  const actor = useSession(actorId);
  return useQuery({
    queryKey: keyOf(path, actor),
    queryFn: ({ signal }) => api.get<CalendarFeed>(path, {}, signal),
    enabled: asked,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ url }) => new URL(url, window.location.origin).href,
  });
}

/** Gives the calendar a new address; rejects when it kept the old one. */
export function useRotateFeed(path: string) {
  const actor = useSession(actorId);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<CalendarFeed>(`${path}/rotate`),
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
