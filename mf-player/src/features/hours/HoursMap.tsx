import { useQuery } from '@tanstack/react-query';
import { MOST_VENUES } from 'mf-shared/contracts/hour-terms';
import type { VenueOnMap } from 'mf-shared/contracts/hours';
import { formatMoney } from 'mf-shared/format';
import { VenuesMap } from 'mf-shared/map/VenuesMap';
import { useReadAgain } from 'mf-shared/query-client';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './HoursPage.module.css';
import { NothingFits } from './NothingFits.tsx';
import { mapQuery } from './queries.ts';
import { Found } from './Tools.tsx';
import type { Search } from './wish.ts';

type Props = { search: Search; tools: ReactNode; onWiden: (() => void) | undefined };

/** The venues with hours that fit on one map. A pressed venue stands below it; before, all of them. */
export function HoursMap({ search, tools, onWiden }: Props) {
  const query = useQuery(mapQuery(search));
  const readAgain = useReadAgain();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const venues = query.data ?? [];
  const pressed = venues.filter(({ businessId }) => chosen.includes(businessId));
  return (
    <>
      <Found tools={tools}>{venues.length > 0 && foundOnMap(venues, pressed)}</Found>
      {query.isPending && <Skeleton height="24rem" />}
      {query.isError && !query.data && <ErrorState query={query} onRetry={readAgain} />}
      {query.data?.length === 0 && <NothingFits search={search} onWiden={onWiden} />}
      {venues.length > 0 && (
        <Venues venues={venues} pressed={pressed} date={search.date} onChoose={setChosen} />
      )}
    </>
  );
}

function foundOnMap(venues: readonly VenueOnMap[], pressed: readonly VenueOnMap[]): string {
  if (pressed.length > 0) return pressed.map(({ businessName }) => businessName).join(', ');
  const all = `${venues.length} sahada boş saat var.`;
  return venues.length === MOST_VENUES ? `${all} Daha azını görmek için yeri daraltın.` : all;
}

type VenuesProps = {
  venues: readonly VenueOnMap[];
  pressed: readonly VenueOnMap[];
  date: string;
  onChoose: (ids: string[]) => void;
};

function Venues({ venues, pressed, date, onChoose }: VenuesProps) {
  const points = useMemo(
    () =>
      venues.map(({ businessId, coordinates, fromPrice }) => ({
        id: businessId,
        coordinates,
        text: formatMoney(fromPrice),
      })),
    [venues],
  );
  return (
    <>
      <VenuesMap points={points} label="Boş saati olan sahalar" onChoose={onChoose} />
      <ul className={styles.hours}>
        {(pressed.length > 0 ? pressed : venues).map((venue) => (
          <VenueLine key={venue.businessId} venue={venue} date={date} />
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
