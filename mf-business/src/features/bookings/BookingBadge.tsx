import type { ReservationStatus } from 'mf-shared/contracts/reservations';
import { Badge } from 'mf-shared/ui/Badge';
import { StatusBadge } from 'mf-shared/ui/StatusBadge';

/** Status as the owner's list shows it: whatever is neither waiting nor approved is red. */
export function BookingBadge({ status }: { status: ReservationStatus }) {
  if (status === 'cancelled') return <Badge tone="danger">İptal edildi</Badge>;
  return <StatusBadge status={status} />;
}
