import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

/** Refusals that say that the page shows something old. */
const CHANGED: ReadonlySet<string> = new Set(['admin_changed', 'not_found']);

/** An act on an admin or an invitation: says what became of it, and reads again, also when somebody was faster. */
export function useAdminAct<Input>(act: (input: Input) => Promise<{ message: string }>) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keys.admins() });
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: (error) => (error instanceof ApiError && CHANGED.has(error.code) ? refresh() : undefined),
  });
}
