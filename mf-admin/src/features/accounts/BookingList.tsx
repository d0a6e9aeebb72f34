import type { DeskBooking } from 'mf-shared/contracts/desk';
import { formatSlot } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { Link } from 'react-router-dom';
import { PartyLink } from '../../common/PartyLink.tsx';
import styles from './Account.module.css';
import type { Kind } from './acts.ts';

/** Hours that show at once, so that a regular's many nights do not push the panels below far down. */
const SHOWN = 5;
const hourOf = (one: DeskBooking) => `${formatSlot(one)}, ${one.fieldName}`;

type Props = { bookings: readonly DeskBooking[]; of: Kind };

/** Coming hours of a player or venue, with links to the booking and to the other side. */
export function BookingList({ bookings, of }: Props) {
  // A single further hour takes no more room than the button that would hide it.
  const shown = bookings.length <= SHOWN + 1 ? bookings : bookings.slice(0, SHOWN);
  const more = bookings.slice(shown.length);
  return (
    <>
      <Hours bookings={shown} of={of} />
      {more.length > 0 && (
        <Disclosure summary={`${more.length} saat daha`}>
          <Hours bookings={more} of={of} />
        </Disclosure>
      )}
    </>
  );
}

const Hours = ({ bookings, of }: Props) => (
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
