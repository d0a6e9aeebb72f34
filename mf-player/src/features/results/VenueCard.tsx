import type { Venue } from 'mf-shared/contracts/venues';
import { Card } from 'mf-shared/ui/Card';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { placeText } from '../../common/district.ts';
import { PhotoGallery } from '../../common/PhotoGallery.tsx';
import { Stars } from '../../common/Stars.tsx';
import { NextHours } from './NextHours.tsx';
import styles from './VenueCard.module.css';
import { VenueDetails } from './VenueDetails.tsx';

type Props = { venue: Venue; eager: boolean; onReview: () => void };

/** A venue in a list: what it is, its next free hours, and everything else in a fold. */
export function VenueCard({ venue, eager, onReview }: Props) {
  const titleId = useId();
  const slots = `/available-slots?businessId=${encodeURIComponent(venue.id)}`;
  return (
    <Card as="li" padding="none" className={styles.card} aria-labelledby={titleId}>
      <PhotoGallery
        photos={venue.photos}
        title={venue.businessName}
        eager={eager}
        sizes="10rem"
        className={styles.photos}
      />
      <div className={styles.words}>
        <h2 id={titleId}>
          <Link to={slots}>{venue.businessName}</Link>
        </h2>
        <Stars value={venue.averageRating} count={venue.ratingCount} figure />
        <p className={styles.place}>{placeText(venue)}</p>
      </div>
      {venue.nextHours && <NextHours venue={venue} hours={venue.nextHours} titleId={titleId} />}
      <div className={styles.more}>
        <Link to={slots} className={styles.all} aria-describedby={titleId}>
          Saatleri Gör
        </Link>
        <VenueDetails venue={venue} onReview={onReview} />
      </div>
    </Card>
  );
}
