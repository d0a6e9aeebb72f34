import { MessageCircle, MessageSquareQuote, RotateCcw, Star } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { useNavigate } from 'react-router-dom';
import { ActionMenu, type MenuAction } from '../../common/ActionMenu.tsx';
import { lineAddress } from '../../common/hour-address.ts';
import { nextNightLike } from '../subscriptions/offers.ts';
import { wasPlayed } from './order.ts';

export type PastActionsProps = {
  reservation: Reservation;
  now: number;
  onReview: () => void;
  /** Whether players of a match at that hour wait for a rating. */
  isRateable: boolean;
};

/**
 * What can be done after an hour. Its address asks for the hour of the next such night if that is free, and offers the
 * line for it otherwise.
 */
export function PastActions({ reservation, now, onReview, isRateable }: PastActionsProps) {
  const navigate = useNavigate();
  const { businessId, fieldId, timeSlot } = reservation;
  const again = lineAddress(businessId, { fieldId, date: nextNightLike(reservation, now), timeSlot });
  const actions: MenuAction[] = [
    ...(wasPlayed(reservation, now)
      ? [{ label: 'Yorum Yap', icon: MessageSquareQuote, onPress: onReview }]
      : []),
    ...(isRateable ? [{ label: 'Oyuncuları Puanla', icon: Star, onPress: () => navigate('/rate') }] : []),
    {
      label: 'Mesajlaş',
      icon: MessageCircle,
      onPress: () => navigate(chatLink(businessId, 'Business')),
    },
  ];
  return (
    <div className="row wrap items-center gap-2">
      <LinkButton to={again} variant="secondary" size="sm" icon={<RotateCcw aria-hidden="true" />}>
        Tekrar Ayırt
      </LinkButton>
      <ActionMenu name={formatSlot(reservation)} actions={actions} />
    </div>
  );
}
