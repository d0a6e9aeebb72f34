import { CalendarClock, CalendarPlus, MessageCircle, Users, X } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { StatusBadge } from 'mf-shared/ui/StatusBadge';
import { ActionMenu, type MenuAction } from '../../common/ActionMenu.tsx';
import { useCallToMatch } from '../roster/queries.ts';
import { AnswerWait } from './AnswerWait.tsx';
import { Deadline } from './Deadline.tsx';
import { HourTicket } from './HourTicket.tsx';
import { isComing, mayChange } from './order.ts';
import { PastActions } from './PastActions.tsx';
import { useAddToCalendar } from './useCalendar.ts';

type Props = {
  reservation: Reservation;
  /** The soonest one; it says how many days are left. */
  isNext?: boolean;
  /** Whether players of a match at that hour wait for a rating. */
  isRateable?: boolean;
  onCancel: () => void;
  onMove: () => void;
  onReview: () => void;
};

/** One reservation, with what can be done before it is played, or after. */
export function ReservationCard(props: Props) {
  const { reservation, isNext = false, isRateable = false, onReview } = props;
  const now = Date.now();
  const coming = isComing(reservation, now);
  return (
    <HourTicket
      hour={reservation}
      {...{ now, isNext }}
      isOver={!coming}
      badges={<StatusBadge status={reservation.status} />}
    >
      {coming && reservation.status === 'pending' && <AnswerWait reservation={reservation} />}
      {coming && <Deadline reservation={reservation} now={now} />}
      {reservation.startsAt > now ? (
        <Actions {...props} now={now} />
      ) : (
        <PastActions {...{ reservation, now, onReview, isRateable }} />
      )}
    </HourTicket>
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
