import { CalendarClock, CalendarPlus, MessageCircle, Users, X } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatDay, formatSlot } from 'mf-shared/format';
import { addDays, isAfterMidnight } from 'mf-shared/schedule';
import { Card } from 'mf-shared/ui/Card';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Price } from 'mf-shared/ui/Price';
import { StatusBadge } from 'mf-shared/ui/StatusBadge';
import { Link } from 'react-router-dom';
import { ActionMenu, type MenuAction } from '../../common/ActionMenu.tsx';
import ticket from '../../common/Ticket.module.css';
import { TicketStub } from '../../common/TicketStub.tsx';
import { useCallToMatch } from '../roster/queries.ts';
import { Deadline } from './Deadline.tsx';
import { daysLeft, isComing, mayChange } from './order.ts';
import styles from './Reservations.module.css';
import { useAddToCalendar } from './useCalendar.ts';

type Props = {
  reservation: Reservation;
  /** The soonest one; it says how many days are left. */
  isNext?: boolean;
  onCancel: () => void;
  onMove: () => void;
};

/** One reservation as a match ticket: the hour on the stub, the rest beside it. */
export function ReservationCard({ reservation, isNext = false, onCancel, onMove }: Props) {
  const { businessId, businessName, fieldName, date, timeSlot, startsAt, status, price } = reservation;
  const now = Date.now();
  const coming = isComing(reservation, now);
  const countdown = isNext && coming && daysLeft(date, now);
  return (
    <Card as="li" padding="none" className={ticket.ticket} data-over={!coming || undefined}>
      <TicketStub date={date} hour={timeSlot.slice(0, 5)} />
      <div className={ticket.words}>
        <div className="row wrap items-center apart gap-1 gap-x-3">
          <StatusBadge status={status} />
          <Price amount={price} size="sm" />
        </div>
        <h2>
          <span className="visually-hidden">{`${formatSlot(reservation)}: `}</span>
          <Link to={`/available-slots?businessId=${encodeURIComponent(businessId)}`}>{businessName}</Link>
        </h2>
        <p>
          {fieldName}
          {countdown && (
            <>
              {' '}
              <b className={styles.left}>{countdown}</b>
            </>
          )}
        </p>
        {isAfterMidnight(date, startsAt) && (
          <p className={ticket.quiet}>{formatDay(addDays(date, 1))} günü oynanır.</p>
        )}
        {coming && <Deadline reservation={reservation} now={now} />}
        <Actions {...{ reservation, now, onCancel, onMove }} />
      </div>
    </Card>
  );
}

/** The message to the venue; what is done once per hour stands in the menu. */
function Actions({ reservation, now, onCancel, onMove }: Props & { now: number }) {
  const add = useAddToCalendar(reservation.id);
  const call = useCallToMatch(reservation.id);
  const change = mayChange(reservation, now);
  const actions: MenuAction[] = [
    ...(change ? [{ label: 'Taşı', icon: CalendarClock, onPress: onMove }] : []),
    ...(isComing(reservation, now)
      ? [
          { label: 'Maça Çağır', icon: Users, busy: call.isPending, onPress: () => call.mutate() },
          { label: 'Takvime Ekle', icon: CalendarPlus, busy: add.isPending, onPress: () => add.mutate() },
        ]
      : []),
    ...(change ? [{ label: 'İptal Et', icon: X, onPress: onCancel }] : []),
  ];
  return (
    <div className="row wrap items-center gap-2">
      <LinkButton
        to={chatLink(reservation.businessId, 'Business')}
        variant="secondary"
        size="sm"
        icon={<MessageCircle aria-hidden="true" />}
      >
        Mesajlaş
      </LinkButton>
      <ActionMenu name={formatSlot(reservation)} actions={actions} />
    </div>
  );
}
