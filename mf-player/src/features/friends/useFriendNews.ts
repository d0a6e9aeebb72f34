import { useQueryClient } from '@tanstack/react-query';
import { useResume, useServerEvent } from 'mf-shared/realtime';
import { actorId, useSession } from 'mf-shared/session';
import { keys } from '../../common/keys.ts';
import { refreshLists } from './queries.ts';

/** Keeps friend buttons and lists up to date while a screen with them is open. */
export function useFriendNews(): void {
  const me = useSession(actorId);
  const queries = useQueryClient();
  useServerEvent('friendshipChanged', (friendship) => {
    queries.setQueryData(keys.friendship(me, friendship.userId), friendship);
    void refreshLists(queries, me);
  });
  useResume(() => {
    void refreshLists(queries, me);
    void queries.invalidateQueries({ queryKey: keys.players(me) });
  });
}
