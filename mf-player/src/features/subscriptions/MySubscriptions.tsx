import type { Subscription } from 'mf-shared/contracts/subscriptions';
import { formatWeekly } from 'mf-shared/format';
import { useReadAgain } from 'mf-shared/query-client';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { useLeave, useMySubscriptions } from './queries.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';

/** The player's subscriptions: pending, running and ended. */
export function MySubscriptions() {
  const readAgain = useReadAgain();
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
    return <ErrorState message="Abonelikleriniz alınamadı." query={mine} onRetry={readAgain} />;
  if (mine.data.length === 0) return <Nothing />;
  return (
    <>
      <ul className="stack shrink gap-4">
        {mine.data.map((subscription) => (
          <SubscriptionCard
            key={subscription.id}
            subscription={subscription}
            onLeave={() => setLeaving(subscription)}
          />
        ))}
      </ul>
      <MoreButton query={mine} />
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
