import type { FreeHour } from 'mf-shared/contracts/reservations';
import { formatSlot, formatWeekday } from 'mf-shared/format';
import { currentNight, isAfterMidnight, istanbulDate } from 'mf-shared/schedule';
import { Price } from 'mf-shared/ui/Price';
import { Link } from 'react-router-dom';
import { hourAddress } from '../../common/hour-address.ts';
import styles from './NextHours.module.css';

type Props = { venueId: string; hours: readonly FreeHour[]; titleId: string };

/** The next free hours of a venue; a press opens the request for one of them. */
export function NextHours({ venueId, hours, titleId }: Props) {
  if (hours.length === 0) return <p className={styles.none}>Önümüzdeki yedi gün dolu.</p>;
  return (
    <ul className={styles.hours} aria-label="Boş saatler" aria-describedby={titleId}>
      {hours.map((hour) => (
        <li key={hour.startsAt}>
          <Link to={hourAddress(venueId, hour)} className={styles.hour}>
            <span className={styles.when}>
              <b>{hour.timeSlot.slice(0, 5)}</b> <small>{dayWord(hour)}</small>
            </span>{' '}
            <Price amount={hour.price} size="sm" className={styles.price} />
            <span className="visually-hidden">
              , {hour.fieldName}, {formatSlot(hour)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** `Bugün`, `Bu gece`, `Per`, `Per gecesi` */
function dayWord({ date, startsAt }: FreeHour): string {
  const isNight = isAfterMidnight(date, startsAt);
  if (isNight && date === currentNight(Date.now())) return 'Bu gece';
  if (!isNight && date === istanbulDate(Date.now())) return 'Bugün';
  return `${formatWeekday(date)}${isNight ? ' gecesi' : ''}`;
}
