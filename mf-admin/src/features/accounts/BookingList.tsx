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

type Props = { bookings: readonly DeskBooking[]; of: Kind };

/** Coming hours of a player or venue, with links to the booking and to the other side. */
export function BookingList({ bookings, of }: Props) {
  // A single further hour takes no more room than the button that would hide it.
  const shown = bookings.length <= SHOWN + 1 ? bookings : bookings.slice(0, SHOWN);
  const more = bookings.slice(shown.length);
  const withPitch = of === 'player' || bookings.some(({ fieldName }) => fieldName !== bookings[0]?.fieldName);
  return (
    <>
      <Hours bookings={shown} of={of} withPitch={withPitch} />
      {more.length > 0 && (
        <Disclosure summary={`${more.length} saat daha`}>
          <Hours bookings={more} of={of} withPitch={withPitch} />
        </Disclosure>
      )}
    </>
  );
}

const Hours = ({ bookings, of, withPitch }: Props & { withPitch: boolean }) => (
  <ul className={styles.list}>
    {bookings.map((one) => (
      <li key={one.id}>
        <span>
          {one.kind === 'reservation' ? (
            <Link to={`/admin/reservations/${one.id}`}>
              <Hour one={one} withPitch={withPitch} />
            </Link>
          ) : (
            <Hour one={one} withPitch={withPitch} />
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

const Hour = ({ one, withPitch }: { one: DeskBooking; withPitch: boolean }) => (
  <>
    <span className={styles.slot}>{formatSlot(one)}</span>
    {withPitch && `, ${one.fieldName}`}
  </>
);
