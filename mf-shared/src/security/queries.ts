import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import { actorId, useSession } from 'mf-shared/session';
import type { FactorStatus } from '../contracts/second-factor.ts';
import type { Session } from '../contracts/sessions.ts';
import { toast } from '../ui/toast.ts';

const SESSIONS = ['security', 'sessions'];
const FACTOR = ['security', 'factor'];

/** Where the account is signed in. */
export function useSessions() {
  const actor = useSession(actorId);
  return useQuery({
    queryKey: [...SESSIONS, actor],
    queryFn: ({ signal }) => api.get<Session[]>('account/sessions', {}, signal),
  });
}

/** How the second step of the account stands. */
export function useFactor() {
  const actor = useSession(actorId);
  return useQuery({
    queryKey: [...FACTOR, actor],
    queryFn: ({ signal }) => api.get<FactorStatus>('account/second-factor', {}, signal),
  });
}

/** Ends one session, or with null all others; the list is read again either way. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? api.post<{ message: string }>('account/sign-out-everywhere')
        : api.delete<{ message: string }>(`account/sessions/${id}`),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}

/** Reads anew what a change of the second step touched, screens that waited for it included. */
export function useFactorChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
