import { CheckCheck } from 'lucide-react';
import { useSession } from 'mf-shared/session';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { MoreButton } from '../ui/MoreButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import { Word } from '../ui/Word.tsx';
import { bySpan } from './days.ts';
import { NotificationEntry } from './NotificationRow.tsx';
import styles from './Notifications.module.css';
import { Settings } from './Settings.tsx';
import { useNews } from './useNews.ts';

/** All notices of a player or a business, by how long ago they came, and their notification settings. */
export function NotificationsPage() {
  useDocumentTitle('Bildirimler');
  const { query, news, readAll, readOne } = useNews();
  const isVenue = useSession((state) => state.business !== null);
  const now = Date.now();
  const newest = news[0];
  const hasUnread = news.some((one) => one.readAt === null);
  return (
    <>
      <PageHeader
        title="Bildirimler"
        lead={
          isVenue
            ? 'İstekleriniz, rezervasyonlarınız ve ödemelerinizle ilgili her şey.'
            : 'Rezervasyonlarınız, maçlarınız ve çevrenizde olup bitenler.'
        }
        art="corner"
        actions={
          newest && (
            <Button
              variant="secondary"
              size="sm"
              icon={<CheckCheck aria-hidden="true" />}
              disabled={!hasUnread}
              onClick={() => readAll.mutate(newest.id)}
            >
              <Word>Tümünü okundu işaretle</Word>
            </Button>
          )
        }
      />
      <div className={styles.page}>
        <Settings />
        <div className={styles.news} aria-busy={query.isPending || undefined}>
          {query.isPending && <Bones />}
          {query.isError && !query.data && <ErrorState message="Bildirimleriniz alınamadı." query={query} />}
          {query.data && !newest && (
            <EmptyState title="Henüz bildiriminiz yok.">
              Rezervasyonunuz yanıtlandığında ya da size bir istek geldiğinde burada görürsünüz.
            </EmptyState>
          )}
          {bySpan(news, now).map((span) => (
            <section key={span.id} aria-labelledby={`gun-${span.id}`}>
              <h2 id={`gun-${span.id}`}>{span.name}</h2>
              <ul className={styles.rows}>
                {span.entries.map((entry) => (
                  <NotificationEntry key={entry.one.id} {...entry} now={now} onOpen={readOne} />
                ))}
              </ul>
            </section>
          ))}
          <MoreButton query={query} label="Daha eskileri göster" />
        </div>
      </div>
    </>
  );
}

function Bones() {
  return (
    <div className="stack gap-2">
      <span className="visually-hidden" role="status">
        Bildirimler yükleniyor…
      </span>
      <Skeleton height="2rem" width="8rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
    </div>
  );
}
