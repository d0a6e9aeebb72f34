import { X } from 'lucide-react';
import type { RecommendedHour } from 'mf-shared/contracts/recommendations';
import { formatDay, formatWeekday, thumbnailOf } from 'mf-shared/format';
import { isAfterMidnight } from 'mf-shared/schedule';
import { Card } from 'mf-shared/ui/Card';
import { IconButton } from 'mf-shared/ui/IconButton';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Photo } from 'mf-shared/ui/Photo';
import { Price } from 'mf-shared/ui/Price';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { hourAddress } from '../../common/hour-address.ts';
import { Reasons } from './Reasons.tsx';
import styles from './Recommendations.module.css';

type Props = { hour: RecommendedHour; onDismiss: () => void };

/** A venue with the free hour that suits best, and more of them; one press opens the dialog that requests it. */
export function HourCard({ hour, onDismiss }: Props) {
  const titleId = useId();
  const whenId = useId();
  const othersId = useId();
  const { businessId, businessName, photo, date, timeSlot, others } = hour;
  return (
    <Card as="li" padding="none" className={styles.hour} aria-labelledby={titleId}>
      <Photo
        src={photo}
        thumb={photo && thumbnailOf(photo)}
        alt=""
        ratio="16 / 9"
        sizes="(min-width: 60rem) 22rem, 20rem"
        className={styles.photo}
      />
      <IconButton
        label={`İlgilenmiyorum: ${businessName}`}
        icon={<X aria-hidden="true" />}
        className={styles.dismiss}
        onClick={onDismiss}
      />
      <div className={styles.words}>
        <p className={styles.when} id={whenId}>
          <b>{timeSlot.slice(0, 5)}</b> <span>{formatDay(date) + nightOf(hour)}</span>
        </p>
        <h4 id={titleId}>
          <Link className={styles.venue} to={`/available-slots?businessId=${encodeURIComponent(businessId)}`}>
            {businessName}
          </Link>
        </h4>
        <p className={styles.field}>
          {hour.fieldName} ({hour.capacity}) <Price amount={hour.price} per="saat" size="sm" />
        </p>
        <Reasons reasons={hour.reasons} />
        <LinkButton
          variant="secondary"
          to={hourAddress(businessId, hour)}
          block
          aria-describedby={`${titleId} ${whenId}`}
        >
          Bu Saati İste
        </LinkButton>
        {others.length > 0 && (
          <div className={styles.others}>
            <span id={othersId}>Diğer boş saatler:</span>
            <ul className="row wrap items-center gap-1" aria-labelledby={othersId}>
              {others.map((other) => (
                <li key={`${other.fieldId} ${other.startsAt}`}>
                  <LinkButton variant="ghost" size="sm" to={hourAddress(businessId, other)}>
                    {formatWeekday(other.date) + nightOf(other)} {other.timeSlot.slice(0, 5)}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}

const nightOf = ({ date, startsAt }: Pick<RecommendedHour, 'date' | 'startsAt'>) =>
  isAfterMidnight(date, startsAt) ? ' gecesi' : '';
