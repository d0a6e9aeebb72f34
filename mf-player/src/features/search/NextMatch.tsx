import { ChevronRight } from 'lucide-react';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatDayMonth, formatWeekday } from 'mf-shared/format';
import { isAfterMidnight } from 'mf-shared/schedule';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Link } from 'react-router-dom';
import { daysLeft, isComing, sortComing } from '../reservations/order.ts';
import { useMine } from '../reservations/useMine.ts';
import styles from './Evening.module.css';
import { Unread } from './Unread.tsx';

/** The player's next approved hour, which leads to all of them. Equally high whether there is one or not. */
export function NextMatch() {
  const mine = useMine('upcoming');
  const now = Date.now();
  const coming = mine.data?.filter((one) => one.status === 'approved' && isComing(one, now)) ?? [];
  const [next] = sortComing(coming, now);
  if (mine.isPending) return <Skeleton height="4rem" />;
  if (!mine.data) return <Unread what="Sıradaki maçınız alınamadı." query={mine} />;
  return (
    <Link to="/my-reservations" className={styles.next}>
      {next ? <Hour match={next} now={now} /> : <b>Rezervasyonlarım</b>}
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}

function Hour({ match, now }: { match: Reservation; now: number }) {
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
