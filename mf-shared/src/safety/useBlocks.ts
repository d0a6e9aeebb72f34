import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { actorId, isManager, useSession } from 'mf-shared/session';
import { errorText } from '../api-client/error-text.ts';
import { request } from '../api-client/index.ts';
import type { BlockCreate } from '../contracts/blocks.ts';
import { block, myBlocks, unblock } from '../contracts/calls/blocks.ts';
import { toast } from '../ui/toast.ts';

/** Whom the signed-in account blocked; asked for while `wanted`. */
export function useBlocks(wanted = true) {
  const actor = useSession(actorId);
  return useQuery({
    queryKey: ['blocks', actor],
    queryFn: ({ signal }) => request(myBlocks, { signal }),
    enabled: wanted && actor !== null,
  });
}

/** Whether whoever is signed in may block: a player, or who runs a venue. */
export const useMayBlock = (): boolean =>
  useSession((session) => session.user !== null || isManager(session));

/** Takes a block back. A block changes lists everywhere, so all of them are read anew. */
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

/** Blocks somebody, with a way back in the toast; rejects when that did not work. */
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
