import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { CalendarFeed } from 'mf-shared/contracts/calendar';
import { saveFile } from 'mf-shared/save-file';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { errorText } from '../../common/error-text.ts';

/** Saves one reservation as a calendar file, which phones open with their calendar. */
export const useAddToCalendar = (id: string) =>
  useMutation({
    mutationFn: async () => saveFile(await api.file(`reservations/${encodeURIComponent(id)}/calendar.ics`)),
    onError: (error) => toast.error(errorText(error, 'Takvim dosyası indirilemedi.')),
  });

const feedKey = (actor: string | null) => ['calendar-feed', actor];

/** The full address of the player's calendar, once it is asked for. */
export function useFeed(asked: boolean) {
  const actor = useSession(actorId);
  return useQuery({
    queryKey: feedKey(actor),
    queryFn: ({ signal }) => api.get<CalendarFeed>('calendar/feed', undefined, signal),
    enabled: asked,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ url }) => new URL(url, window.location.origin).href,
  });
}

/** Gives the calendar a new address; rejects when it kept the old one. */
export function useRotateFeed() {
  const actor = useSession(actorId);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<CalendarFeed>('calendar/feed/rotate'),
    onSuccess: (feed) => {
      queries.setQueryData(feedKey(actor), feed);
      toast.success('Takvim bağlantınız yenilendi.');
    },
    onError: (error) => toast.error(errorText(error, 'Takvim bağlantısı yenilenemedi.')),
  });
}
