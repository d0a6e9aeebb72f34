import { formatWeekly } from 'mf-shared/format';
import { useLiveReads } from 'mf-shared/query-client';
import { useServerEvent } from 'mf-shared/realtime';
import { toast } from 'mf-shared/ui/toast';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keys } from '../../common/keys.ts';
import { ring } from '../sound/ring.ts';

const PAGE = '/subscription/requests';

/** Keeps lists and days in step with the hub, and reports a new request. */
export function useLiveSubscriptions(venueId: string) {
  const navigate = useNavigate();
  const isShown = useLocation().pathname === PAGE;
  const told = useRef(new Set<string>());
  useLiveReads(
    [keys.subscriptions(venueId), keys.day(venueId)],
    ['subscriptionChanged'],
    (subscription) => subscription.businessId === venueId,
  );
  useServerEvent('subscriptionChanged', (subscription) => {
    if (subscription.businessId !== venueId || subscription.status !== 'pending') return;
    if (told.current.has(subscription.id)) return;
    told.current.add(subscription.id);
    ring();
    const { user, fieldName } = subscription;
    toast.info(
      `Yeni abonelik isteği: ${user.fullName}, ${fieldName}, ${formatWeekly(subscription)}`,
      isShown ? undefined : { action: { label: 'Göster', onClick: () => navigate(PAGE) } },
    );
  });
}
