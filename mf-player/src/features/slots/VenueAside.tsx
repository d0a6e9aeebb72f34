import type { Venue } from 'mf-shared/contracts/venues';
import { mapLink } from 'mf-shared/format';
import { VenueMap } from 'mf-shared/map';
import { cx } from 'mf-shared/ui/cx';
import { Panel } from 'mf-shared/ui/Panel';
import { addressText } from '../../common/district.ts';
import { facilitiesText } from '../../common/facilities.ts';
import { PhotoGallery } from '../../common/PhotoGallery.tsx';
import below from './Below.module.css';
import styles from './VenueAside.module.css';
import { VenueReviews } from './VenueReviews.tsx';

/** The part below the week: description, photos, equipment, map and reviews of the venue. */
export function VenueAside({ venue }: { venue: Venue }) {
  return (
    <div className={cx(styles.aside, below.venue)}>
      {venue.description && (
        <Panel title="Saha hakkında" className={styles.about}>
          <p className={styles.description}>{venue.description}</p>
        </Panel>
      )}
      <Panel title="Fotoğraflar">
        <PhotoGallery photos={venue.photos} title={venue.businessName} strip />
      </Panel>
      <Panel title="Konum">
        <div className={styles.place}>
          <VenueMap coordinates={venue.location.coordinates} label={venue.businessName} />
          <p>{addressText(venue.address)}</p>
          <a href={mapLink(venue.location.coordinates)} target="_blank" rel="noreferrer">
            OpenStreetMap'te aç
          </a>
          <p>
            <b>Olanaklar:</b> {facilitiesText(venue)}
          </p>
        </div>
      </Panel>
      <div className={styles.about}>
        <VenueReviews venue={venue} />
      </div>
    </div>
  );
}
