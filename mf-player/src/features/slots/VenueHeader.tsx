import { Clock, MapPin, Phone } from 'lucide-react';
import type { Venue } from 'mf-shared/contracts/venues';
import { mapLink } from 'mf-shared/format';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { BackLink } from '../../common/BackLink.tsx';
import { formatPhone } from '../../common/phone.ts';
import { reliabilityText } from '../../common/reliability.ts';
import { Stars } from '../../common/Stars.tsx';
import styles from './VenueHeader.module.css';
import { REVIEWS_ID } from './VenueReviews.tsx';

type Props = { venue: Venue | undefined; failed: boolean };

/** Name, rating, address and telephone of the venue; a placeholder while they load, a plain title after a failure. */
export function VenueHeader({ venue, failed }: Props) {
  if (!venue && failed) return <PageHeader title="Boş saatler" art="corner" />;
  if (!venue) {
    return (
      <PageHeader title={<Skeleton width="10ch" height="1em" />} kicker="Boş saatler" art="corner">
        <ul className={styles.facts} aria-hidden="true">
          {['8rem', '20rem', '9rem'].map((width) => (
            <li key={width} className={styles.bone}>
              <Skeleton width={`min(${width}, 80vw)`} />
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
            <span>
              {venue.address} <span className="visually-hidden">(haritada gör)</span>
            </span>
          </a>
        </li>
        {venue.reliability && (
          <li>
            <Clock aria-hidden="true" />
            <span>{reliabilityText(venue.reliability)}</span>
          </li>
        )}
        <li>
          <a href={`tel:${venue.phone}`}>
            <Phone aria-hidden="true" />
            <span>{formatPhone(venue.phone)}</span>
          </a>
        </li>
      </ul>
    </PageHeader>
  );
}
