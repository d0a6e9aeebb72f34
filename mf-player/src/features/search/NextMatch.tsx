import { ChevronRight } from 'lucide-react';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatDayMonth, formatWeekday } from 'mf-shared/format';
import { isAfterMidnight } from 'mf-shared/schedule';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Link } from 'react-router-dom';
import { daysLeft, type Entry } from '../reservations/order.ts';
import { useComing } from '../reservations/useComing.ts';
import styles from './Evening.module.css';
import { Unread } from './Unread.tsx';

/** The player's next approved hour or week, which leads to all of them. Equally high whether there is one or not. */
export function NextMatch() {
  const { mine, running, entries, isPending, isWhole } = useComing();
  const now = Date.now();
  const next = entries.map(matchOf).find((match) => match !== null && match.startsAt > now);
  if (isPending) return <Skeleton height="4rem" />;
  if (!isWhole) {
    const unread = [mine, running].filter(({ data }) => data === undefined);
    const query = {
      isFetching: unread.some(({ isFetching }) => isFetching),
      refetch: () => unread.map(({ refetch }) => refetch()),
    };
    return <Unread what="Sıradaki maçınız alınamadı." query={query} />;
  }
  return (
    <Link to="/my-reservations" className={styles.next}>
      {next ? <Hour match={next} now={now} /> : <b>Rezervasyonlarım</b>}
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}

type Match = Pick<Reservation, 'businessName' | 'date' | 'timeSlot' | 'startsAt'>;

/** What is certain to be played. */
function matchOf({ reservation, coming }: Entry): Match | null {
  if (coming) return { ...coming.week, businessName: coming.subscription.businessName };
  return reservation.status === 'approved' ? reservation : null;
}

function Hour({ match, now }: { match: Match; now: number }) {
  const { businessName, date, timeSlot, startsAt } = match;
  const day = `${formatDayMonth(date)} ${formatWeekday(date)}${isAfterMidnight(date, startsAt) ? ' gecesi' : ''}`;
  return (
    <>
      <span className="visually-hidden">Sıradaki maçınız: </span>
      <strong className={styles.time}>{timeSlot.slice(0, 5)}</strong>{' '}
      <span className={styles.words}>
        <b>{businessName}</b> <span>{`${day}, ${daysLeft(date, now).toLocaleLowerCase('tr')}`}</span>
      </span>
    </>
  );
}
