import { useInfiniteQuery } from '@tanstack/react-query';
import type { Subscription } from 'mf-shared/contracts/subscriptions';
import { useSession } from 'mf-shared/session';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Navigate } from 'react-router-dom';
import { Frame } from '../../common/Frame.tsx';
import { subscriptionsQuery, useChange } from './queries.ts';
import { SubscriptionGroup } from './SubscriptionGroup.tsx';
import { useLiveSubscriptions } from './useLiveSubscriptions.ts';

/** Weekly regulars of the venue; everybody but a signed-in business is sent to the login. */
export function SubscriptionsPage() {
  const ready = useSession((session) => session.status === 'ready');
  const venueId = useSession((session) => session.business?.id);
  if (!venueId) return ready ? <Navigate to="/login" replace /> : null;
  return <Subscriptions key={venueId} venueId={venueId} />;
}

function Subscriptions({ venueId }: { venueId: string }) {
  const list = useInfiniteQuery(subscriptionsQuery(venueId));
  useLiveSubscriptions(venueId);
  const rows = list.data?.pages.flatMap((page) => page.requests) ?? [];
  const requests = rows.filter((row) => row.status === 'pending').length;
  useDocumentTitle(`${requests > 0 ? `(${requests}) ` : ''}Abonelikler`);
  return (
    <>
      <PageHeader
        title="Abonelikler"
        lead="Her hafta aynı saatte oynayanlar. Onayladığınız saat önümüzdeki 12 hafta onlara ayrılır."
        art="centre"
      />
      <Frame aria-busy={list.isPending || undefined}>
        {list.isPending && <Skeleton height="20rem" />}
        {list.isError && !list.data && <ErrorState message="İstekler alınamadı." query={list} />}
        {list.data && <Groups venueId={venueId} rows={rows} />}
        <MoreButton query={list} block />
      </Frame>
    </>
  );
}

function Groups({ venueId, rows }: { venueId: string; rows: readonly Subscription[] }) {
  const change = useChange(venueId);
  if (rows.length === 0)
    return (
      <EmptyState title="Henüz abonelik isteği yok." art="centre">
        Oyuncular sahanızın boş saatler sayfasından her hafta için saat isteyebilir; istekler burada belirir.
      </EmptyState>
    );
  const groups = [
    { title: 'Yanıt bekleyenler', rows: rows.filter((row) => row.status === 'pending') },
    { title: 'Süren abonelikler', rows: rows.filter((row) => row.status === 'approved') },
    {
      title: 'Geçmiş',
      rows: rows.filter((row) => row.status === 'rejected' || row.status === 'cancelled'),
    },
  ];
  return groups.map((group) => <SubscriptionGroup key={group.title} change={change} {...group} />);
}
