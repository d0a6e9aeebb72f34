import { Phone } from 'lucide-react';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatPhone, formatUntil } from 'mf-shared/format';
import { buttonClass } from 'mf-shared/ui/Button';
import ticket from '../../common/Ticket.module.css';
import { mayChange } from './order.ts';

type Props = { reservation: Reservation; now: number };

/** The deadline to cancel or move a coming hour, and the phone number for later. */
export function Deadline({ reservation, now }: Props) {
  const { status, cancelUntil, businessPhone } = reservation;
  if (cancelUntil === undefined) return null;
  if (!mayChange(reservation, now)) {
    return (
      <>
        <p className={ticket.quiet}>İptal süresi geçti. Değişiklik için işletmeyi arayın.</p>
        {businessPhone && (
          <p>
            <a href={`tel:${businessPhone}`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              <Phone aria-hidden="true" /> {formatPhone(businessPhone)}
            </a>
          </p>
        )}
      </>
    );
  }
  const until = formatUntil(cancelUntil);
  if (status === 'approved') {
    return <p className={ticket.quiet}>{until} iptal edebilir ya da taşıyabilirsiniz.</p>;
  }
  return (
    <p className={ticket.quiet}>
      Onaylanana kadar iptal edebilir ya da taşıyabilirsiniz.{' '}
      {cancelUntil > now
        ? `Onaylandıktan sonra da ${until} değiştirebilirsiniz.`
        : 'Onaylanırsa artık değiştiremezsiniz.'}
    </p>
  );
}
