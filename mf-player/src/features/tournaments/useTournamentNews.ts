import { useQueryClient } from '@tanstack/react-query';
import { useResume, useServerEvent } from 'mf-shared/realtime';
import { actorId, useSession } from 'mf-shared/session';
import { tournamentQuery } from './queries.ts';

/** Keeps a tournament up to date while its page is open: news about it carries a link to that page. */
export function useTournamentNews(id: string): void {
  const me = useSession(actorId);
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: tournamentQuery(me, id).queryKey });
  useServerEvent('notification', ({ link }) => {
    if (link === `/tournament/${id}`) again();
  });
  useResume(again);
}
