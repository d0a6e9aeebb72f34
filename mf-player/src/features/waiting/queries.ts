import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import {
  acceptOffer,
  declineOffer,
  joinLine,
  leaveLine,
  myEntries,
  waitingLine,
} from 'mf-shared/contracts/calls/waiting-list';
import type { WaitingHour } from 'mf-shared/contracts/waiting-list';
import { errorText } from 'mf-shared/error-text';
import { useLiveReads } from 'mf-shared/query-client';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

/** The hours that the player waits for, soonest first. */
export const entriesQuery = (actor: string | null) =>
  queryOptions({
    queryKey: keys.entries(actor),
    queryFn: ({ signal }) => request(myEntries, { signal }),
    select: ({ entries }) => entries,
  });

/** The line for an hour, with the player's position. */
export const lineQuery = (hour: WaitingHour, actor: string | null) =>
  queryOptions({
    queryKey: keys.line(actor, hour),
    queryFn: ({ signal }) => request(waitingLine, { query: { ...hour }, signal }),
  });

/** Reads lines again when the hub reports a change, and after a gap. */
export const useLiveLines = (): void => useLiveReads([keys.lines()], ['waitingChanged']);

type Answer = { message: string };
type Verb = 'accept' | 'decline' | 'leave';
const FAILED = 'İşlem yapılamadı. Lütfen tekrar deneyin.';

/** After every change of a line: reads everything again that shows it, and says what happened. */
function useOutcome<T>(mutationFn: (input: T) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error, FAILED)),
    onSettled: () =>
      Promise.all(
        [keys.lines(), keys.week(), keys.reservations()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export const useJoin = () => useOutcome((hour: WaitingHour) => request(joinLine, { body: hour }));

export const useEntryAction = () =>
  useOutcome(
    ({ id, verb }: { id: string; verb: Verb }): Promise<Answer> =>
      request({ accept: acceptOffer, decline: declineOffer, leave: leaveLine }[verb], { params: { id } }),
  );
