import { CalendarHeart } from 'lucide-react';
import { formatUntil } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import ticket from '../../common/Ticket.module.css';
import { MY_SUBSCRIPTIONS } from '../subscriptions/address.ts';
import type { ComingWeek } from '../subscriptions/weeks.ts';
import { HourTicket } from './HourTicket.tsx';

type Props = { coming: ComingWeek; isNext: boolean };

/** The next week of a subscription among the coming hours; its other weeks stand in their own tab. */
export function WeekCard({ coming: { subscription, week }, isNext }: Props) {
  const { businessId, businessName } = subscription;
  const now = Date.now();
  return (
    <HourTicket
      hour={{ ...week, businessId, businessName }}
      {...{ now, isNext }}
      isOver={false}
      badges={<Badge tone="success">Her hafta</Badge>}
    >
      {week.cancelUntil !== undefined && (
        <p className={ticket.quiet}>
          {week.cancelUntil < now
            ? 'Bu haftayı bırakma süresi geçti. Değişiklik için işletmeyi arayın.'
            : `${formatUntil(week.cancelUntil)} bu haftayı atlayabilirsiniz.`}
        </p>
      )}
      <div className="row">
        <LinkButton
          to={MY_SUBSCRIPTIONS}
          variant="secondary"
          size="sm"
          icon={<CalendarHeart aria-hidden="true" />}
        >
          Aboneliğe Git
        </LinkButton>
      </div>
    </HourTicket>
  );
}
