import type { Subscription } from 'mf-shared/contracts/subscriptions';
import { formatWeekly } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { useLeave, useMySubscriptions } from './queries.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import styles from './Subscriptions.module.css';

/** The player's weekly hours: waiting, running and ended. */
export function MySubscriptions() {
  const mine = useMySubscriptions();
  const leave = useLeave();
  const [leaving, setLeaving] = useState<Subscription | null>(null);
  if (mine.isPending)
    return (
      <div aria-busy="true">
        <Skeleton height="16rem" />
      </div>
    );
  if (mine.isError && !mine.data)
    return (
      <ErrorState
        message="Abonelikleriniz alınamadı."
        onRetry={() => void mine.refetch()}
        retrying={mine.isFetching}
      />
    );
  if (mine.data.length === 0) return <Nothing />;
  return (
    <>
      <ul className={styles.list}>
        {mine.data.map((subscription) => (
          <SubscriptionCard
            key={subscription.id}
            subscription={subscription}
            onLeave={() => setLeaving(subscription)}
          />
        ))}
      </ul>
      {mine.hasNextPage && (
        <Button variant="secondary" busy={mine.isFetchingNextPage} onClick={() => void mine.fetchNextPage()}>
          Daha fazla göster
        </Button>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && leave.mutateAsync(leaving)}
        title={leaving?.status === 'pending' ? 'İsteği geri çek' : 'Aboneliği sonlandır'}
        confirmLabel={leaving?.status === 'pending' ? 'Geri Çek' : 'Sonlandır'}
      >
        {leaving && (
          <p>
            <b>{leaving.businessName}</b>, {leaving.fieldName}: {formatWeekly(leaving)}.{' '}
            {leaving.status === 'approved' && 'Gelecek bütün haftalar hemen başkalarına açılır.'}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="Henüz bir aboneliğiniz yok."
      action={<LinkButton to="/search">Saha Bul</LinkButton>}
      art="centre"
    >
      Her hafta aynı saatte oynuyorsanız, sahanın boş saatler sayfasından abonelik isteyebilirsiniz.
    </EmptyState>
  );
}
