import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { saveVenueSettings, venueSettings } from 'mf-shared/contracts/calls/settings';
import type { SettingsRefusal, VenueSettings, VersionedSettings } from 'mf-shared/contracts/venue-settings';
import { errorText } from 'mf-shared/error-text';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { profileQuery } from '../profile/queries.ts';

/** The settings of the signed-in business. */
export const settingsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.settings(venueId),
    queryFn: ({ signal }) => request(venueSettings, { signal }),
  });

/** The payload: an invalid number is sent as null, which the server refuses at that field. */
export type SettingsInput = { [K in keyof VenueSettings]: VenueSettings[K] | null } & { version: string };

/** The settings that somebody else saved meanwhile, if that is why the save was refused; else null. */
export function newerOf(error: unknown): VersionedSettings | null {
  if (!(error instanceof ApiError) || error.code !== 'settings_changed') return null;
  return ((error.about ?? {}) as SettingsRefusal).current ?? null;
}

/** Saves the settings, with an undo. */
export function useSaveSettings(venueId: string) {
  const queries = useQueryClient();
  const { queryKey } = settingsQuery(venueId);
  const put = async (settings: SettingsInput) => {
    const saved = await request(saveVenueSettings, { body: settings as VersionedSettings });
    queries.setQueryData(queryKey, saved.settings);
    queries.setQueryData(profileQuery(venueId).queryKey, (profile) =>
      profile ? { ...profile, settings: saved.settings } : profile,
    );
    return saved;
  };
  const failed = (error: unknown) => toast.error(errorText(error, 'Ayarlar kaydedilemedi.'));
  const undo = async (before: VenueSettings, { version }: VersionedSettings) => {
    try {
      await put({ ...before, version });
      toast.success('Önceki ayarlarınıza dönüldü.');
    } catch (error) {
      failed(error);
    }
  };
  return useMutation({
    mutationFn: put,
    onMutate: () => queries.getQueryData(queryKey),
    onSuccess: ({ message, settings }, _, before) =>
      toast.success(
        message,
        before ? { action: { label: 'Geri al', onClick: () => void undo(before, settings) } } : {},
      ),
    onError: (error) => {
      const newer = newerOf(error);
      // The form says what to do about it.
      if (newer) queries.setQueryData(queryKey, newer);
      else failed(error);
    },
  });
}
