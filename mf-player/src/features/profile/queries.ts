import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { dropOwnPhoto, ownProfile, showPlayer, updateProfile } from 'mf-shared/contracts/calls/players';
import type { User } from 'mf-shared/contracts/users';
import { errorText } from 'mf-shared/error-text';
import { useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { type ProfileValues, toPayload } from './values.ts';

export const profileQuery = (actor: string | null) =>
  queryOptions({
    queryKey: keys.profile(actor),
    queryFn: ({ signal }) => request(ownProfile, { signal }),
  });

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.player(userId),
    queryFn: ({ signal }) => request(showPlayer, { params: { id: userId }, signal }),
  });

type Update = { values: ProfileValues; user: User; photo: File | undefined };
type Answer = { message: string; user: User; token?: string };

/** JSON; multipart with a new photo. */
const send = ({ values, user, photo }: Update): Promise<Answer> =>
  request(updateProfile, {
    body: toPayload(values, user),
    ...(photo ? { files: { photo: [photo] } } : {}),
  });

/** Shows a changed profile here and in the session. Lists with the name or photo are read again when next shown. */
function useAdopt(actor: string | null) {
  const queries = useQueryClient();
  return ({ user, token }: Answer) => {
    void queries.invalidateQueries({ refetchType: 'none' });
    queries.setQueryData(keys.profile(actor), user);
    queries.removeQueries({ queryKey: keys.player(user.id) });
    const { adopt, refresh } = useSession.getState();
    void (token ? adopt(token) : refresh());
  };
}

/** Saves the profile; afterwards the session shows it too. */
export const useSaveProfile = (actor: string | null) =>
  useMutation({ mutationFn: send, onSuccess: useAdopt(actor) });

/** Removes the photo at once. */
export function useDropPhoto(actor: string | null) {
  const adopt = useAdopt(actor);
  return useMutation({
    mutationFn: () => request(dropOwnPhoto),
    onSuccess: (answer) => {
      adopt(answer);
      toast.success(answer.message);
    },
    onError: (cause) => toast.error(errorText(cause, 'Fotoğraf kaldırılamadı.')),
  });
}
