import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { actorId, isManager, useSession } from 'mf-shared/session';
import { errorText } from '../api-client/error-text.ts';
import { request } from '../api-client/index.ts';
import type { BlockCreate } from '../contracts/blocks.ts';
import { block, myBlocks, unblock } from '../contracts/calls/blocks.ts';
import { toast } from '../ui/toast.ts';

/** The accounts that the caller blocked; loads while `wanted`. */
export function useBlocks(wanted = true) {
  const actor = useSession(actorId);
  return useQuery({
    queryKey: ['blocks', actor],
    queryFn: ({ signal }) => request(myBlocks, { signal }),
    enabled: wanted && actor !== null,
  });
}

/** Whether the caller may block: a player, or a venue's people. */
export const useMayBlock = (): boolean =>
  useSession((session) => session.user !== null || isManager(session));

/** Unblocks an account. A block changes lists everywhere, so all of them are read again. */
export function useUnblock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(unblock, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      void queries.invalidateQueries();
    },
    onError: (error) => toast.error(errorText(error, 'Engel kaldırılamadı.')),
  });
}

/** Blocks somebody, with an undo in the toast; rejects on failure. */
export function useBlock() {
  const queries = useQueryClient();
  const { mutate: undo } = useUnblock();
  return useMutation({
    mutationFn: (whom: BlockCreate) => request(block, { body: whom }),
    onSuccess: ({ message, block }) => {
      toast.success(message, { action: { label: 'Geri al', onClick: () => undo(block.id) } });
      void queries.invalidateQueries();
    },
    onError: (error) => toast.error(errorText(error, 'Engellenemedi. Lütfen tekrar deneyin.')),
  });
}
