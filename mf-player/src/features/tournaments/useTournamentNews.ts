import { useLiveReads } from 'mf-shared/query-client';
import { actorId, useSession } from 'mf-shared/session';
import { keys } from '../../common/keys.ts';

/** Keeps a tournament up to date while its page is open: news about it carries a link to that page. */
export function useTournamentNews(id: string): void {
  const me = useSession(actorId);
  useLiveReads([keys.tournament(me, id)], ['notification'], ({ link }) => link === `/tournament/${id}`);
}
