import { useQuery } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { currentNight } from 'mf-shared/schedule';
import { isManager, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useCallback, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Frame } from '../../common/Frame.tsx';
import type { Filter } from '../../common/keys.ts';
import { ScreenSkeleton } from '../../common/ScreenSkeleton.tsx';
import { useNow } from '../../common/useNow.ts';
import { requestsQuery } from '../bookings/queries.ts';
import { useDecision } from '../bookings/useDecision.ts';
import { useLiveBookings } from '../bookings/useLiveBookings.ts';
import { DayBoard } from '../day/DayBoard.tsx';
import { TodayStrip } from '../day/TodayStrip.tsx';
import { DueNotice } from '../payment/DueNotice.tsx';
import { PROFILE_ID, ProfileEditor } from '../profile/ProfileEditor.tsx';
import { profileQuery } from '../profile/queries.ts';
import { RequestList } from '../requests/RequestList.tsx';
import { TonightRequests } from '../requests/TonightRequests.tsx';
import { useTonight } from '../requests/useTonight.ts';
import { useLiveSubscriptions } from '../subscriptions/useLiveSubscriptions.ts';
import styles from './Dashboard.module.css';
import { useIsReading } from './useIsReading.ts';
import { useShownRequest } from './useShownRequest.ts';

/**
 * The venue's day; the desk does not see the managers' parts. Everybody but a signed-in business is sent to the login.
 */
export function DashboardPage() {
  const ready = useSession((session) => session.status === 'ready');
  const venueId = useSession((session) => session.business?.id);
  if (!venueId) return ready ? <Navigate to="/login" replace /> : null;
  return <Dashboard key={venueId} venueId={venueId} />;
}

function Dashboard({ venueId }: { venueId: string }) {
  const now = useNow();
  const mayEdit = useSession(isManager);
  // Before the others, so that its questions are the first ones.
  const isReading = useIsReading(venueId, now, mayEdit);
  const decide = useDecision(venueId);
  const tonight = useTonight(venueId, currentNight(now), decide);
  const isLinked = useLocation().hash === `#${PROFILE_ID}`;
  const [editing, setEditing] = useState(isLinked);
  const [filter, setFilter] = useState<Filter>('all');
  const show = useShownRequest(useCallback(() => setFilter('all'), []));
  useLiveBookings(venueId, show);
  useLiveSubscriptions(venueId);
  const profile = useQuery(profileQuery(venueId)).data;
  const requests = useQuery(requestsQuery(venueId)).data?.rows.length ?? 0;
  useDocumentTitle(`${requests > 0 ? `(${requests}) ` : ''}Bugün`);
  const edit = () => {
    setEditing(true);
    document.querySelector<HTMLElement>(`#${PROFILE_ID} > summary`)?.focus();
  };
  if (isReading) return <ScreenSkeleton />;
  return (
    <>
      <PageHeader
        title="Bugün"
        kicker={profile?.businessName ?? '\u00a0'}
        art="centre"
        actions={
          mayEdit && (
            <Button variant="secondary" icon={<Settings2 />} onClick={edit}>
              Profili düzenle
            </Button>
          )
        }
      >
        <TodayStrip venueId={venueId} now={now} />
      </PageHeader>
      {mayEdit && <DueNotice venueId={venueId} />}
      <Frame className={styles.page}>
        <TonightRequests className={styles.side} now={now} {...tonight} />
        <DayBoard className={styles.main} venueId={venueId} now={now} decide={tonight.decide} />
        <RequestList
          venueId={venueId}
          now={now}
          filter={filter}
          onFilter={setFilter}
          decide={decide}
          elsewhere={tonight.rows}
        />
        {mayEdit && <ProfileEditor venueId={venueId} open={editing} onOpen={setEditing} />}
      </Frame>
    </>
  );
}
