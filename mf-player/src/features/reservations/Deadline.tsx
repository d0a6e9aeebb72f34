import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatUntil } from 'mf-shared/format';
import { CallVenue } from '../../common/CallVenue.tsx';
import ticket from '../../common/Ticket.module.css';
import { mayChange } from './order.ts';

type Props = { reservation: Reservation; now: number };

/** The deadline to cancel or move a coming hour, and the phone number for later. What waits is free to go even then. */
export function Deadline({ reservation, now }: Props) {
  const { cancelUntil, businessPhone } = reservation;
  if (cancelUntil === undefined) return null;
  if (!mayChange(reservation, now)) {
    return (
      <>
        <p className={ticket.quiet}>İptal süresi geçti. Değişiklik için işletmeyi arayın.</p>
        <CallVenue phone={businessPhone} />
      </>
    );
  }
  const until = cancelUntil > now ? formatUntil(cancelUntil) : 'Onaylanana kadar';
  return <p className={ticket.quiet}>{until} iptal edebilir ya da taşıyabilirsiniz.</p>;
}
