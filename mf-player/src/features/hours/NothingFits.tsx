import { useQuery } from '@tanstack/react-query';
import type { HoursInstead } from 'mf-shared/contracts/hours';
import { useReadAgain } from 'mf-shared/query-client';
import { Button } from 'mf-shared/ui/Button';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { useId } from 'react';
import { Bones } from '../../common/Bones.tsx';
import { AlertButton } from './Alerts.tsx';
import { HourRow } from './HourRow.tsx';
import styles from './HoursPage.module.css';
import { insteadQuery } from './queries.ts';
import type { Search } from './wish.ts';

type Miss = HoursInstead['near'][number]['miss'];

const TITLES: Record<Miss, string> = {
  time: 'Aynı gece, başka saatte',
  night: 'Aynı saatte, başka gece',
  place: 'Daha geniş çevrede',
  price: 'Bütçenizin üstünde, en ucuzları',
  size: 'Başka büyüklükte sahalar',
};

type Props = { search: Search; onWiden: (() => void) | undefined };

/** Stands where no free hour fits: the nearest that do, and full ones with a line. */
export function NothingFits({ search, onWiden }: Props) {
  const query = useQuery(insteadQuery(search));
  const readAgain = useReadAgain();
  const { near = [], taken = [] } = query.data ?? {};
  return (
    <div className="stack shrink gap-6">
      <EmptyState
        title="Bu ölçülere uyan boş saat yok."
        action={
          <div className={styles.ways}>
            <AlertButton search={search} />
            {onWiden && (
              <Button variant="secondary" onClick={onWiden}>
                Süzgeçleri kaldır
              </Button>
            )}
          </div>
        }
      >
        {near.length + taken.length > 0
          ? 'En yakın seçenekler aşağıda.'
          : 'Başka bir gün ya da saat deneyebilirsiniz.'}
      </EmptyState>
      {query.isPending && <Bones height="5rem" count={2} className={styles.hours} />}
      {query.isError && !query.data && <ErrorState query={query} onRetry={readAgain} />}
      {near.map(({ miss, hours }) => (
        <Hours key={miss} title={TITLES[miss]} hours={hours} showDay={miss === 'night'} />
      ))}
      {taken.length > 0 && <Hours title="Dolu, ama sıraya girebilirsiniz" hours={taken} taken />}
    </div>
  );
}

type HoursProps = { title: string; hours: HoursInstead['taken']; showDay?: boolean; taken?: boolean };

function Hours({ title, hours, ...look }: HoursProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="stack shrink gap-3">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.hours}>
        {hours.map((hour) => (
          <HourRow key={`${hour.fieldId} ${hour.startsAt}`} hour={hour} {...look} />
        ))}
      </ul>
    </section>
  );
}
