import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { closeVenue, previewClosing } from 'mf-shared/contracts/calls/account';
import type { PasswordAndProof } from 'mf-shared/contracts/second-factor';
import { useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

/** What would end with the account now; read while the owner decides. */
export const useClosing = (wanted: boolean) =>
  useQuery({
    queryKey: keys.closing,
    queryFn: ({ signal }) => request(previewClosing, { signal }),
    enabled: wanted,
    staleTime: 0,
    gcTime: 0,
  });

/** Closes the account for good with password and second factor, then opens the landing page. */
export function useCloseAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (proof: PasswordAndProof) => request(closeVenue, { body: proof }),
    onSuccess: () => {
      queries.clear();
      useSession.getState().logout();
      toast.success('İşletme hesabınız kapatıldı. Sizi tekrar görmekten mutluluk duyarız.');
    },
  });
}
