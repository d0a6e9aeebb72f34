import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { createHourAlert, deleteHourAlert, myHourAlerts } from 'mf-shared/contracts/calls/hour-alerts';
import { errorText } from 'mf-shared/error-text';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import type { Search } from './wish.ts';

const NOT_MADE = 'Kaydedilemedi. Lütfen tekrar deneyin.';
const NOT_ENDED = 'Silinemedi. Lütfen tekrar deneyin.';

const alertsQuery = (actor: string | null) =>
  queryOptions({
    queryKey: keys.hourAlerts(actor),
    queryFn: ({ signal }) => request(myHourAlerts, { signal }),
    select: ({ alerts }) => alerts,
  });

/** The player's alerts; none for visitors. */
export function useAlerts() {
  const actor = useSession(({ user }) => user?.id ?? null);
  return useQuery({ ...alertsQuery(actor), enabled: actor !== null }).data ?? [];
}

/** Makes and ends alerts. */
export function useAlertActs() {
  const queries = useQueryClient();
  const actor = useSession(actorId);
  const readAgain = () => queries.invalidateQueries({ queryKey: keys.hourAlerts(actor) });
  const make = useMutation({
    mutationFn: ({ sort: _, facilities, ...search }: Search) =>
      request(createHourAlert, { body: { ...search, facilities: facilities?.split(',') ?? [] } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error, NOT_MADE)),
    onSettled: readAgain,
  });
  const end = useMutation({
    mutationFn: (id: string) => request(deleteHourAlert, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error, NOT_ENDED)),
    onSettled: readAgain,
  });
  return { make, end };
}
