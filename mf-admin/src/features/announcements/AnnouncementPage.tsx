import { useQuery } from '@tanstack/react-query';
import { BackLink } from 'mf-shared/ui/BackLink';
import { Badge } from 'mf-shared/ui/Badge';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useParams } from 'react-router-dom';
import styles from './Announcements.module.css';
import { Editor } from './Editor.tsx';
import { announcementQuery } from './queries.ts';
import { Sent } from './Sent.tsx';
import { useAnnouncementNews } from './useAnnouncementNews.ts';
import { stateOf } from './words.ts';

const BACK = <BackLink to="/admin/announcements">Duyurular</BackLink>;

/** Writes a new announcement. */
export function NewAnnouncementPage() {
  useDocumentTitle('Yeni duyuru');
  return (
    <>
      <PageHeader title="Yeni duyuru" kicker={BACK} art="centre" />
      <div className={styles.page}>
        <Editor saved={null} />
      </div>
    </>
  );
}

/** One announcement: its form until it goes out, then how far it got. */
export function AnnouncementPage() {
  const { id = '' } = useParams();
  useAnnouncementNews();
  const { data: saved, error, ...query } = useQuery(announcementQuery(id));
  const title = saved?.title ?? 'Duyuru';
  useDocumentTitle(title);
  const isOpen = saved?.state === 'draft' || saved?.state === 'scheduled';
  return (
    <>
      <PageHeader
        title={title}
        kicker={BACK}
        art="centre"
        actions={saved && <Badge tone={stateOf(saved).tone}>{stateOf(saved).name}</Badge>}
      />
      <div className={styles.page} aria-busy={query.isPending}>
        {!saved && error ? (
          <ErrorState message={error.message} query={query} />
        ) : !saved ? (
          <Skeleton height="20rem" />
        ) : isOpen ? (
          <Editor key={id} saved={saved} />
        ) : (
          <Sent saved={saved} />
        )}
      </div>
    </>
  );
}
