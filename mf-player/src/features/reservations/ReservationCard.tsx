import { CalendarClock, CalendarPlus, MessageCircle, X } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatDay, formatDayMonth, formatSlot, formatWeekday } from 'mf-shared/format';
import { addDays, isAfterMidnight } from 'mf-shared/schedule';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Price } from 'mf-shared/ui/Price';
import { StatusBadge } from 'mf-shared/ui/StatusBadge';
import { Link } from 'react-router-dom';
import ticket from '../../common/Ticket.module.css';
import { Deadline } from './Deadline.tsx';
import { isComing, mayChange } from './order.ts';
import styles from './Reservations.module.css';
import { useAddToCalendar } from './useCalendar.ts';

type Props = { reservation: Reservation; onCancel: () => void; onMove: () => void };

/** One reservation as a match ticket: the hour on the stub, the rest beside it. */
export function ReservationCard({ reservation, onCancel, onMove }: Props) {
  const { businessId, businessName, fieldName, date, startsAt, status, price } = reservation;
  const now = Date.now();
  const coming = isComing(reservation, now);
  return (
    <Card as="li" padding="none" className={ticket.ticket} data-over={!coming || undefined}>
      <div className={ticket.stub} aria-hidden="true">
        <span>{formatWeekday(date)}</span>
        <b>{Number(date.slice(8))}</b>
        <span>{formatDayMonth(date).split(' ')[1]}</span>
      </div>
      <div className={ticket.words}>
        <div className="row wrap items-center apart gap-1 gap-x-3">
          <StatusBadge status={status} />
          <Price amount={price} size="sm" />
        </div>
        <h2>{formatSlot(reservation)}</h2>
        {isAfterMidnight(date, startsAt) && (
          <p className={ticket.quiet}>{formatDay(addDays(date, 1))} günü oynanır.</p>
        )}
        <p>
          <Link to={`/available-slots?businessId=${encodeURIComponent(businessId)}`}>{businessName}</Link> ·{' '}
          {fieldName}
        </p>
        {coming && <Deadline reservation={reservation} now={now} />}
        <Actions {...{ reservation, now, onCancel, onMove }} />
      </div>
    </Card>
  );
}

function Actions({ reservation, now, onCancel, onMove }: Props & { now: number }) {
  const add = useAddToCalendar(reservation.id);
  return (
    <div className={styles.actions}>
      <LinkButton
        to={chatLink(reservation.businessId, 'Business')}
        variant="secondary"
        size="sm"
        icon={<MessageCircle aria-hidden="true" />}
      >
        Mesajlaş
      </LinkButton>
      {mayChange(reservation, now) && (
        <Button variant="secondary" size="sm" icon={<CalendarClock aria-hidden="true" />} onClick={onMove}>
          Taşı
        </Button>
      )}
      {isComing(reservation, now) && (
        <Button
          variant="secondary"
          size="sm"
          icon={<CalendarPlus aria-hidden="true" />}
          busy={add.isPending}
          onClick={() => add.mutate()}
        >
          Takvime Ekle
        </Button>
      )}
      {mayChange(reservation, now) && (
        <Button variant="secondary" size="sm" icon={<X aria-hidden="true" />} onClick={onCancel}>
          İptal Et
        </Button>
      )}
    </div>
  );
}
