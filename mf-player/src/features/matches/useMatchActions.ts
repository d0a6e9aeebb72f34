import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { acceptMatch, answerMatch, cancelMatch, refuseMatch } from 'mf-shared/contracts/calls/matches';
import type { Match, MatchAnswered } from 'mf-shared/contracts/matches';
import { errorText } from 'mf-shared/error-text';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

export type MatchVerb = 'accept' | 'refuse' | 'cancel' | 'in' | 'out';
type Step = { match: Match; verb: MatchVerb };

function send({ match, verb }: Step): Promise<MatchAnswered> {
  const params = { matchId: match.id };
  if (verb === 'in' || verb === 'out') return request(answerMatch, { params, body: { answer: verb } });
  if (verb === 'cancel') return request(cancelMatch, { params });
  const call = { accept: acceptMatch, refuse: refuseMatch }[verb];
  return request(call, { params, body: { version: match.version } });
}

/**
 * Accepts, refuses, cancels, joins and leaves. Leaving before the start offers an undo. The lists are always read
 * again: a refusal means that they are stale.
 */
export function useMatchActions() {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: keys.matches() });
  const failed = (error: unknown) => void toast.error(errorText(error, 'İşlem tamamlanamadı.'));
  const comeBack = async (match: Match) => {
    try {
      toast.success((await send({ match, verb: 'in' })).message);
    } catch (error) {
      failed(error);
    }
    await again();
  };
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message, match }, { verb }) => {
      const mayReturn =
        verb === 'out' && match.myAnswer === 'left' && Date.parse(match.startsAt) > Date.now();
      const action = { label: 'Geri al', onClick: () => void comeBack(match) };
      toast.success(message, mayReturn ? { action } : {});
    },
    onError: failed,
    onSettled: again,
  });
}
