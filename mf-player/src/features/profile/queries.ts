import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { User } from 'mf-shared/contracts/users';
import { useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { errorText } from '../../common/error-text.ts';
import { type ProfileValues, toPayload } from './values.ts';

export const profileQuery = (actor: string | null) =>
  queryOptions({
    queryKey: ['profile', actor],
    queryFn: ({ signal }) => api.get<User>('profile/user', undefined, signal),
  });

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', userId],
    queryFn: ({ signal }) => api.get<User>(`users/${encodeURIComponent(userId)}`, undefined, signal),
  });

type Update = { values: ProfileValues; user: User; photo: File | undefined };
type Answer = { message: string; user: User; token?: string };

/** JSON, or multipart where a new photo comes with it. */
function send({ values, user, photo }: Update): Promise<Answer> {
  const payload = toPayload(values, user);
  if (!photo) return api.put<Answer>('profile/user/update', { json: payload });
  const body = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    body.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  body.set('photo', photo);
  return api.put<Answer>('profile/user/update', { body });
}

/** Shows a changed profile here and in the session; lists with its name or photo are read again when they are next shown. */
function useAdopt(actor: string | null) {
  const queries = useQueryClient();
  return ({ user, token }: Answer) => {
    void queries.invalidateQueries({ refetchType: 'none' });
    queries.setQueryData(profileQuery(actor).queryKey, user);
    queries.removeQueries({ queryKey: ['user', user.id] });
    const { adopt, refresh } = useSession.getState();
    void (token ? adopt(token) : refresh());
  };
}

/** Saves the profile; afterwards the session shows it too. */
export const useSaveProfile = (actor: string | null) =>
  useMutation({ mutationFn: send, onSuccess: useAdopt(actor) });

/** Takes the photo away at once. */
export function useDropPhoto(actor: string | null) {
  const adopt = useAdopt(actor);
  return useMutation({
    mutationFn: () => api.delete<Answer>('profile/user/photo'),
    onSuccess: (answer) => {
      adopt(answer);
      toast.success(answer.message);
    },
    onError: (cause) => toast.error(errorText(cause, 'Fotoğraf kaldırılamadı.')),
  });
}
