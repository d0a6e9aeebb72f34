import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import {
  answerRoster,
  changeRoster,
  createRoster,
  removeRosterAnswer,
  rotateRoster,
  showRoster,
} from 'mf-shared/contracts/calls/rosters';
import type { Roster, RosterReply, RosterTerms } from 'mf-shared/contracts/rosters';
import { errorText } from 'mf-shared/error-text';
import { type Pause, useLiveReads } from 'mf-shared/query-client';
import { realtime } from 'mf-shared/realtime';
import { actorId, useSession } from 'mf-shared/session';
import { MINUTE_MS, SECOND_MS } from 'mf-shared/time';
import { toast } from 'mf-shared/ui/toast';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { keys } from '../../common/keys.ts';

/** Many answer at once. */
const PAUSE: Pause = { waitMs: 0.3 * SECOND_MS, spreadMs: 0.7 * SECOND_MS };

/** A match behind a link. Nobody tells a visitor that the venue moved or ended the hour, so it is read now and then. */
export const rosterQuery = (me: string | null, code: string) =>
  queryOptions({
    queryKey: keys.roster(me, code),
    queryFn: ({ signal }) => request(showRoster, { params: { code }, signal }),
    refetchInterval: MINUTE_MS,
  });

/** Whether a link leads nowhere, or no longer. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Reads the match again after somebody else's answer. */
export function useLiveRoster(code: string): void {
  useEffect(() => realtime.watchRoster(code), [code]);
  useLiveReads([keys.rosters()], ['rosterChanged'], (news) => news.code === code, PAUSE);
}

/** Puts a match from the server into the cache; a refusal reads it again. */
function useOutcome(code: string) {
  const me = useSession(actorId);
  const queries = useQueryClient();
  return {
    remember: (roster: Roster) => queries.setQueryData(keys.roster(me, code), roster),
    refused: (error: unknown) => {
      toast.error(errorText(error, 'Kaydedilemedi. Lütfen yeniden deneyin.'));
      void queries.invalidateQueries({ queryKey: keys.rosters() });
    },
  };
}

/** Sends the own answer. */
export function useAnswer(code: string) {
  const { remember, refused } = useOutcome(code);
  return useMutation({
    mutationFn: (body: RosterReply) => request(answerRoster, { params: { code }, body }),
    // One after the other: what is pressed last is what stands.
    scope: { id: `answer ${code}` },
    onSuccess: ({ roster }) => remember(roster),
    onError: refused,
  });
}

/** Saves places, note and deadline. */
export function useTerms(code: string) {
  const { remember } = useOutcome(code);
  return useMutation({
    mutationFn: (body: RosterTerms) => request(changeRoster, { params: { code }, body }),
    onSuccess: ({ roster }) => remember(roster),
  });
}

/** Takes somebody's answer (id) off the list. */
export function useRemoval(code: string) {
  const { remember, refused } = useOutcome(code);
  return useMutation({
    mutationFn: (id: string) => request(removeRosterAnswer, { params: { code, id } }),
    onSuccess: ({ message, roster }) => {
      toast.success(message);
      remember(roster);
    },
    onError: refused,
  });
}

/** Replaces the link, and goes to the new one. */
export function useRotation(code: string) {
  const { refused } = useOutcome(code);
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request(rotateRoster, { params: { code } }),
    onSuccess: ({ message, path }) => {
      toast.success(message);
      void navigate(path, { replace: true });
    },
    onError: refused,
  });
}

/** Opens the match page of an own reservation. */
export function useCallToMatch(id: string) {
  const navigate = useNavigateFromHere();
  return useMutation({
    mutationFn: () => request(createRoster, { body: { kind: 'reservation', id } }),
    onSuccess: ({ path }) => navigate(path),
    onError: (error) => toast.error(errorText(error, 'Maç sayfası açılamadı.')),
  });
}
