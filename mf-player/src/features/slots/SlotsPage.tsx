import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { useResume } from 'mf-shared/realtime';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { PageBody } from '../../common/PageBody.tsx';
import { venueQuery } from './queries.ts';
import { SubscribePanel } from './SubscribePanel.tsx';
import { useWeekAddress } from './useWeekAddress.ts';
import { VenueAside } from './VenueAside.tsx';
import { VenueHeader } from './VenueHeader.tsx';
import { WeekSection } from './WeekSection.tsx';

/** One venue with the hours of its week. Board and venue load in parallel. */
export function SlotsPage() {
  const { venueId } = useWeekAddress();
  const venue = useQuery({ ...venueQuery(venueId), enabled: venueId !== '' });
  useDocumentTitle(venue.data ? `${venue.data.businessName}, boş saatler` : 'Boş saatler');
  // Like the hours, the venue's photos, words and rules may have changed in a gap.
  useResume(() => void venue.refetch());
  const unknown =
    venueId === '' || (venue.error instanceof ApiError && venue.error.status === 404 && !venue.data);
  if (unknown) return <UnknownVenue />;
  return (
    <>
      <VenueHeader venue={venue.data} failed={venue.isError} />
      <PageBody>
        <WeekSection
          venueId={venueId}
          venueName={venue.data?.businessName ?? ''}
          settings={venue.data?.settings}
          reliability={venue.data?.reliability}
        />
        {venueId && (
          <SubscribePanel key={venueId} venueId={venueId} venueName={venue.data?.businessName ?? ''} />
        )}
        {venue.data && <VenueAside venue={venue.data} />}
        {venue.isError && !venue.data && <ErrorState query={venue} />}
      </PageBody>
    </>
  );
}

function UnknownVenue() {
  return (
    <>
      <PageHeader title="Boş saatler" narrow />
      <PageBody narrow>
        <EmptyState title="Sonuç bulunamadı." action={<LinkButton to="/search">Saha ara</LinkButton>}>
          Bu işletme bulunamadı ya da şu anda rezervasyon almıyor.
        </EmptyState>
      </PageBody>
    </>
  );
}
