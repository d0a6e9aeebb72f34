import type { FoundHour } from 'mf-shared/contracts/hours';
import { formatSlot, formatWeekday } from 'mf-shared/format';
import { isAfterMidnight } from 'mf-shared/schedule';
import { Price } from 'mf-shared/ui/Price';
import { Link } from 'react-router-dom';
import { hourAddress, lineAddress } from '../../common/hour-address.ts';
import { Star } from '../../common/Stars.tsx';
import styles from './HourRow.module.css';

type Props = {
  hour: FoundHour;
  /** Says the night of the hour, where the list holds several. */
  showDay?: boolean;
  /** How many pitches of the venue have this hour free. */
  pitches?: number;
  /** A taken hour, for which a line may be joined. */
  taken?: boolean;
};

/** An hour of a venue; a press opens the request for it. */
export function HourRow({ hour, showDay, pitches = 1, taken }: Props) {
  const night = isAfterMidnight(hour.date, hour.startsAt);
  return (
    <li>
      <Link
        to={(taken ? lineAddress : hourAddress)(hour.businessId, hour)}
        className={styles.row}
        data-taken={taken || undefined}
      >
        <span className={styles.time}>
          <b>{hour.timeSlot.slice(0, 5)}</b>{' '}
          {(showDay || night) && (
            <small>
              {formatWeekday(hour.date)}
              {night && ' gecesi'}
            </small>
          )}
        </span>{' '}
        <span className={styles.words}>
          <strong>{hour.businessName}</strong>{' '}
          <span className={styles.facts}>{factsOf(hour, pitches).join(' · ')}</span> <Rating hour={hour} />
        </span>{' '}
        <span className={styles.cost}>
          {taken ? (
            <b className={styles.wait}>Sıraya gir</b>
          ) : (
            <>
              <Price amount={hour.price} className={styles.price} />{' '}
              {hour.pricePerHead !== null && (
                <small>
                  kişi başı <Price amount={hour.pricePerHead} size="sm" />
                </small>
              )}
            </>
          )}
        </span>
        <span className="visually-hidden">
          , {hour.fieldName}, {formatSlot(hour)}
        </span>
      </Link>
    </li>
  );
}

/** One star and the figure: five would take a line of their own on a phone. */
const Rating = ({ hour: { averageRating, ratingCount } }: { hour: FoundHour }) =>
  ratingCount > 0 && (
    <span className={styles.rating}>
      <Star fill={1} />
      <span className="visually-hidden">5 üzerinden </span>
      {FIGURE.format(averageRating)} <small>({ratingCount} yorum)</small>
    </span>
  );

const FIGURE = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const NEAR_METRES = 1000;
const KM = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** `850 m`, `2,4 km` */
export const distanceText = (metres: number): string =>
  metres < NEAR_METRES ? `${Math.round(metres / 10) * 10} m` : `${KM.format(metres / 1000)} km`;

/** `Kadıköy · 7'ye 7 · Kapalı · 2 saha boş` */
function factsOf({ district, city, distance, capacity, indoor }: FoundHour, pitches: number): string[] {
  return [
    ...(distance === null ? [] : [distanceText(distance)]),
    district ?? city,
    capacity,
    ...(indoor ? ['Kapalı'] : []),
    ...(pitches > 1 ? [`${pitches} saha boş`] : []),
  ];
}
