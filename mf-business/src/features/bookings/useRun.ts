import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { answerText } from 'mf-shared/error-text';
import { ERROR_TEXT } from 'mf-shared/strings';
import { toast } from 'mf-shared/ui/toast';
import { useMemo } from 'react';
import { keys } from '../../common/keys.ts';

/** A change of bookings, with what is shown, said and read again. */
export type Work<T> = {
  send: () => Promise<T>;
  /** Shows the change in these reads before it is answered; the returned function takes exactly that back. */
  foresee?: { reads: QueryKey; show: () => () => void };
  said: (answer: T) => string;
  undo?: (answer: T) => void;
  /** What is read again; without it, whatever shows bookings. */
  stale?: (failure: unknown) => readonly QueryKey[];
};
export type Run = <T>(work: Work<T>) => Promise<T>;

/** Runs a change of bookings: shows it at once, reports it in a toast with its undo, and reads again. */
export function useRun(venueId: string): Run {
  const client = useQueryClient();
  return useMemo(() => {
    const everywhere = () => [keys.board(venueId), keys.bookings(venueId), keys.subscriptions(venueId)];
    return async ({ send, foresee, said, undo, stale = everywhere }) => {
      // A read that is under way would undo what is shown.
      if (foresee) await client.cancelQueries({ queryKey: foresee.reads });
      const takeBack = foresee?.show();
      let failure: unknown;
      try {
        const answer = await send();
        toast.success(said(answer), undo && { action: { label: 'Geri al', onClick: () => undo(answer) } });
        return answer;
      } catch (error) {
        takeBack?.();
        failure = error;
        throw error;
      } finally {
        for (const queryKey of stale(failure)) void client.invalidateQueries({ queryKey });
      }
    };
  }, [client, venueId]);
}

/** Says in a toast why a change failed: the server's message, or these words without an answer. */
export const sayError = (error: unknown, unheard: string = ERROR_TEXT.unavailable): void => {
  toast.error(answerText(error, unheard));
};

/** Whether the work was done; a failure is said. */
export const told = (
  work: Promise<unknown>,
  say: (error: unknown) => void = (error) => sayError(error),
): Promise<boolean> =>
  work.then(
    () => true,
    (error) => {
      say(error);
      return false;
    },
  );
