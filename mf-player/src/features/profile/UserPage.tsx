import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { cardRating, fullStats } from 'mf-shared/card';
import type { Match } from 'mf-shared/contracts/matches';
import type { User } from 'mf-shared/contracts/users';
import { SafetyMenu } from 'mf-shared/safety';
import { Badge } from 'mf-shared/ui/Badge';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useParams } from 'react-router-dom';
import { PageBody } from '../../common/PageBody.tsx';
import { PlayerCard } from '../../common/player-card/PlayerCard.tsx';
import { CardShare } from '../card-picture/CardShare.tsx';
import { ProfileFriendship } from '../friends/ProfileFriendship.tsx';
import { SharedMatches, useSharedMatches } from '../matches/SharedMatches.tsx';
import styles from './Profile.module.css';
import { userQuery } from './queries.ts';

/** Another player: card, teams and shared matches. */
export function UserPage() {
  const { userId = '' } = useParams();
  const query = useQuery(userQuery(userId));
  const user = query.data;
  // What one may do comes first. The card waits for the matches, so that it does not move when they appear beside it.
  const matches = useSharedMatches(user ? userId : '');
  const isLoading = matches.isLoading || query.isPending;
  useDocumentTitle(user?.fullName ?? 'Oyuncu');
  const unknown = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <div className={styles.head}>
        <PageHeader
          title={user?.fullName ?? (query.isPending ? undefined : 'Oyuncu')}
          art="corner"
          actions={
            user ? (
              <>
                <ProfileFriendship userId={user.id} fullName={user.fullName} />
                <span className={styles.menu}>
                  <SafetyMenu person={{ id: user.id, type: 'User', name: user.fullName }} />
                </span>
              </>
            ) : (
              query.isPending && <Skeleton width="16rem" height="2.75rem" />
            )
          }
        />
      </div>
      <PageBody busy={isLoading}>
        {isLoading && (
          <div className={styles.person}>
            <Skeleton width="21rem" height="34rem" />
          </div>
        )}
        {unknown && (
          <EmptyState title="Kullanıcı bulunamadı." action={<LinkButton to="/search">Saha Bul</LinkButton>} />
        )}
        {query.isError && !user && !unknown && (
          <ErrorState message="Profil bilgileri alınamadı." query={query} />
        )}
        {user && !isLoading && <Player user={user} shared={matches.shared} isKnown={matches.isKnown} />}
      </PageBody>
    </>
  );
}

type PlayerProps = { user: User; shared: readonly Match[]; isKnown: boolean };

function Player({ user, shared, isKnown }: PlayerProps) {
  return (
    <div className={styles.person}>
      <div className={styles.card}>
        <PlayerCard
          fullName={user.fullName}
          position={user.position ?? ''}
          city={user.city}
          foot={user.foot}
          photoUrl={user.photo}
          stats={fullStats(user.fifaStats)}
          rating={cardRating(user.fifaStats, user.position)}
          raters={user.raters}
        />
        <CardShare user={user} />
      </div>
      <div className="stack shrink gap-5">
        <Panel title="Takımlar">
          {user.teams.length === 0 && <p>{user.fullName} henüz bir takım eklemedi.</p>}
          <ul className={styles.teams}>
            {user.teams.map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        </Panel>
        {isKnown && <SharedMatches userId={user.id} shared={shared} />}
      </div>
    </div>
  );
}
