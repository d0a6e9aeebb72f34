import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from 'mf-shared/api-client';
import type {
  StaffInvite,
  StaffInvited,
  StaffMember,
  StaffRole,
  VenueChange,
} from 'mf-shared/contracts/staff';
import { toast } from 'mf-shared/ui/toast';
import { ROLES } from './words.ts';

const PAGE = 20;

export const staffKeys = {
  people: (businessId: string) => ['staff', businessId] as const,
  changes: (businessId: string) => ['changes', businessId] as const,
};

/** The people of the venue, the oldest first. */
export const staffQuery = (businessId: string) =>
  queryOptions({
    queryKey: staffKeys.people(businessId),
    queryFn: ({ signal }) => api.get<StaffMember[]>('business/staff', {}, signal),
  });

/** What was changed at the venue, or about one thing there, the newest first, in pages. */
export const changesQuery = (businessId: string, subjectId?: string) =>
  infiniteQueryOptions({
    queryKey: [...staffKeys.changes(businessId), subjectId ?? null],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.page<VenueChange>('business/changes', { limit: PAGE, subjectId, cursor: pageParam }, signal),
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });

type Change =
  | { verb: 'invite'; person: StaffInvite }
  | { verb: 'renew' | 'remove'; member: StaffMember }
  | { verb: 'role'; member: StaffMember; role: StaffRole };
type Done = { message: string };
type Answer = Done | StaffInvited | StaffMember;

const FAILED: Record<Change['verb'], string> = {
  invite: 'Davet hazırlanamadı.',
  renew: 'Yeni bağlantı hazırlanamadı.',
  remove: 'Ekipten çıkarılamadı.',
  role: 'Görev değiştirilemedi.',
};

function send(change: Change): Promise<Answer> {
  switch (change.verb) {
    case 'invite':
      return api.post<StaffInvited>('business/staff', { json: change.person });
    case 'renew':
      return api.post<StaffInvited>(`business/staff/${change.member.id}/invite`);
    case 'remove':
      return api.delete<Done>(`business/staff/${change.member.id}`);
    case 'role':
      return api.patch<StaffMember>(`business/staff/${change.member.id}`, { json: { role: change.role } });
  }
}

/** Invites, renews, changes and removes; an answer with a link goes to `onInvited`. */
export function useStaffChange(businessId: string, onInvited: (invited: StaffInvited) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      if ('inviteUrl' in answer) onInvited(answer);
      else
        toast.success(
          'message' in answer
            ? answer.message
            : `${answer.name} artık ${ROLES[answer.role].name.toLocaleLowerCase('tr')}.`,
        );
    },
    onError: (error, { verb }) => {
      // What is wrong with a field stands at the field.
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) return;
      toast.error(error instanceof ApiError && !error.isNetwork ? error.message : FAILED[verb]);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: staffKeys.changes(businessId) });
      return client.invalidateQueries({ queryKey: staffKeys.people(businessId) });
    },
  });
}
export type StaffChange = ReturnType<typeof useStaffChange>;
