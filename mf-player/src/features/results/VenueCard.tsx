import { CalendarDays, MapPin, Star } from 'lucide-react';
import type { Venue } from 'mf-shared/contracts/venues';
import { mapLink } from 'mf-shared/format';
import { VenueMap } from 'mf-shared/map';
import { useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { facilitiesText } from '../../common/facilities.ts';
import { PhotoGallery } from '../../common/PhotoGallery.tsx';
import { reliabilityText } from '../../common/reliability.ts';
import { Stars } from '../../common/Stars.tsx';
import { fieldLine } from './field-line.ts';
import { Reviews } from './Reviews.tsx';
import styles from './VenueCard.module.css';

type Props = { venue: Venue; eager: boolean; onReview: () => void };

export function VenueCard({ venue, eager, onReview }: Props) {
  const titleId = useId();
  const slots = `/available-slots?businessId=${encodeURIComponent(venue.id)}`;
  return (
    <Card as="li" padding="none" className={styles.card} aria-labelledby={titleId}>
      <PhotoGallery
        photos={venue.photos}
        title={venue.businessName}
        eager={eager}
        className={styles.photos}
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 id={titleId}>
            <Link to={slots}>{venue.businessName}</Link>
          </h2>
          <Stars value={venue.averageRating} count={venue.ratingCount} figure />
        </div>
        <p className={styles.place}>
          <b>{venue.location.city}</b> · {venue.address}
        </p>
        <ul className={styles.fields} aria-label="Sahalar">
          {venue.fields.map((field) => (
            <li key={field.id}>{fieldLine(field)}</li>
          ))}
        </ul>
        {venue.reliability && <p className={styles.equipment}>{reliabilityText(venue.reliability)}</p>}
        <p className={styles.equipment}>
          <b>Olanaklar:</b> {facilitiesText(venue)}
        </p>
      </div>
      <Actions venue={venue} slots={slots} onReview={onReview}>
        <div className={styles.map}>
          <VenueMap coordinates={venue.location.coordinates} label={venue.businessName} />
          <a href={mapLink(venue.location.coordinates)} target="_blank" rel="noreferrer">
            <MapPin aria-hidden="true" /> Haritada Gör
          </a>
        </div>
      </Actions>
    </Card>
  );
}

type ActionProps = { venue: Venue; slots: string; onReview: () => void; children: ReactNode };

/** The actions of a venue, then its open reviews, then the map. */
function Actions({ venue, slots, onReview, children }: ActionProps) {
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
    <>
      <div className={styles.actions}>
        <LinkButton to={slots} icon={<CalendarDays aria-hidden="true" />} className={styles.primary}>
          Saatleri Gör
        </LinkButton>
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
      <div id={reviewsId} className={open ? styles.reviews : styles.closed}>
        {open && <Reviews venue={venue} />}
      </div>
      {children}
    </>
  );
}
