import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import {
  changeStaffRole,
  inviteStaff,
  listChanges,
  listStaff,
  removeStaff,
  renewInvite,
} from 'mf-shared/contracts/calls/staff';
import type { StaffInvite, StaffInvited, StaffMember, StaffRole } from 'mf-shared/contracts/staff';
import { answerText } from 'mf-shared/error-text';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { ROLES } from './words.ts';

const PAGE = 20;

/** The staff of the venue, oldest first. */
export const staffQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.staff(venueId),
    queryFn: ({ signal }) => request(listStaff, { signal }),
  });

/** Changes at the venue, or of one thing there; newest first, in pages. */
export const changesQuery = (venueId: string, subjectId?: string) =>
  infiniteQueryOptions({
    queryKey: keys.changes(venueId, subjectId ?? null),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(listChanges, { query: { limit: PAGE, subjectId, cursor: pageParam }, signal }),
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
      return request(inviteStaff, { body: change.person });
    case 'renew':
      return request(renewInvite, { params: { id: change.member.id } });
    case 'remove':
      return request(removeStaff, { params: { id: change.member.id } });
    case 'role':
      return request(changeStaffRole, { params: { id: change.member.id }, body: { role: change.role } });
  }
}

/** Invites, renews, changes and removes staff; an answer with a link goes to `onInvited`. */
export function useStaffChange(venueId: string, onInvited: (invited: StaffInvited) => void) {
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
      // Errors of a field show at the field.
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) return;
      toast.error(answerText(error, FAILED[verb]));
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.changes(venueId) });
      return client.invalidateQueries({ queryKey: keys.staff(venueId) });
    },
  });
}
export type StaffChange = ReturnType<typeof useStaffChange>;
