import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import type { Venue } from 'mf-shared/contracts/venues';
import { useResume } from 'mf-shared/realtime';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LatePart, lazyPart } from 'mf-shared/ui/LatePart';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { PageBody } from '../../common/PageBody.tsx';
import { WeekBoardSkeleton } from '../../common/week-board/WeekBoardSkeleton.tsx';
import './join-styles.ts';
import type { JoinHourProps } from './JoinHour.tsx';
import { venueQuery } from './queries.ts';
import { SubscribePanel } from './SubscribePanel.tsx';
import { JOINING, useJoining } from './useJoining.ts';
import { useWeekAddress } from './useWeekAddress.ts';
import { VenueAside } from './VenueAside.tsx';
import { VenueHeader } from './VenueHeader.tsx';
import { WeekSection } from './WeekSection.tsx';

/** Only newcomers who chose an hour need its code. */
const join = lazyPart<JoinHourProps>(async () => ({
  default: (await import('./JoinHour.tsx')).JoinHour,
}));

/** Somebody may be typing into the form that a server drew, so React takes it over whole. */
export async function prepare(): Promise<void> {
  const isServer = typeof document === 'undefined';
  if (isServer || document.getElementById(JOINING)) await join.bring().catch(() => {});
}

/** One venue with the hours of its week. Board and venue load in parallel. */
export function SlotsPage() {
  const { venueId } = useWeekAddress();
  const venue = useQuery({ ...venueQuery(venueId), enabled: venueId !== '' });
  useDocumentTitle(venue.data ? `${venue.data.businessName}, boş saatler` : 'Boş saatler');
  // Like the hours, the venue's photos, words and rules may have changed in a gap.
  useResume(() => void venue.refetch());
  const { joining, hold } = useJoining(venueId);
  const unknown =
    venueId === '' || (venue.error instanceof ApiError && venue.error.status === 404 && !venue.data);
  if (unknown) return <UnknownVenue />;
  return (
    <>
      <VenueHeader venue={venue.data} failed={venue.isError} />
      <PageBody>
        {joining ? (
          <LatePart renew={join.renew} message="Kayıt formu açılamadı." fallback={<WeekBoardSkeleton />}>
            {() => {
              const JoinHour = join.current();
              return <JoinHour {...{ venueId, joining }} venue={venue.data} onHold={hold} />;
            }}
          </LatePart>
        ) : (
          <Week venueId={venueId} venue={venue.data} />
        )}
        {venue.data && <VenueAside venue={venue.data} />}
        {venue.isError && !venue.data && <ErrorState query={venue} />}
      </PageBody>
    </>
  );
}

/** The hours of the week, and below them the form for a weekly one. */
function Week({ venueId, venue }: { venueId: string; venue: Venue | undefined }) {
  const venueName = venue?.businessName ?? '';
  return (
    <>
      <WeekSection
        venueId={venueId}
        venueName={venueName}
        settings={venue?.settings}
        reliability={venue?.reliability}
      />
      {venueId && <SubscribePanel key={venueId} venueId={venueId} venueName={venueName} />}
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
