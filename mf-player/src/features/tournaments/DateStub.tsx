import { formatDayMonth, formatWeekday } from 'mf-shared/format';
import ticket from '../../common/Ticket.module.css';

/** A day as the stub of a ticket. */
export function DateStub({ date }: { date: string }) {
  return (
    <div className={ticket.stub} aria-hidden="true">
      <span>{formatWeekday(date)}</span>
      <b>{Number(date.slice(8))}</b>
      <span>{formatDayMonth(date).split(' ')[1]}</span>
    </div>
  );
}
