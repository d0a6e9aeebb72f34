import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import { useState } from 'react';
import { RemoveDialog } from '../bookings/RemoveDialog.tsx';
import type { Decide } from '../bookings/useDecision.ts';
import { RequestCard } from './RequestCard.tsx';
import styles from './Requests.module.css';

type Props = { rows: readonly Reservation[]; now: number; decide: Decide };

/** Cards of requests, with the question that deleting one asks. */
export function RequestCards({ rows, now, decide }: Props) {
  const [removing, setRemoving] = useState<Reservation | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {rows.map((reservation) => (
          <RequestCard
            key={reservation.id}
            reservation={reservation}
            now={now}
            decide={decide}
            onRemove={setRemoving}
          />
        ))}
      </ul>
      <RemoveDialog
        booking={removing && { id: removing.id, who: removing.user.fullName, slot: formatSlot(removing) }}
        onClose={() => setRemoving(null)}
        decide={decide}
      />
    </>
  );
}
