import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import {
  acceptFriend,
  addFriend,
  friendStatus,
  rejectFriend,
  unfriend,
  withdrawRequest,
} from 'mf-shared/contracts/calls/friends';
import type { FriendAnswer, Friendship } from 'mf-shared/contracts/friends';
import { errorText } from 'mf-shared/error-text';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { refreshLists } from './queries.ts';

export type FriendAction = 'add' | 'accept' | 'reject' | 'withdraw' | 'remove';
const CALLS = { accept: acceptFriend, reject: rejectFriend, withdraw: withdrawRequest, remove: unfriend };
const FAILED = 'Bir hata oluştu. Lütfen tekrar deneyin.';

function send(action: FriendAction, { userId, id }: Friendship): Promise<FriendAnswer> {
  if (action === 'add') return request(addFriend, { body: { receiverId: userId } });
  return request(CALLS[action], { params: { id: id ?? '' } });
}

/** The state that the button shows before the server answers. */
function expected(action: FriendAction, now: Friendship): Friendship {
  if (action === 'add') return { ...now, status: 'pending', direction: 'sent' };
  if (action === 'accept') return { ...now, status: 'accepted', direction: null };
  return { ...now, status: 'none', direction: null, id: null, _id: null };
}

/**
 * Changes the friendship with another player and shows it at once. A refusal rolls it back, shows the reason and reads
 * the friendship again, since the other player may have just acted.
 */
export function useFriendActions(userId: string) {
  const me = useSession(actorId);
  const queries = useQueryClient();
  const key = keys.friendship(me, userId);
  return useMutation({
    mutationFn: ({ action, from }: { action: FriendAction; from: Friendship }) => send(action, from),
    onMutate: async ({ action, from }) => {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<Friendship>(key, expected(action, from));
    },
    onSuccess: ({ message, friendship }) => {
      queries.setQueryData<Friendship>(key, friendship);
      toast.success(message);
    },
    onError: async (error, { from }) => {
      queries.setQueryData<Friendship>(key, from);
      toast.error(errorText(error, FAILED));
      if (!(error instanceof ApiError) || error.isNetwork) return;
      const now = await request(friendStatus, { params: { userId } }).catch(() => null);
      if (now) queries.setQueryData<Friendship>(key, now);
    },
    onSettled: () => refreshLists(queries, me),
  });
}
