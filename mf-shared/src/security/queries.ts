import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { actorId, useSession } from 'mf-shared/session';
import { showFactor } from '../contracts/calls/second-factor.ts';
import { endSession, listSessions, signOutElsewhere } from '../contracts/calls/sessions.ts';
import { toast } from '../ui/toast.ts';

const SESSIONS = ['security', 'sessions'];
const FACTOR = ['security', 'factor'];

/** The account's sessions. */
export function useSessions() {
  const actor = useSession(actorId);
  return useQuery({
    queryKey: [...SESSIONS, actor],
    queryFn: ({ signal }) => request(listSessions, { signal }),
  });
}

/** State of the account's second factor. */
export function useFactor() {
  const actor = useSession(actorId);
  return useQuery({
    queryKey: [...FACTOR, actor],
    queryFn: ({ signal }) => request(showFactor, { signal }),
  });
}

/** Ends one session, or with null all others; reads the list again either way. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? request(signOutElsewhere) : request(endSession, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}

/** Reads everything again after a change of the second factor, also screens that waited for it. */
export function useFactorChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
