import { MapPin, Phone } from 'lucide-react';
import type { Venue } from 'mf-shared/contracts/venues';
import { mapLink } from 'mf-shared/format';
import { BackLink } from 'mf-shared/ui/BackLink';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { addressText, placeText } from '../../common/district.ts';
import { formatPhone } from '../../common/phone.ts';
import { Stars } from '../../common/Stars.tsx';
import styles from './VenueHeader.module.css';
import { REVIEWS_ID } from './VenueReviews.tsx';

type Props = { venue: Venue | undefined; failed: boolean };

/** Name, rating, address and telephone of the venue; a placeholder while they load, a plain title after a failure. */
export function VenueHeader({ venue, failed }: Props) {
  if (!venue && failed) return <PageHeader title="Boş saatler" art="corner" tall />;
  if (!venue) {
    return (
      <PageHeader title={undefined} kicker="Boş saatler" art="corner" tall>
        <ul className={styles.facts} aria-hidden="true">
          {['9rem', '6rem', '2.75rem'].map((width) => (
            <li key={width} className={styles.bone}>
              <Skeleton width={`min(${width}, 40vw)`} />
            </li>
          ))}
        </ul>
      </PageHeader>
    );
  }
  const { city, coordinates } = venue.location;
  return (
    <PageHeader
      title={venue.businessName}
      art="corner"
      tall
      kicker={<BackLink to={`/results?city=${encodeURIComponent(city)}`}>{city} halısahaları</BackLink>}
    >
      <ul className={styles.facts}>
        <li>
          <a href={`#${REVIEWS_ID}`}>
            <Stars value={venue.averageRating} count={venue.ratingCount} figure />
            <span className="visually-hidden"> (yorumlara git)</span>
          </a>
        </li>
        <li>
          <a href={mapLink(coordinates)} target="_blank" rel="noreferrer">
            <MapPin aria-hidden="true" />
            <span className={styles.address}>
              <span className={styles.full}>{addressText(venue.address)}</span>
              <span className={styles.short} aria-hidden="true">
                {placeText(venue)}
              </span>{' '}
              <span className="visually-hidden">(haritada gör)</span>
            </span>
          </a>
        </li>
        <li className={styles.call}>
          <a href={`tel:${venue.phone}`}>
            <Phone aria-hidden="true" />
            <span>{formatPhone(venue.phone)}</span>
          </a>
        </li>
      </ul>
    </PageHeader>
  );
}
