import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

/** An act on a bar: says `done`, and reads the list again, also when somebody removed the bar before. */
export function useBarAct<Input>(act: (input: Input) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  const refresh = () => {
    // The account's page says what of its contact is barred.
    void client.invalidateQueries({ queryKey: keys.account() });
    return client.invalidateQueries({ queryKey: keys.bars() });
  };
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      toast.success(done);
      return refresh();
    },
    onError: (error) => (error instanceof ApiError && error.code === 'not_found' ? refresh() : undefined),
  });
}
