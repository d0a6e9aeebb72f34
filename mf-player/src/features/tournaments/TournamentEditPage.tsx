import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import type { Tournament } from 'mf-shared/contracts/tournaments';
import { actorId, useSession } from 'mf-shared/session';
import { BackLink } from 'mf-shared/ui/BackLink';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PageBody } from '../../common/PageBody.tsx';
import { tournamentQuery, useChangeTournament } from './queries.ts';
import { TournamentForm } from './TournamentForm.tsx';

/** Changes an own tournament. */
export function TournamentEditPage() {
  const { id = '' } = useParams();
  const me = useSession(actorId);
  const query = useQuery({ ...tournamentQuery(me, id), refetchOnWindowFocus: false });
  const tournament = query.data;
  useDocumentTitle('Turnuvayı düzenle');
  const unknown = query.error instanceof ApiError && query.error.status === 404;
  const back = `/tournament/${encodeURIComponent(id)}`;
  const open = tournament?.organizer?.id === me && !tournament?.isPast && !tournament?.isCancelled;
  return (
    <>
      <PageHeader
        title="Turnuvayı Düzenle"
        lead="Kayıtlı oyunculara değişikliği biz haber veririz."
        kicker={<BackLink to={back}>{tournament?.name ?? 'Turnuva'}</BackLink>}
        art="corner"
        narrow
      />
      <PageBody narrow busy={query.isPending}>
        {query.isPending && <Skeleton height="30rem" />}
        {query.isError && !tournament && !unknown && <ErrorState query={query} />}
        {unknown && (
          <EmptyState
            title="Turnuva bilgisi bulunamadı."
            action={<LinkButton to="/tournaments">Bütün turnuvalar</LinkButton>}
          />
        )}
        {tournament && !open && (
          <EmptyState
            title="Bu turnuva değiştirilemez."
            action={<LinkButton to={back}>Turnuvaya dön</LinkButton>}
          >
            Bir turnuvayı yalnızca düzenleyen kişi, günü geçmeden ve iptal edilmeden değiştirebilir.
          </EmptyState>
        )}
        {tournament && open && (
          <EditForm
            tournament={tournament}
            readAgain={() => query.refetch().then(({ data }) => data ?? null)}
          />
        )}
      </PageBody>
    </>
  );
}

type Props = { tournament: Tournament; readAgain: () => Promise<Tournament | null> };

/**
 * Saves on top of the version that was read when the form opened. After a refusal the player can load the newer one.
 */
function EditForm({ tournament, readAgain }: Props) {
  const [seen, setSeen] = useState(tournament);
  const change = useChangeTournament(seen.id);
  const { name, date, location, fee, capacity, version } = seen;
  return (
    <TournamentForm
      key={version}
      initial={{ ...location, name, date, fee: String(fee), capacity: String(capacity) }}
      send={(payload) => change.mutateAsync({ ...payload, version })}
      failed="Turnuva güncellenemedi."
      submitLabel="Değişiklikleri Kaydet"
      onStale={() => void readAgain().then((now) => now && setSeen(now))}
    />
  );
}
