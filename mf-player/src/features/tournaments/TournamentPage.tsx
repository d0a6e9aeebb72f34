import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import type { Tournament } from 'mf-shared/contracts/tournaments';
import { mapLink } from 'mf-shared/format';
import { VenueMap } from 'mf-shared/map';
import { ReportButton, SafetyMenu } from 'mf-shared/safety';
import { actorId, useSession } from 'mf-shared/session';
import { BackLink } from 'mf-shared/ui/BackLink';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useParams } from 'react-router-dom';
import { PageBody } from '../../common/PageBody.tsx';
import { Participants } from './Participants.tsx';
import { tournamentQuery } from './queries.ts';
import { RegisterPanel } from './RegisterPanel.tsx';
import styles from './Tournaments.module.css';
import { useTournamentNews } from './useTournamentNews.ts';

/** One tournament: time, registration, place, and participants. */
export function TournamentPage() {
  const { id = '' } = useParams();
  const query = useQuery(tournamentQuery(useSession(actorId), id));
  const tournament = query.data;
  useTournamentNews(id);
  useDocumentTitle(tournament?.name ?? 'Turnuva');
  const unknown = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <PageHeader
        title={tournament?.name ?? 'Turnuva'}
        kicker={<BackLink to="/tournaments">Turnuvalar</BackLink>}
        art="box"
        actions={tournament && <Safety tournament={tournament} />}
      />
      <PageBody busy={query.isPending}>
        {query.isPending && <Skeleton height="18rem" />}
        {unknown && (
          <EmptyState
            title="Turnuva bilgisi bulunamadı."
            action={<LinkButton to="/tournaments">Bütün turnuvalar</LinkButton>}
          />
        )}
        {query.isError && !tournament && !unknown && <ErrorState query={query} />}
        {tournament && <Details tournament={tournament} />}
      </PageBody>
    </>
  );
}

/** If the organizer's account is deleted, only the tournament can be reported. */
function Safety({ tournament: { id, name, organizer } }: { tournament: Tournament }) {
  if (!organizer) return <ReportButton subject={{ type: 'tournament', id }} />;
  return (
    <SafetyMenu
      person={{ id: organizer.id, type: 'User', name: organizer.fullName }}
      reports={[{ type: 'tournament', choices: [{ id, label: name }] }]}
    />
  );
}

function Details({ tournament }: { tournament: Tournament }) {
  const { coordinates, city } = tournament.location;
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <RegisterPanel tournament={tournament} />
        <Panel
          title="Yer"
          lead={`${city}. ${coordinates ? 'Saha haritada işaretli.' : 'Sahanın yerini düzenleyen kişiye sorun.'}`}
        >
          {coordinates && (
            <div className="stack gap-2">
              <VenueMap coordinates={coordinates} label={`${tournament.name}, ${city}`} />
              <a href={mapLink(coordinates)} target="_blank" rel="noreferrer" className={styles.mapLink}>
                OpenStreetMap'te aç
              </a>
            </div>
          )}
        </Panel>
      </div>
      <Participants tournament={tournament} />
    </div>
  );
}
