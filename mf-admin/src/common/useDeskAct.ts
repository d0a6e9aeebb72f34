import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { toast } from 'mf-shared/ui/toast';
import { useEffect, useRef } from 'react';

type Options<Input, Answer> = {
  /** Names of everything that the act changes. */
  reads: readonly QueryKey[];
  /** Names of what the act ends: read again after a refusal alone. */
  ends?: readonly QueryKey[];
  /** Whether a form sends it: the form shows what was refused. Without one, a toast says it. */
  hasForm?: boolean;
  /** What is said after it; by default the message of the answer, if it has one. */
  done?: (answer: Answer, input: Input) => string;
  /** How it is undone, as part of what is said after it. */
  undo?: (answer: Answer, input: Input) => void;
};

const NO_ANSWER = 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip tekrar deneyin.';

/** Whether a refusal says that the page shows something old. */
const isStale = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

const messageOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : '';

/** Says what a form could not: it was closed while its act was under way, or went with what it was about. */
function useUnseen() {
  const isGone = useRef(false);
  const unseen = useRef('');
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (unseen.current) toast.error(unseen.current);
    };
  }, []);
  return { isGone, unseen };
}

/**
 * An act of the desk. Says what became of it, and reads again what it changes, also when somebody else was faster. The
 * promise of `mutateAsync` settles after that, and rejects after any failure, so that a dialog stays open.
 */
export function useDeskAct<Input = void, Answer = unknown>(
  act: (input: Input) => Promise<Answer>,
  { reads, ends = [], hasForm = false, done = messageOf, undo }: Options<Input, Answer>,
) {
  const client = useQueryClient();
  const readAgain = (names: readonly QueryKey[]) =>
    Promise.all(names.map((queryKey) => client.invalidateQueries({ queryKey })));
  const { isGone, unseen } = useUnseen();
  const mutation = useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await act(input);
      } catch (error) {
        if (!(error instanceof ApiError && error.isNetwork)) throw error;
        throw new ApiError(0, { code: 'unavailable', message: NO_ANSWER });
      }
    },
    onSuccess: (answer, input) => {
      const said = done(answer, input);
      const action = undo && { label: 'Geri al', onClick: () => undo(answer, input) };
      if (said) toast.success(said, action && { action });
      return readAgain(reads);
    },
    onError: async (error) => {
      if (!hasForm || isGone.current) toast.error(error.message);
      else unseen.current = error.message;
      if (isStale(error)) await readAgain([...reads, ...ends]);
    },
  });
  useEffect(() => {
    if (mutation.error) unseen.current = '';
  }, [mutation.error, unseen]);
  return mutation;
}
