import type { ReservationStatus } from 'mf-shared/contracts/reservations';
import { Badge } from 'mf-shared/ui/Badge';
import { StatusBadge } from 'mf-shared/ui/StatusBadge';

/** Status in the owner's list; red unless pending or approved. */
export function BookingBadge({ status }: { status: ReservationStatus }) {
  if (status === 'cancelled') return <Badge tone="danger">İptal edildi</Badge>;
  return <StatusBadge status={status} />;
}
