import { CalendarFeedPanel } from 'mf-shared/calendar-feed';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import { useReadAgain } from 'mf-shared/query-client';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Bones } from '../../common/Bones.tsx';
import { PageBody } from '../../common/PageBody.tsx';
import ticket from '../../common/Ticket.module.css';
import { MySubscriptions } from '../subscriptions/MySubscriptions.tsx';
import { MyWaiting } from '../waiting/MyWaiting.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { sortComing } from './order.ts';
import { ReservationCard } from './ReservationCard.tsx';
import { Tabs } from './Tabs.tsx';
import { useCancel, useMine } from './useMine.ts';

const TABS = [
  { id: 'coming', label: 'Yaklaşan' },
  { id: 'subscriptions', label: 'Abonelikler' },
  { id: 'past', label: 'Geçmiş' },
] as const;

/** The player's reservations, coming and past. */
export function MyReservationsPage() {
  useDocumentTitle('Rezervasyonlarım');
  return (
    <>
      <PageHeader title="Rezervasyonlarım" art="box" />
      <Lists />
    </>
  );
}

function Lists() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'coming';
  return (
    <PageBody>
      <MyWaiting when="offered" />
      <Tabs
        label="Rezervasyonlarım"
        tabs={TABS}
        chosen={tab}
        onChoose={(id) => setParams(id === 'coming' ? {} : { tab: id }, { replace: true })}
      >
        {tab === 'subscriptions' ? <MySubscriptions /> : <Hours past={tab === 'past'} />}
      </Tabs>
      {tab === 'coming' && <MyWaiting when="waiting" />}
      <CalendarFeedPanel
        path="calendar/feed"
        title="Maçlarınız takviminizde"
        lead="Telefonunuzun takvimine bir kez ekleyin; rezervasyonlarınız kendiliğinden güncellenir."
        warning="Bu bağlantıyı bilen herkes rezervasyonlarınızı görür. Kimseyle paylaşmayın."
      />
    </PageBody>
  );
}

function Hours({ past }: { past: boolean }) {
  const readAgain = useReadAgain();
  const mine = useMine(past ? 'past' : 'upcoming');
  const loaded = mine.data ?? [];
  const rows = past ? loaded : sortComing(loaded, Date.now());
  if (mine.isPending) return <Bones height="11.5rem" className={ticket.list} />;
  return (
    <>
      {mine.isError && !mine.data && <ErrorState query={mine} onRetry={readAgain} />}
      {mine.data && rows.length === 0 && <Empty past={past} />}
      <Cards rows={rows} />
      <MoreButton query={mine} />
    </>
  );
}

function Cards({ rows }: { rows: readonly Reservation[] }) {
  const [leaving, setLeaving] = useState<Reservation | null>(null);
  const [moving, setMoving] = useState<Reservation | null>(null);
  const cancel = useCancel();
  return (
    <>
      <ul className={ticket.list}>
        {rows.map((reservation, at) => (
          <ReservationCard
            key={reservation.id}
            reservation={reservation}
            isNext={at === 0}
            onCancel={() => setLeaving(reservation)}
            onMove={() => setMoving(reservation)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && cancel.mutateAsync(leaving)}
        title="Rezervasyonu iptal et"
        confirmLabel="İptal Et"
      >
        {leaving && (
          <p>
            <b>{leaving.businessName}</b>, {leaving.fieldName}: {formatSlot(leaving)}. Bu saat hemen
            başkalarına açılır.
          </p>
        )}
      </ConfirmDialog>
      {moving && <MoveDialog reservation={moving} onClose={() => setMoving(null)} />}
    </>
  );
}

function Empty({ past }: { past: boolean }) {
  return (
    <EmptyState
      title={past ? 'Henüz oynanmış bir maçınız yok.' : 'Yaklaşan rezervasyonunuz yok.'}
      action={<LinkButton to="/search">Saha Bul</LinkButton>}
      art="centre"
    >
      {past ? undefined : 'Şehrinizi seçin, boş bir saat bulun, isteğinizi gönderin.'}
    </EmptyState>
  );
}
