import { CheckCheck } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { MoreButton } from '../ui/MoreButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import { byDay } from './days.ts';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './Notifications.module.css';
import { Settings } from './Settings.tsx';
import { useNews } from './useNews.ts';

/** All notices of a player or a business, by day, and their notification settings. */
export function NotificationsPage() {
  useDocumentTitle('Bildirimler');
  const { query, news, readAll, readOne } = useNews();
  const newest = news[0];
  const hasUnread = news.some((one) => one.readAt === null);
  return (
    <>
      <PageHeader
        title="Bildirimler"
        lead="Rezervasyonlarınız, maçlarınız ve çevrenizde olup bitenler."
        art="corner"
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
          {newest && (
            <Button
              variant="secondary"
              icon={<CheckCheck aria-hidden="true" />}
              disabled={!hasUnread}
              onClick={() => readAll.mutate(newest.id)}
            >
              Tümünü okundu işaretle
            </Button>
          )}
          {byDay(news, Date.now()).map((day) => (
            <section key={day.date} aria-labelledby={`gun-${day.date}`}>
              <h2 id={`gun-${day.date}`}>{day.name}</h2>
              <ul className={styles.rows}>
                {day.news.map((one) => (
                  <NotificationRow key={one.id} one={one} onOpen={() => readOne(one)} />
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
