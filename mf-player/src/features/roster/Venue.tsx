import type { Roster } from 'mf-shared/contracts/rosters';
import { mapLink } from 'mf-shared/format';
import { VenueMap } from 'mf-shared/map';
import { buttonClass } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { Link } from 'react-router-dom';
import { addressText } from '../../common/district.ts';

/** Where it is, and the way there. */
export function Venue({ roster }: { roster: Roster }) {
  const { businessId, businessName, fieldName, address, location } = roster;
  return (
    <Panel title="Nerede?" lead={`${addressText(address)}, ${location.city}. ${fieldName}`}>
      <div className="stack shrink gap-3">
        <div className="row wrap items-center gap-2">
          <a
            href={mapLink(location.coordinates)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            Yol tarifi
          </a>
          <Link to={`/available-slots?businessId=${encodeURIComponent(businessId)}`}>Sahanın sayfası</Link>
        </div>
        <VenueMap coordinates={location.coordinates} label={businessName} still />
      </div>
    </Panel>
  );
}
