import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Tournament } from 'mf-shared/contracts/tournaments';
import { actorId, useSession } from 'mf-shared/session';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { useId } from 'react';
import { Bones } from '../../common/Bones.tsx';
import ticket from '../../common/Ticket.module.css';
import { useScrollMemory } from '../../common/useScrollMemory.ts';
import { tournamentsQuery } from './queries.ts';
import { TournamentCard } from './TournamentCard.tsx';
import styles from './Tournaments.module.css';

/** Coming tournaments, then past ones. */
export function TournamentList({ city }: { city: string }) {
  const me = useSession(actorId);
  const found = useInfiniteQuery({ ...tournamentsQuery(me, city), placeholderData: keepPreviousData });
  useScrollMemory(!found.isPending);
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  if (found.isPending) return <Bones height="8rem" className={ticket.list} />;
  if (found.isError && !found.data) {
    return <ErrorState message="Turnuvalar alınamadı." query={found} />;
  }
  return (
    <div className={styles.sections} aria-busy={found.isPlaceholderData || undefined}>
      {rows.length === 0 && (
        <EmptyState
          title="Turnuva bilgisi bulunamadı."
          action={<LinkButton to="/tournament-create">Turnuva Oluştur</LinkButton>}
        >
          {city ? `${city} için henüz duyurulmuş bir turnuva yok.` : 'Henüz duyurulmuş bir turnuva yok.'}
        </EmptyState>
      )}
      <Group title="Yaklaşan turnuvalar" rows={rows.filter((one) => !one.isPast)} />
      <Group title="Oynanan turnuvalar" rows={rows.filter((one) => one.isPast)} />
      <MoreButton query={found} />
    </div>
  );
}

function Group({ title, rows }: { title: string; rows: readonly Tournament[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="stack shrink gap-4">
      <h2 id={id}>{title}</h2>
      <ul className={ticket.list}>
        {rows.map((tournament) => (
          <TournamentCard key={tournament.id} tournament={tournament} />
        ))}
      </ul>
    </section>
  );
}
