import type { PitchHour } from 'mf-shared/contracts/reservations';
import { formatDay, formatSlot } from 'mf-shared/format';
import { addDays, isAfterMidnight } from 'mf-shared/schedule';
import { Card } from 'mf-shared/ui/Card';
import { Price } from 'mf-shared/ui/Price';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ticket from '../../common/Ticket.module.css';
import { TicketStub } from '../../common/TicketStub.tsx';
import { daysLeft } from './order.ts';
import styles from './Reservations.module.css';

type Hour = Pick<
  PitchHour,
  'businessId' | 'businessName' | 'fieldName' | 'date' | 'timeSlot' | 'startsAt'
> & { price: number };

type Props = {
  hour: Hour;
  now: number;
  /** The states of the hour, as badges. */
  badges: ReactNode;
  /** Played, or given up. */
  isOver: boolean;
  /** The soonest one; it says how many days are left. */
  isNext: boolean;
  children: ReactNode;
};

/** One hour of the player as a match ticket: the hour on the stub, the rest beside it. */
export function HourTicket({ hour, now, badges, isOver, isNext, children }: Props) {
  const { businessId, businessName, fieldName, date, timeSlot, startsAt, price } = hour;
  return (
    <Card as="li" padding="none" className={ticket.ticket} data-over={isOver || undefined}>
      <TicketStub date={date} hour={timeSlot.slice(0, 5)} />
      <div className={ticket.words}>
        <div className="row wrap items-center apart gap-1 gap-x-3">
          {badges}
          <Price amount={price} size="sm" />
        </div>
        <h2>
          <span className="visually-hidden">{`${formatSlot(hour)}: `}</span>
          <Link to={`/available-slots?businessId=${encodeURIComponent(businessId)}`}>{businessName}</Link>
        </h2>
        <p>
          {fieldName}
          {isNext && !isOver && (
            <>
              {' '}
              <b className={styles.left}>{daysLeft(date, now)}</b>
            </>
          )}
        </p>
        {isAfterMidnight(date, startsAt) && (
          <p className={ticket.quiet}>{formatDay(addDays(date, 1))} günü oynanır.</p>
        )}
        {children}
      </div>
    </Card>
  );
}
