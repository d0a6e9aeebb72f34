import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

/** A change of the prepared answers, which are read again afterwards. */
export function useTemplateAct<Input>(act: (input: Input) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast.success(done),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: keys.templates }),
  });
}
