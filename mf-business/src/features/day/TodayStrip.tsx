import { useQueries, useQuery } from '@tanstack/react-query';
import { dayQuery, waitingQuery } from '../bookings/queries.ts';
import { type Hour, hoursOf, nightsAround, playing, upcoming } from './day.ts';
import styles from './TodayStrip.module.css';

/** The owner's first three questions: who plays now, who is next, who waits for an answer. */
export function TodayStrip({ businessId, now }: { businessId: string; now: number }) {
  const nights = nightsAround(now);
  const days = useQueries({ queries: nights.map((date) => dayQuery(businessId, date)) });
  const waiting = useQuery(waitingQuery(businessId)).data;
  const ready = days.every((day) => day.data);
  const hours = nights.flatMap((date, index) => hoursOf(date, days[index]?.data ?? []));
  const count = waiting ? `${waiting.rows.length}${waiting.more ? '+' : ''}` : '–';
  return (
    <dl className={styles.strip} aria-busy={!ready}>
      <div className={styles.box}>
        <dt>Şimdi sahada</dt>
        <dd>{ready ? <Hours hours={playing(hours, now)} empty="Şu anda maç yok" /> : '…'}</dd>
      </div>
      <div className={styles.box}>
        <dt>Sıradaki</dt>
        <dd>{ready ? <Hours hours={upcoming(hours, now)} empty="Onaylı maç yok" /> : '…'}</dd>
      </div>
      <div className={styles.box} data-alert={(waiting?.rows.length ?? 0) > 0 || undefined}>
        <dt>Sizi bekleyen</dt>
        <dd>
          <a href="#istekler" className={styles.waiting}>
            <b>{count}</b> istek
          </a>
        </dd>
      </div>
    </dl>
  );
}

function Hours({ hours, empty }: { hours: readonly Hour[]; empty: string }) {
  const [first] = hours;
  if (!first) return <span className={styles.none}>{empty}</span>;
  return (
    <span className={styles.hours}>
      <b className={styles.clock}>{first.timeSlot.slice(0, 5)}</b>
      <span className={styles.people}>
        {hours.map((hour) => (
          <span key={`${hour.fieldId} ${hour.timeSlot}`}>
            <strong>{hour.user?.fullName ?? 'Dolu'}</strong> <small>{hour.fieldName}</small>
          </span>
        ))}
      </span>
    </span>
  );
}
