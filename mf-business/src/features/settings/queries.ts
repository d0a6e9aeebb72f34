import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from 'mf-shared/api-client';
import type { CalendarFeed } from 'mf-shared/contracts/calendar';
import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import { toast } from 'mf-shared/ui/toast';
import { profileQuery } from '../profile/queries.ts';

/** What the business that is signed in decided. */
export const settingsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['settings', businessId],
    queryFn: ({ signal }) => api.get<VenueSettings>('business/settings', {}, signal),
  });

/** What is sent: a field that holds no number travels as null, which the server refuses at that field. */
export type SettingsInput = { [K in keyof VenueSettings]: VenueSettings[K] | null };
type Saved = { message: string; settings: VenueSettings };

const text = (error: unknown, fallback: string) =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 ? error.message : fallback;

/** Saves the settings and offers to go back to those before. */
export function useSaveSettings(businessId: string) {
  const queries = useQueryClient();
  const { queryKey } = settingsQuery(businessId);
  const put = async (settings: SettingsInput) => {
    const saved = await api.put<Saved>('business/settings', { json: settings });
    queries.setQueryData(queryKey, saved.settings);
    queries.setQueryData(profileQuery(businessId).queryKey, (profile) =>
      profile ? { ...profile, settings: saved.settings } : profile,
    );
    return saved;
  };
  const failed = (error: unknown) => toast.error(text(error, 'Ayarlar kaydedilemedi.'));
  const undo = async (before: VenueSettings) => {
    try {
      await put(before);
      toast.success('Önceki ayarlarınıza dönüldü.');
    } catch (error) {
      failed(error);
    }
  };
  return useMutation({
    mutationFn: put,
    onMutate: () => queries.getQueryData(queryKey),
    onSuccess: ({ message }, _, before) =>
      toast.success(
        message,
        before ? { action: { label: 'Geri al', onClick: () => void undo(before) } } : {},
      ),
    onError: failed,
  });
}

/** The full address of the venue's calendar; asked for on request, since it is a secret. */
export const feedQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['business-feed', businessId],
    queryFn: ({ signal }) => api.get<CalendarFeed>('calendar/business-feed', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ url }) => new URL(url, window.location.origin).href,
  });

/** Gives the calendar a new address; rejects when it kept the old one. */
export function useRotateFeed(businessId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<CalendarFeed>('calendar/business-feed/rotate'),
    onSuccess: (feed) => {
      queries.setQueryData(feedQuery(businessId).queryKey, feed);
      toast.success('Takvim bağlantınız yenilendi.');
    },
    onError: (error) => toast.error(text(error, 'Takvim bağlantısı yenilenemedi.')),
  });
}
