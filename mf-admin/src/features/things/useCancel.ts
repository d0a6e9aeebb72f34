import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

/** Cancels something. Reads it again also after a refusal: somebody may have been faster. */
export function useCancel(send: (reason: string) => Promise<{ message: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.search() });
      void client.invalidateQueries({ queryKey: keys.account() });
      return client.invalidateQueries({ queryKey: keys.thing() });
    },
  });
}
