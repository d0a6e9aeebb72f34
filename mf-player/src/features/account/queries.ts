import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { deleteAccount } from 'mf-shared/contracts/calls/account';
import { updateProfile } from 'mf-shared/contracts/calls/players';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { profileQuery } from '../profile/queries.ts';

type Passwords = { currentPassword: string; newPassword: string };

/** Changes the password. This session gets a fresh token; all others end. */
export function useChangePassword() {
  const queries = useQueryClient();
  const actor = useSession(actorId);
  return useMutation({
    mutationFn: async (passwords: Passwords) => {
      const { fullName, email, position } = await queries.fetchQuery(profileQuery(actor));
      return request(updateProfile, {
        body: { fullName, email: email ?? '', position: position ?? '', ...passwords },
      });
    },
    onSuccess: async ({ token }) => {
      toast.success('Şifreniz değiştirildi.');
      if (token) await useSession.getState().adopt(token);
    },
  });
}

/** Deletes the account for good and opens the landing page. */
export function useDeleteAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => request(deleteAccount, { body: { password } }),
    onSuccess: () => {
      queries.clear();
      useSession.getState().logout();
      toast.success('Hesabınız silindi. Sizi tekrar görmekten mutluluk duyarız.');
    },
  });
}
