import { Star } from 'lucide-react';
import type { Venue } from 'mf-shared/contracts/venues';
import { useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ReviewList, Reviews } from '../results/Reviews.tsx';
import styles from './VenueAside.module.css';

const ReviewDialog = lazy(async () => ({
  default: (await import('../results/ReviewDialog.tsx')).ReviewDialog,
}));

export const REVIEWS_ID = 'yorumlar';

/** Reviews of the venue, and the button to write one. */
export function VenueReviews({ venue }: { venue: Venue }) {
  const { user, business, admin } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [all, setAll] = useState(false);
  const [writing, setWriting] = useState(false);
  const write = () => {
    if (user) setWriting(true);
    else navigate(`/login-user?next=${encodeURIComponent(pathname + search)}`);
  };
  return (
    <Panel
      id={REVIEWS_ID}
      title="Yorumlar"
      actions={
        !business &&
        !admin && (
          <Button variant="secondary" size="sm" icon={<Star aria-hidden="true" />} onClick={write}>
            Yorum Yap
          </Button>
        )
      }
    >
      {all ? (
        <Reviews venue={venue} />
      ) : venue.ratings.length === 0 ? (
        <p>Henüz yorum yok. İlk yorumu siz yazın.</p>
      ) : (
        <ReviewList rows={venue.ratings} />
      )}
      <div className="row wrap items-center gap-4">
        {!all && venue.hasMoreRatings && (
          <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
            Tüm yorumları göster
          </Button>
        )}
        <Link to={`/ranking?city=${encodeURIComponent(venue.location.city)}`} className={styles.ranking}>
          {venue.location.city} saha sıralaması
        </Link>
      </div>
      {writing && (
        <Suspense fallback={null}>
          <ReviewDialog venue={venue} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
