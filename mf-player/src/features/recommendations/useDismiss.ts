import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { dismissRecommendation, undismissRecommendation } from 'mf-shared/contracts/calls/recommendations';
import type { Dismissal, Recommendations } from 'mf-shared/contracts/recommendations';
import { errorText } from 'mf-shared/error-text';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { recommendationsQuery } from './queries.ts';

const FAILED = 'Öneri kaldırılamadı. Lütfen tekrar deneyin.';
const NOT_BACK = 'Öneri geri alınamadı. Lütfen tekrar deneyin.';

/** Removes a recommendation at once and for good; its message offers an undo. */
export function useDismiss() {
  const queries = useQueryClient();
  const { queryKey } = recommendationsQuery(useSession(actorId));
  const refresh = () => queries.invalidateQueries({ queryKey });

  const undo = async ({ kind, targetId }: Dismissal) => {
    try {
      await request(undismissRecommendation, { params: { kind, targetId } });
      await refresh();
    } catch (error) {
      toast.error(errorText(error, NOT_BACK));
    }
  };

  return useMutation({
    mutationFn: (dismissal: Dismissal) => request(dismissRecommendation, { body: dismissal }),
    onMutate: async (dismissal) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Recommendations>(queryKey);
      if (before) queries.setQueryData<Recommendations>(queryKey, without(before, dismissal));
      return before;
    },
    onSuccess: ({ message }, dismissal) => {
      toast.info(message, { action: { label: 'Geri Al', onClick: () => void undo(dismissal) } });
      void refresh();
    },
    onError: (error, _, before) => {
      if (before) queries.setQueryData<Recommendations>(queryKey, before);
      toast.error(errorText(error, FAILED));
    },
  });
}

/** The recommendations without the dismissed one. */
function without(all: Recommendations, { kind, targetId }: Dismissal): Recommendations {
  if (kind === 'venue') return { ...all, hours: all.hours.filter((one) => one.businessId !== targetId) };
  if (kind === 'opponent') {
    return { ...all, opponents: all.opponents.filter((one) => one.captain.id !== targetId) };
  }
  return { ...all, players: all.players.filter((one) => one.player.id !== targetId) };
}
