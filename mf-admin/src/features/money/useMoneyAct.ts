import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

/** An act of the desk of money: says what became of it, and reads again, also when somebody else was faster. */
export function useMoneyAct<Input>(act: (input: Input) => Promise<{ message: string }>) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: keys.queue() });
    return client.invalidateQueries({ queryKey: keys.money() });
  };
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: (error) =>
      error instanceof ApiError && error.code === 'refund_changed' ? refresh() : undefined,
  });
}
