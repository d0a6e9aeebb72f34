import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { removeContent, restoreContent } from 'mf-shared/contracts/calls/removals';
import type { RemovalInput } from 'mf-shared/contracts/removals';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

export type RemovalAct =
  | { act: 'remove'; input: RemovalInput }
  | { act: 'restore'; id: string; reason: string };

const send = (act: RemovalAct) =>
  act.act === 'remove'
    ? request(removeContent, { body: act.input })
    : request(restoreContent, { params: { id: act.id }, body: { reason: act.reason } });

/** Removes content or puts it back. Reads queue, pages and accounts again, also after a refusal: somebody may be faster. */
export function useRemovalAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.queue() });
      void client.invalidateQueries({ queryKey: keys.thing() });
      return client.invalidateQueries({ queryKey: keys.account() });
    },
  });
}
