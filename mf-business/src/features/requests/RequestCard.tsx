import { Check, Trash2, X } from 'lucide-react';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import { isDayStaff, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { Price } from 'mf-shared/ui/Price';
import { Word } from 'mf-shared/ui/Word';
import { Contact } from '../../common/Contact.tsx';
import { canCorrect, canMark } from '../../common/late.ts';
import { since } from '../../common/since.ts';
import { AttendanceMark } from '../attendance/AttendanceMark.tsx';
import { PlayerRecord } from '../attendance/PlayerRecord.tsx';
import { BookingBadge } from '../bookings/BookingBadge.tsx';
import type { Verb } from '../bookings/decisions.ts';
import type { Decide } from '../bookings/useDecision.ts';
import { ChangesOnDemand } from '../staff/ChangesOnDemand.tsx';
import styles from './Requests.module.css';

type Props = {
  reservation: Reservation;
  now: number;
  decide: Decide;
  onRemove: (reservation: Reservation) => void;
};

export const cardId = (reservation: Reservation) => `istek-${reservation.id}`;

/** One request: the player, the hour, and the owner's answers. */
export function RequestCard({ reservation, now, decide, onRemove }: Props) {
  const { id, user, status, fieldName, price, createdAt, businessId: venueId } = reservation;
  const who = { now, isDayStaff: useSession(isDayStaff) };
  // The pressed button disappears with the status; the card gets the focus.
  const answer = (verb: Verb) => {
    document.getElementById(cardId(reservation))?.focus({ preventScroll: true });
    void decide({ verb, reservationId: id });
  };
  const titleId = `${cardId(reservation)}-ad`;
  return (
    <Card
      as="li"
      id={cardId(reservation)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.card}
      data-status={status}
    >
      <header className={styles.cardHead}>
        <h3 id={titleId}>{user.fullName}</h3>
        <BookingBadge status={status} />
      </header>
      <p className={styles.slot}>{formatSlot(reservation)}</p>
      <p className={styles.facts}>
        <span>{fieldName}</span>
        <Price amount={price} size="sm" />
        <time dateTime={createdAt}>{since(createdAt, now)}</time>
        {status === 'pending' && <PlayerRecord played={user.played} noShows={user.noShows} />}
      </p>
      <Contact user={user} titleId={titleId}>
        {status === 'approved' && canCorrect(reservation, who) && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Trash2 />}
            aria-describedby={titleId}
            onClick={() => onRemove(reservation)}
          >
            <Word>Sil</Word>
          </Button>
        )}
      </Contact>
      {status === 'approved' && canMark(reservation, who) && (
        <AttendanceMark
          venueId={venueId}
          of={{ kind: 'reservation', id }}
          attendance={reservation.attendance ?? null}
          labelledBy={titleId}
        />
      )}
      {status !== 'pending' && <ChangesOnDemand venueId={venueId} subjectId={id} />}
      {status === 'pending' && <Answers titleId={titleId} onAnswer={answer} />}
    </Card>
  );
}

const Answers = ({ titleId, onAnswer }: { titleId: string; onAnswer: (verb: Verb) => void }) => (
  <div className={styles.actions}>
    <Button variant="secondary" icon={<X />} aria-describedby={titleId} onClick={() => onAnswer('reject')}>
      Reddet
    </Button>
    <Button icon={<Check />} aria-describedby={titleId} onClick={() => onAnswer('approve')}>
      Onayla
    </Button>
  </div>
);
