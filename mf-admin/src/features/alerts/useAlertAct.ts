import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

/** Refusals that say that something is not any more as the page shows it. */
const CHANGED: ReadonlySet<string> = new Set(['limits_changed', 'hook_changed', 'hook_limit', 'not_found']);

/** An act on the settings of alerts: says what became of it, and reads them again, also when somebody else was faster. */
export function useAlertAct<Input, Answer extends object>(act: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keys.alerts() });
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      if ('message' in answer) toast.success(String(answer.message));
      return refresh();
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? Object.keys(error.fields) : [];
      if (fields.length === 0) toast.error(error.message);
      return error instanceof ApiError && CHANGED.has(error.code) ? refresh() : undefined;
    },
  });
}
