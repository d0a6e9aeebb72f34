import { useQuery } from '@tanstack/react-query';
import { MOST_VENUES } from 'mf-shared/contracts/hour-terms';
import type { VenueOnMap } from 'mf-shared/contracts/hours';
import { formatMoney } from 'mf-shared/format';
import { VenuesMap } from 'mf-shared/map/VenuesMap';
import { useReadAgain } from 'mf-shared/query-client';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './HoursPage.module.css';
import { NothingFits } from './NothingFits.tsx';
import { mapQuery } from './queries.ts';
import type { Search } from './wish.ts';

type Props = { search: Search; onWiden: (() => void) | undefined };

/** The venues with hours that fit on one map. A pressed venue stands below it; before, all of them. */
export function HoursMap({ search, onWiden }: Props) {
  const query = useQuery(mapQuery(search));
  const readAgain = useReadAgain();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const venues = query.data;
  const points = useMemo(
    () =>
      (venues ?? []).map(({ businessId, coordinates, fromPrice }) => ({
        id: businessId,
        coordinates,
        text: formatMoney(fromPrice),
      })),
    [venues],
  );
  if (query.isPending) return <Skeleton height="24rem" />;
  if (!venues) return <ErrorState query={query} onRetry={readAgain} />;
  if (venues.length === 0) return <NothingFits search={search} onWiden={onWiden} />;
  const pressed = venues.filter(({ businessId }) => chosen.includes(businessId));
  return (
    <>
      <p role="status" className={styles.found}>
        {pressed.length === 0
          ? `${venues.length} sahada boş saat var.${venues.length === MOST_VENUES ? ' Daha azını görmek için yeri daraltın.' : ''}`
          : pressed.map(({ businessName }) => businessName).join(', ')}
      </p>
      <VenuesMap points={points} label="Boş saati olan sahalar" onChoose={setChosen} />
      <ul className={styles.hours}>
        {(pressed.length > 0 ? pressed : venues).map((venue) => (
          <VenueLine key={venue.businessId} venue={venue} date={search.date} />
        ))}
      </ul>
    </>
  );
}

function VenueLine({ venue, date }: { venue: VenueOnMap; date: string }) {
  const { businessId, businessName, hours, fromPrice } = venue;
  return (
    <li>
      <Link
        to={`/available-slots?${new URLSearchParams({ businessId, day: date })}`}
        className={styles.venue}
      >
        <strong>{businessName}</strong>{' '}
        <span>
          {hours} boş saat, {formatMoney(fromPrice)}’den başlıyor
        </span>
      </Link>
    </li>
  );
}
