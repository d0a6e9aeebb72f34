import { formatDayMonth, formatWeekday } from 'mf-shared/format';
import ticket from './Ticket.module.css';

type Props = {
  /** Date as `2026-11-20`. */
  date: string;
  /** Beginning as `21:00`; shown large in place of the day. */
  hour?: string;
};

/** A day, or an hour of it, as the stub of a ticket. The words beside it say the same to screen readers. */
export function TicketStub({ date, hour }: Props) {
  const [day, month] = formatDayMonth(date).split(' ');
  return (
    <div className={ticket.stub} aria-hidden="true">
      <span>{formatWeekday(date)}</span>
      {hour && (
        <span>
          {day} {month}
        </span>
      )}
      <b>{hour ?? day}</b>
      {!hour && <span>{month}</span>}
    </div>
  );
}
