import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { ClosingPreview } from 'mf-shared/contracts/account';
import { useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';

/** What ends with the account, as it is now; asked for while somebody thinks about it. */
export const useClosing = (wanted: boolean) =>
  useQuery({
    queryKey: ['closing'],
    queryFn: ({ signal }) => api.get<ClosingPreview>('account/closing', {}, signal),
    enabled: wanted,
    staleTime: 0,
    gcTime: 0,
  });

/** Closes the account for good with password and second step, and leaves for the landing page. */
export function useCloseAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (proof: object) => api.post('account/close', { json: proof }),
    onSuccess: () => {
      queries.clear();
      useSession.getState().logout();
      toast.success('İşletme hesabınız kapatıldı. Sizi tekrar görmekten mutluluk duyarız.');
    },
  });
}
