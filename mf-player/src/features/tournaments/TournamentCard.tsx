import type { Tournament } from 'mf-shared/contracts/tournaments';
import { formatDate } from 'mf-shared/format';
import { Card } from 'mf-shared/ui/Card';
import { cx } from 'mf-shared/ui/cx';
import { Facts } from 'mf-shared/ui/Facts';
import { Link } from 'react-router-dom';
import ticket from '../../common/Ticket.module.css';
import { TicketStub } from '../../common/TicketStub.tsx';
import { StateBadge } from './StateBadge.tsx';
import styles from './Tournaments.module.css';
import { feeText, placesText } from './words.ts';

/** One tournament of the list, as a ticket. */
export function TournamentCard({ tournament }: { tournament: Tournament }) {
  const { id, name, date, location, fee, isPast } = tournament;
  return (
    <Card as="li" padding="none" interactive className={ticket.ticket} data-over={isPast || undefined}>
      <TicketStub date={date} />
      <div className={cx(ticket.words, styles.words)}>
        <div className="row wrap items-center apart gap-1 gap-x-3">
          <StateBadge tournament={tournament} />
          <span className={ticket.quiet}>{placesText(tournament)}</span>
        </div>
        <h3>
          <Link to={`/tournament/${encodeURIComponent(id)}`}>{name}</Link>
        </h3>
        <Facts>
          <span>
            <span className="visually-hidden">{formatDate(date)}, </span>
            {location.city}
          </span>
          <span>{feeText(fee)}</span>
        </Facts>
      </div>
    </Card>
  );
}
