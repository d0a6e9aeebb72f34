import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { User } from 'mf-shared/contracts/users';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { profileQuery } from '../profile/queries.ts';

type Passwords = { currentPassword: string; newPassword: string };

/** Changes the password; this session goes on with the fresh token, all others have ended. */
export function useChangePassword() {
  const queries = useQueryClient();
  const actor = useSession(actorId);
  return useMutation({
    mutationFn: async (passwords: Passwords) => {
      const { fullName, email, position } = await queries.fetchQuery(profileQuery(actor));
      const json = { fullName, email, position, ...passwords };
      return api.put<{ user: User; token?: string }>('profile/user/update', { json });
    },
    onSuccess: async ({ token }) => {
      toast.success('Şifreniz değiştirildi.');
      if (token) await useSession.getState().adopt(token);
    },
  });
}

/** Deletes the account for good and leaves for the landing page. */
export function useDeleteAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => api.post('account/delete', { json: { password } }),
    onSuccess: () => {
      queries.clear();
      useSession.getState().logout();
      toast.success('Hesabınız silindi. Sizi tekrar görmekten mutluluk duyarız.');
    },
  });
}
