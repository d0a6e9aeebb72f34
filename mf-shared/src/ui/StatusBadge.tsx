import { Badge, type BadgeTone } from './Badge.tsx';

/** Status of a reservation or a subscription request. */
export type BookingStatus = 'pending' | 'approved' | 'rejected' | 'cancelled';

const LOOK: Record<BookingStatus, { tone: BadgeTone; label: string }> = {
  pending: { tone: 'warning', label: 'Bekliyor' },
  approved: { tone: 'success', label: 'Onaylandı' },
  rejected: { tone: 'danger', label: 'Reddedildi' },
  cancelled: { tone: 'neutral', label: 'İptal edildi' },
};

/** Turkish badge of a booking's status. */
export function StatusBadge({ status, className }: { status: BookingStatus; className?: string }) {
  const { tone, label } = LOOK[status];
  return (
    <Badge tone={tone} className={className}>
      {label}
    </Badge>
  );
}
