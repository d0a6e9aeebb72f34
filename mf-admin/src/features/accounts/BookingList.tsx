import type { DeskBooking } from 'mf-shared/contracts/desk';
import { formatSlot } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { Link } from 'react-router-dom';
import { PartyLink } from '../../common/PartyLink.tsx';
import styles from './Account.module.css';
import type { Kind } from './acts.ts';
import { joinWeeks, type Row, weeklySlot } from './weekly.ts';

/** Hours that show at once, so that a regular's many nights do not push the panels below far down. */
const SHOWN = 5;

type Props = { bookings: readonly DeskBooking[]; of: Kind };

/** Coming hours of a player or venue, with links to the booking and to the other side. */
export function BookingList({ bookings, of }: Props) {
  const rows = joinWeeks(bookings);
  // A single further hour takes no more room than the button that would hide it.
  const shown = rows.length <= SHOWN + 1 ? rows : rows.slice(0, SHOWN);
  const more = rows.slice(shown.length);
  const withPitch = of === 'player' || bookings.some(({ fieldName }) => fieldName !== bookings[0]?.fieldName);
  return (
    <>
      <Hours rows={shown} of={of} withPitch={withPitch} />
      {more.length > 0 && (
        <Disclosure summary={`${more.length} saat daha`}>
          <Hours rows={more} of={of} withPitch={withPitch} />
        </Disclosure>
      )}
    </>
  );
}

type HoursProps = { rows: readonly Row[]; of: Kind; withPitch: boolean };

const Hours = ({ rows, of, withPitch }: HoursProps) => (
  <ul className={styles.list}>
    {rows.map((row) => (
      <li key={row.first.id}>
        <span className={styles.hour}>
          <Hour row={row} withPitch={withPitch} />
          {row.first.kind === 'subscription' ? (
            <Badge tone="info">Abonelik</Badge>
          ) : (
            row.first.state === 'pending' && <Badge tone="warning">Onay bekliyor</Badge>
          )}
        </span>
        <Other row={row} of={of} />
      </li>
    ))}
  </ul>
);

function Hour({ row: { first, isWeekly }, withPitch }: { row: Row; withPitch: boolean }) {
  const words = (
    <>
      <span className={styles.slot}>{isWeekly ? weeklySlot(first) : formatSlot(first)}</span>
      {withPitch && `, ${first.fieldName}`}
    </>
  );
  if (first.kind === 'subscription') return <span>{words}</span>;
  return <Link to={`/admin/reservations/${first.id}`}>{words}</Link>;
}

/** The other side. A reservation's page leads there; a subscription has no page of its own. */
function Other({ row: { first }, of }: { row: Row; of: Kind }) {
  const party = of === 'player' ? first.venue : first.player;
  if (first.kind === 'subscription') return <PartyLink {...party} />;
  return <span className={styles.party}>{party.name}</span>;
}
