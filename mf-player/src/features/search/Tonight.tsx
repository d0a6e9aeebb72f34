import { useInfiniteQuery } from '@tanstack/react-query';
import type { Venue } from 'mf-shared/contracts/venues';
import { currentNight, istanbulDate } from 'mf-shared/schedule';
import { Price } from 'mf-shared/ui/Price';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { hourAddress } from '../../common/hour-address.ts';
import { venuesQuery } from '../results/venues.ts';
import styles from './Evening.module.css';
import { Unread } from './Unread.tsx';

const PER_START = 2;

/** Tonight's free hours in a city; the results page reads the same answer. */
export function Tonight({ city }: { city: string }) {
  const titleId = useId();
  const query = useInfiniteQuery(venuesQuery({ city }));
  const { data, isPending } = query;
  const hours = freeTonight(Date.now(), data?.pages[0]?.rows ?? []);
  return (
    <section aria-labelledby={titleId} aria-busy={isPending} className={styles.tonight}>
      <h2 id={titleId}>Bu akşam boş saatler</h2>
      {isPending && <Skeleton height="4.25rem" />}
      {query.isError && !data && <Unread what="Boş saatler şu anda alınamadı." query={query} />}
      {data && hours.length === 0 && (
        <p className={styles.none}>Bu akşam için boş saat görünmüyor; sonraki günlere bakın.</p>
      )}
      {hours.length > 0 && (
        <ul className={styles.hours}>
          {hours.map(({ venue, hour }) => (
            <li key={`${venue.id} ${hour.fieldId} ${hour.startsAt}`}>
              <Link to={hourAddress(venue.id, hour)} className={styles.hour}>
                <b>{hour.timeSlot.slice(0, 5)}</b> <Price amount={hour.price} size="sm" />{' '}
                <span className={styles.venue}>{venue.businessName}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is left of the running night; if it is full, the evening of the day that began at midnight. */
function freeTonight(now: number, venues: readonly Venue[]) {
  const rest = freeOn(currentNight(now), venues);
  return rest.length > 0 ? rest : freeOn(istanbulDate(now), venues);
}

/** The free hours of a night by time, the cheapest ones of each, so that no single hour fills the strip. */
function freeOn(night: string, venues: readonly Venue[]) {
  const free = venues
    .flatMap((venue) => (venue.nextHours ?? []).map((hour) => ({ venue, hour })))
    .filter(({ hour }) => hour.date === night)
    .toSorted((a, b) => a.hour.startsAt - b.hour.startsAt || a.hour.price - b.hour.price);
  const starts = Map.groupBy(free, ({ hour }) => hour.startsAt);
  return [...starts.values()].flatMap((same) => same.slice(0, PER_START));
}
