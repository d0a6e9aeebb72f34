import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import {
  addVenuePhotos,
  orderVenuePhotos,
  ownVenue,
  removeVenuePhoto,
} from 'mf-shared/contracts/calls/venues';
import type { PhotosAnswer } from 'mf-shared/contracts/venues';
import { toast } from 'mf-shared/ui/toast';
import { useState } from 'react';
import { profileQuery, type VenueProfile } from './queries.ts';

const KEY = ['venue-photos'];
const FAILED = 'Fotoğraflar kaydedilemedi. Lütfen tekrar deneyin.';

type Change =
  | { kind: 'add'; files: readonly File[] }
  | { kind: 'order'; photos: readonly string[] }
  | { kind: 'remove'; photo: string };

function send(change: Change): Promise<PhotosAnswer> {
  if (change.kind === 'order') return request(orderVenuePhotos, { body: { photos: [...change.photos] } });
  if (change.kind === 'remove')
    return request(removeVenuePhoto, { params: { name: change.photo.split('/').at(-1) ?? '' } });
  return request(addVenuePhotos, { files: { photos: change.files } });
}

/** The photos of the own venue; each change is saved at once, one after the other. */
export function usePhotos(venueId: string, stored: readonly string[]) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [error, setError] = useState('');
  const keep = (photos: string[]) =>
    client.setQueryData<VenueProfile>(
      profileQuery(venueId).queryKey,
      (profile) => profile && { ...profile, photos },
    );
  const { mutateAsync, isPending, variables } = useMutation({
    mutationKey: KEY,
    scope: { id: 'venue-photos' },
    mutationFn: send,
    onMutate: (change) => {
      setError('');
      if (change.kind === 'order') setWanted(change.photos);
    },
    onSuccess: ({ message, photos }) => {
      keep(photos);
      toast.success(message);
    },
    onError: async (cause, change) => {
      const told = cause instanceof ApiError && !cause.isNetwork ? cause : null;
      const text = told ? (told.fields?.photos ?? told.message) : FAILED;
      if (change.kind === 'add') setError(text);
      else toast.error(text);
      if (!told) return;
      const now = await request(ownVenue).catch(() => null);
      if (now) keep(now.photos ?? []);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: KEY }) === 1) setWanted(null);
    },
  });
  return {
    photos: wanted ?? stored,
    error,
    uploading: isPending && variables.kind === 'add',
    change: (one: Change) =>
      mutateAsync(one).then(
        () => true,
        () => false,
      ),
  };
}
