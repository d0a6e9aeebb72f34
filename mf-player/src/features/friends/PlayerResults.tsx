import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { actorId, useSession } from 'mf-shared/session';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { Bones } from '../../common/Bones.tsx';
import { foundText } from '../../common/found.ts';
import { useScrollMemory } from '../../common/useScrollMemory.ts';
import styles from './Friends.module.css';
import { PlayerRow } from './PlayerRow.tsx';
import { type PlayerSearch, playersQuery } from './queries.ts';

/** The players that were found. The last result stays during the next search. */
export function PlayerResults(search: PlayerSearch) {
  const me = useSession(actorId);
  const queries = useQueryClient();
  const found = useInfiniteQuery({
    ...playersQuery(queries, me, search),
    placeholderData: keepPreviousData,
  });
  useScrollMemory(!found.isPending);
  const players = found.data?.pages.flatMap((page) => page.users) ?? [];
  if (found.isPending) return <Bones height="4.25rem" className={styles.list} />;
  if (found.isError && !found.data) {
    return <ErrorState message="Oyuncular alınamadı." query={found} />;
  }
  const settled = !found.isPlaceholderData;
  return (
    <div className={styles.section} aria-busy={!settled || undefined}>
      <p role="status" className={styles.count}>
        {settled && players.length > 0 && foundText(players.length, found.hasNextPage, 'oyuncu')}
      </p>
      {settled && players.length === 0 && !found.hasNextPage && (
        <EmptyState title="Sonuç bulunamadı.">
          Adın ilk harflerini yazın ya da başka bir şehir seçin.
        </EmptyState>
      )}
      <ul className={styles.list}>
        {players.map((player) => (
          <PlayerRow key={player.id} person={player} level={2} />
        ))}
      </ul>
      <MoreButton query={found} />
    </div>
  );
}
