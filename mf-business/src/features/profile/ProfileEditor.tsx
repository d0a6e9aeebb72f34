import { useQuery } from '@tanstack/react-query';
import { Card } from 'mf-shared/ui/Card';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LatePart, lazyPart } from 'mf-shared/ui/LatePart';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import styles from './Profile.module.css';
import { profileQuery } from './queries.ts';
import { RankLink } from './RankLink.tsx';

type Props = { venueId: string; open: boolean; onOpen: (open: boolean) => void };

const parts = lazyPart(async () => ({ default: (await import('./ProfileParts.tsx')).ProfileParts }));

/** Id of the disclosure, for links to it. */
export const PROFILE_ID = 'profil';

/** Collapsible editor of the venue's page: photos, details, pitches, prices and hours, and the owner's login. */
export function ProfileEditor({ venueId, open, onOpen }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(profileQuery(venueId));
  const [generation, setGeneration] = useState(0);
  // Stays once it was opened, so that closing it loses nothing that was typed.
  const [isWanted, setWanted] = useState(open);
  if (open && !isWanted) setWanted(true);
  const reload = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) setGeneration((n) => n + 1);
  };
  return (
    <Card as="div" padding="md">
      <Disclosure
        id={PROFILE_ID}
        className={styles.fold}
        open={open}
        onToggle={(event) => onOpen(event.currentTarget.open)}
        summary={
          <span className="stack gap-1">
            <h2 className={styles.title}>İşletme Profilimi Güncelle</h2>
            <span className={styles.parts}>Profil, fotoğraflar, sahalar, fiyatlar ve saatler</span>
          </span>
        }
      >
        {isError && !data ? (
          <ErrorState
            message="Profil bilgileri alınamadı."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : !isWanted ? null : data ? (
          <LatePart renew={parts.renew} message="Profil bilgileri açılamadı." fallback={<Waiting />}>
            {() => {
              const Parts = parts.current();
              return (
                <Parts
                  venueId={venueId}
                  profile={data}
                  open={open}
                  generation={generation}
                  onReload={() => void reload()}
                />
              );
            }}
          </LatePart>
        ) : (
          <Waiting />
        )}
      </Disclosure>
      <RankLink venueId={venueId} />
    </Card>
  );
}

const Waiting = () => (
  <div aria-busy="true">
    <Skeleton height="20rem" />
  </div>
);
