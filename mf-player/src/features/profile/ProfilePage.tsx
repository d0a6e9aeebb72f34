import { useQuery } from '@tanstack/react-query';
import { actorId, useSession } from 'mf-shared/session';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { PageBody } from '../../common/PageBody.tsx';
import styles from './Profile.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { profileQuery } from './queries.ts';

/** The player's own card and its settings. */
export function ProfilePage() {
  useDocumentTitle('Profilimi Güncelle');
  const actor = useSession(actorId);
  const profile = useQuery({ ...profileQuery(actor), refetchOnWindowFocus: false });
  return (
    <>
      <PageHeader
        title="Profilimi Güncelle"
        art="corner"
        actions={
          <LinkButton to="/account" variant="secondary" aria-label="Hesabım ve verilerim">
            Hesabım
          </LinkButton>
        }
      />
      <PageBody busy={profile.isPending}>
        {profile.isPending && <Bones />}
        {profile.isError && !profile.data && (
          <ErrorState message="Profil bilgileri alınamadı." query={profile} />
        )}
        {profile.data && <ProfileForm key={profile.data.id} user={profile.data} />}
      </PageBody>
    </>
  );
}

function Bones() {
  return (
    <div className={styles.layout}>
      <div className={styles.card}>
        <Skeleton width="21rem" height="34rem" />
      </div>
      <div className="stack shrink gap-5">
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </div>
    </div>
  );
}
