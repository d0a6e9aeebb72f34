import { useQueryClient } from '@tanstack/react-query';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import { useResume, useServerEvent } from 'mf-shared/realtime';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { ringFor } from '../sound/ring.ts';
import { patchLists, prepend } from './cache.ts';

/**
 * Keeps list and table in step with the hub. A toast reports a new request, politely for screen readers. After a gap
 * everything is read again.
 */
export function useLiveBookings(venueId: string, onShow: (reservation: Reservation) => void) {
  const client = useQueryClient();
  useServerEvent('reservationChanged', (reservation) => {
    if (reservation.businessId !== venueId) return;
    ringFor(client, venueId, reservation);
    const known = patchLists(client, venueId, reservation.id, () => reservation);
    if (!known && reservation.status === 'pending') {
      prepend(client, venueId, reservation);
      const { user, fieldName } = reservation;
      toast.info(`Yeni rezervasyon isteği: ${user.fullName}, ${fieldName}, ${formatSlot(reservation)}`, {
        action: { label: 'Göster', onClick: () => onShow(reservation) },
      });
    }
    void client.invalidateQueries({ queryKey: keys.day(venueId, reservation.date) });
    void client.invalidateQueries({ queryKey: keys.requests(venueId) });
  });
  useServerEvent('waitingChanged', (line) => {
    if (line.businessId === venueId)
      void client.invalidateQueries({ queryKey: keys.day(venueId, line.date) });
  });
  useResume(() => void client.invalidateQueries({ queryKey: keys.bookings(venueId) }));
}
