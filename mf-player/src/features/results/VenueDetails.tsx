import { MapPin, Star } from 'lucide-react';
import type { Venue } from 'mf-shared/contracts/venues';
import { mapLink } from 'mf-shared/format';
import { VenueMap } from 'mf-shared/map';
import { useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressText } from '../../common/district.ts';
import { facilitiesText } from '../../common/facilities.ts';
import { reliabilityText } from '../../common/reliability.ts';
import { fieldLine } from './field-line.ts';
import { Reviews } from './Reviews.tsx';
import styles from './VenueDetails.module.css';

type Props = { venue: Venue; onReview: () => void };

/** The fold of a venue's card: pitches, equipment, reviews and the map. It opens without scripts too. */
export function VenueDetails({ venue, onReview }: Props) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        Sahalar ve olanaklar<span className="visually-hidden">: {venue.businessName}</span>
      </summary>
      <div className={styles.body}>
        <div className={styles.facts}>
          <ul className={styles.fields} aria-label="Sahalar">
            {venue.fields.map((field) => (
              <li key={field.id}>{fieldLine(field)}</li>
            ))}
          </ul>
          <p className={styles.note}>
            <b>Olanaklar:</b> {facilitiesText(venue)}
          </p>
          {venue.reliability && <p className={styles.note}>{reliabilityText(venue.reliability)}</p>}
          <p className={styles.note}>
            <b>Adres:</b> {addressText(venue.address)}, {venue.location.city}
          </p>
        </div>
        <ReviewPart venue={venue} onReview={onReview} />
        <div className={styles.map}>
          <VenueMap coordinates={venue.location.coordinates} label={venue.businessName} still />
          <a href={mapLink(venue.location.coordinates)} target="_blank" rel="noreferrer">
            <MapPin aria-hidden="true" /> OpenStreetMap'te aç
          </a>
        </div>
      </div>
    </details>
  );
}

/** The reviews open right below their button, where a phone shows them. */
function ReviewPart({ venue, onReview }: Props) {
  const [open, setOpen] = useState(false);
  const { user, business, admin } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const reviewsId = useId();
  const review = () => {
    if (user) onReview();
    else navigate(`/login-user?next=${encodeURIComponent(location.pathname + location.search)}`);
  };
  return (
    <div className={styles.reviewPart}>
      <div className="row wrap gap-2">
        {!business && !admin && (
          <Button variant="secondary" size="sm" icon={<Star aria-hidden="true" />} onClick={review}>
            Yorum Yap
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          aria-controls={reviewsId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Yorumları Gizle' : 'Yorumları Göster'}
        </Button>
      </div>
      <div id={reviewsId} className={open ? styles.reviews : undefined}>
        {open && <Reviews venue={venue} />}
      </div>
    </div>
  );
}
