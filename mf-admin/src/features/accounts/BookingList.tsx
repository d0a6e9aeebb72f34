import type { DeskBooking } from 'mf-shared/contracts/desk';
import { formatSlot } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Link } from 'react-router-dom';
import { PartyLink } from '../../common/PartyLink.tsx';
import styles from './Account.module.css';
import type { Kind } from './acts.ts';

const hourOf = (one: DeskBooking) => `${formatSlot(one)} · ${one.fieldName}`;

/** Coming hours of a player or venue, with links to the booking and to the other side. */
export function BookingList({ bookings, of }: { bookings: readonly DeskBooking[]; of: Kind }) {
  return (
    <ul className={styles.list}>
      {bookings.map((one) => (
        <li key={one.id}>
          <span>
            {one.kind === 'reservation' ? (
              <Link to={`/admin/reservations/${one.id}`}>{hourOf(one)}</Link>
            ) : (
              hourOf(one)
            )}{' '}
            {one.kind === 'subscription' ? (
              <Badge tone="info">Abonelik</Badge>
            ) : (
              one.state === 'pending' && <Badge tone="warning">Onay bekliyor</Badge>
            )}
          </span>
          <PartyLink {...(of === 'player' ? one.venue : one.player)} />
        </li>
      ))}
    </ul>
  );
}
