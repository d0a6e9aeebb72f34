import { CalendarFeedPanel } from 'mf-shared/calendar-feed';
import { useReadAgain } from 'mf-shared/query-client';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { Bones } from '../../common/Bones.tsx';
import { PageBody } from '../../common/PageBody.tsx';
import ticket from '../../common/Ticket.module.css';
import { MySubscriptions } from '../subscriptions/MySubscriptions.tsx';
import { MyWaiting } from '../waiting/MyWaiting.tsx';
import { Cards } from './Cards.tsx';
import { toEntry } from './order.ts';
import { Tabs } from './Tabs.tsx';
import { useComing } from './useComing.ts';
import { useMine } from './useMine.ts';
import { useRateable } from './useRateable.ts';

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
        {tab === 'coming' && <Coming />}
        {tab === 'subscriptions' && <MySubscriptions />}
        {tab === 'past' && <Past />}
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

function Coming() {
  const readAgain = useReadAgain();
  const { mine, running, entries, isWhole } = useComing();
  // The hours wait for no weeks.
  const isOpen = mine.data !== undefined && running.isPending && entries.length === 0;
  if (mine.isPending || isOpen) return <Bones height="11.5rem" className={ticket.list} />;
  return (
    <>
      {mine.isError && !mine.data && <ErrorState query={mine} onRetry={readAgain} />}
      {running.isError && !running.data && (
        <ErrorState message="Aboneliklerinizin haftaları alınamadı." query={running} />
      )}
      {isWhole && entries.length === 0 && <Empty past={false} />}
      <Cards entries={entries} />
      <MoreButton query={mine} />
    </>
  );
}

function Past() {
  const readAgain = useReadAgain();
  const mine = useMine('past');
  const rateable = useRateable(mine.data ?? []);
  if (mine.isPending) return <Bones height="11.5rem" className={ticket.list} />;
  return (
    <>
      {mine.isError && !mine.data && <ErrorState query={mine} onRetry={readAgain} />}
      {mine.data?.length === 0 && <Empty past />}
      <Cards entries={mine.data?.map(toEntry) ?? []} rateable={rateable} />
      <MoreButton query={mine} />
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
