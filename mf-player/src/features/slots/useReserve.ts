import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { chatLink } from 'mf-shared/chat';
import { createReservation } from 'mf-shared/contracts/calls/reservations';
import type { WeeklySlot } from 'mf-shared/contracts/reservations';
import { errorText } from 'mf-shared/error-text';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { useNavigate } from 'react-router-dom';
import { keys } from '../../common/keys.ts';
import { type ChosenSlot, changeSlot } from './choice.ts';
import { weekQuery } from './queries.ts';
import type { Week } from './week.ts';

const NOT_SENT = 'Rezervasyon sırasında bir hata oluştu.';

const OWN: Partial<WeeklySlot> = {
  status: 'occupied',
  isAvailable: false,
  mine: true,
  mineStatus: 'pending',
};
const TAKEN: Partial<WeeklySlot> = { status: 'occupied', isAvailable: false, mine: false, mineStatus: null };

/** Names the requests for hours of a venue, so that another part of its page knows of them. */
export const reserveKey = (venueId: string) => ['reserve', venueId] as const;

/**
 * Requests an hour. The tile shows it as the player's own at once. A refusal rolls it back, or to taken if somebody was
 * faster. Either way the week is read again.
 */
export function useReserve(venueId: string, week: Week) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  // Whoever has just registered was nobody when this was drawn.
  const ownKey = () => weekQuery(venueId, week, actorId(useSession.getState())).queryKey;

  const change = ({ field, date, slot }: ChosenSlot, to: Partial<WeeklySlot>) =>
    queries.setQueryData(
      ownKey(),
      (now) => now && changeSlot(now, { fieldId: field.fieldId, date, timeSlot: slot.timeSlot }, to),
    );

  return useMutation({
    mutationKey: reserveKey(venueId),
    mutationFn: ({ field, date, slot }: ChosenSlot) =>
      request(createReservation, {
        body: {
          userEmail: useSession.getState().user?.email ?? '',
          businessId: venueId,
          date,
          timeSlot: slot.timeSlot,
          fieldName: field.fieldName,
          price: slot.price,
        },
      }),
    onMutate: async (chosen) => {
      await queries.cancelQueries({ queryKey: ownKey() });
      change(chosen, OWN);
    },
    onSuccess: ({ message }) => {
      const open = () => navigate(chatLink(venueId, 'Business'));
      toast.success(message, { action: { label: 'Mesajı aç', onClick: open } });
      void queries.invalidateQueries({ queryKey: keys.reservations() });
    },
    onError: (error, chosen) => {
      const taken = error instanceof ApiError && error.code === 'slot_taken';
      change(chosen, taken ? TAKEN : chosen.slot);
      toast.error(errorText(error, NOT_SENT));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keys.week(venueId, week.startDate) }),
  });
}
