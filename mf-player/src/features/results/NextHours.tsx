import type { FreeHour } from 'mf-shared/contracts/reservations';
import type { Venue } from 'mf-shared/contracts/venues';
import { formatSlot, formatWeekday } from 'mf-shared/format';
import { currentNight, isAfterMidnight, istanbulDate } from 'mf-shared/schedule';
import { Price } from 'mf-shared/ui/Price';
import { Link } from 'react-router-dom';
import { hourAddress } from '../../common/hour-address.ts';
import styles from './NextHours.module.css';

type Props = { venue: Pick<Venue, 'id' | 'fields'>; hours: readonly FreeHour[]; titleId: string };

/** The next free hours of a venue; a press opens the request for one of them. */
export function NextHours({ venue, hours, titleId }: Props) {
  const capacities = new Map(venue.fields.map(({ id, capacity }) => [id, capacity]));
  if (hours.length === 0) return <p className={styles.none}>Önümüzdeki yedi gün dolu.</p>;
  return (
    <ul className={styles.hours} aria-label="Boş saatler" aria-describedby={titleId}>
      {hours.map((hour) => (
        <li key={hour.startsAt}>
          <Link to={hourAddress(venue.id, hour)} className={styles.hour}>
            <span className={styles.when}>
              <b>{hour.timeSlot.slice(0, 5)}</b> <small>{dayWord(hour)}</small>
            </span>{' '}
            <span className={styles.what}>
              <small>{capacities.get(hour.fieldId)}</small>{' '}
              <Price amount={hour.price} size="sm" className={styles.price} />
            </span>
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
