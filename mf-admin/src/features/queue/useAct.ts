import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

/** Refusals that say that the item is not any more as the page shows it. */
const CHANGED: ReadonlySet<string> = new Set([
  'queue_changed',
  'support_answered',
  'report_resolved',
  'appeal_decided',
]);

/** An act on an item: says what became of it, and reads the queue again, also when somebody else was faster. */
export function useAct<Input>(act: (input: Input) => Promise<{ message: string }>) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keys.queue() });
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || !CHANGED.has(error.code)) return;
      toast.error(error.message);
      return refresh();
    },
  });
}
