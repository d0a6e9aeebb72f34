import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

/** Refusals that say that a remote is not any more as the page shows it. */
const CHANGED: ReadonlySet<string> = new Set([
  'release_changed',
  'release_no_candidate',
  'release_no_previous',
  'release_is_stable',
  'release_unknown',
]);

/** An act on a remote: says what became of it, and reads everything again, also when somebody else was faster. */
export function useReleaseAct<Input = void>(act: (input: Input) => Promise<{ message: string }>) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keys.releases() });
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: (error) => {
      toast.error(error.message);
      return error instanceof ApiError && CHANGED.has(error.code) ? refresh() : undefined;
    },
  });
}
