import { useQuery } from '@tanstack/react-query';
import { isOwner, useSession } from 'mf-shared/session';
import { Card } from 'mf-shared/ui/Card';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { PhotosPanel } from './PhotosPanel.tsx';
import styles from './Profile.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { profileQuery } from './queries.ts';
import { RankLink } from './RankLink.tsx';

type Props = { venueId: string; open: boolean; onOpen: (open: boolean) => void };

/** Id of the disclosure, for links to it. */
export const PROFILE_ID = 'profil';

/** Collapsible editor of the venue's page: photos, details, pitches, prices and hours, and the owner's login. */
export function ProfileEditor({ venueId, open, onOpen }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(profileQuery(venueId));
  const ofOwner = useSession(isOwner);
  const [generation, setGeneration] = useState(0);
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
        ) : data ? (
          <>
            {open && <PhotosPanel venueId={venueId} photos={data.photos ?? []} />}
            <ProfileForm
              key={generation}
              venueId={venueId}
              profile={data}
              open={open}
              onReload={() => void reload()}
            />
            {ofOwner && data.email && (
              <AccountForm venueId={venueId} email={data.email} pendingEmail={data.pendingEmail} />
            )}
          </>
        ) : (
          <div aria-busy="true">
            <Skeleton height="20rem" />
          </div>
        )}
      </Disclosure>
      <RankLink venueId={venueId} />
    </Card>
  );
}
