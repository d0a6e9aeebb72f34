import { useQuery } from '@tanstack/react-query';
import { formatDayMonth } from 'mf-shared/format';
import { VenueMap } from 'mf-shared/map';
import { istanbulDate } from 'mf-shared/schedule';
import { useParams } from 'react-router-dom';
import { PhoneFold } from '../../common/PhoneFold.tsx';
import { AccountPage } from '../accounts/AccountPage.tsx';
import { venueQuery } from '../accounts/queries.ts';
import { Reviewed } from '../review/Reviewed.tsx';

/** A venue in any state, for the admins. */
export function VenuePage() {
  const { id = '' } = useParams();
  const query = useQuery(venueQuery(id));
  return (
    <AccountPage
      key={id}
      whose={{ kind: 'venue', id }}
      query={query}
      nameOf={({ businessName }) => businessName}
      facts={({ ownerName, address, pitches, nextPaymentDate }) => (
        <>
          <dt>Yetkili</dt>
          <dd>{ownerName || 'Belirtilmedi'}</dd>
          <dt>Adres</dt>
          <dd>{address || 'Belirtilmedi'}</dd>
          <dt>Sahalar</dt>
          <dd>{pitches.join(', ') || 'Yok'}</dd>
          <dt>Ödeme tarihi</dt>
          <dd>{nextPaymentDate ? formatDayMonth(istanbulDate(Date.parse(nextPaymentDate))) : 'Yok'}</dd>
        </>
      )}
      below={({ coordinates, businessName }) => (
        <PhoneFold summary="Konum">
          <VenueMap coordinates={coordinates} label={businessName} />
        </PhoneFold>
      )}
      more={<Reviewed id={id} brief />}
    />
  );
}
