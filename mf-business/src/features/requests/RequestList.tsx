import { useInfiniteQuery } from '@tanstack/react-query';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { useReadAgain } from 'mf-shared/query-client';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { SelectField } from 'mf-shared/ui/SelectField';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import type { Filter } from '../../common/keys.ts';
import { listQuery, soonestFirst, unique } from '../bookings/queries.ts';
import type { Decide } from '../bookings/useDecision.ts';
import { SoundSwitch } from '../sound/SoundSwitch.tsx';
import { RequestCards } from './RequestCards.tsx';
import styles from './Requests.module.css';

const FILTERS: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'Hepsi' },
  { value: 'pending', label: 'Bekleyenler' },
  { value: 'approved', label: 'Onaylananlar' },
  { value: 'rejected', label: 'Reddedilenler' },
  { value: 'cancelled', label: 'İptal edilenler' },
];

type Props = {
  venueId: string;
  now: number;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  decide: Decide;
  /** Requests that the page shows elsewhere; they do not stand here too. */
  elsewhere?: readonly Reservation[];
};

/** Requests of the venue: pending ones first, the soonest on top. */
export function RequestList(props: Props) {
  const { venueId, now, filter, onFilter, decide, elsewhere = [] } = props;
  const readAgain = useReadAgain();
  const list = useInfiniteQuery(listQuery(venueId, filter));
  const all = unique(list.data?.pages.flatMap((page) => page.reservations) ?? []);
  const rows = soonestFirst(all.filter(({ id }) => !elsewhere.some((one) => one.id === id)));
  return (
    <section aria-labelledby="istekler" className="stack shrink to-top gap-4">
      <Head filter={filter} onFilter={onFilter} />
      {list.error && !list.data ? (
        <ErrorState message={list.error.message} query={list} onRetry={readAgain} />
      ) : !list.data ? (
        <div aria-busy="true" className={styles.list}>
          <Skeleton height="13rem" />
          <Skeleton height="13rem" />
        </div>
      ) : rows.length === 0 && elsewhere.length > 0 ? (
        <p className={styles.note}>Başka istek yok.</p>
      ) : rows.length === 0 ? (
        <EmptyState title="Henüz rezervasyon isteği yok." art="centre">
          Yeni istekler sayfayı yenilemeden burada belirir.
        </EmptyState>
      ) : (
        <RequestCards rows={rows} now={now} decide={decide} />
      )}
      <MoreButton query={list} block />
      <p className={styles.note}>7 günden eski rezervasyon istekleri otomatik olarak silinir.</p>
    </section>
  );
}

const Head = ({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) => (
  <header className="row wrap items-center apart gap-3">
    <h2 id="istekler" tabIndex={-1}>
      Rezervasyon istekleri
    </h2>
    <SelectField
      label={<span className="visually-hidden">Göster</span>}
      className={styles.filter}
      options={FILTERS}
      value={filter}
      onChange={(event) => onFilter(event.target.value as Filter)}
    />
    <SoundSwitch />
  </header>
);
