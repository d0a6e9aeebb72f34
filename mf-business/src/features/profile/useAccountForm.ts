import { useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { changeOwnerAccount } from 'mf-shared/contracts/calls/venues';
import { BusinessAccount } from 'mf-shared/contracts/venues';
import { answerText } from 'mf-shared/error-text';
import { useForm } from 'mf-shared/form';
import { useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { profileQuery, type VenueProfile } from './queries.ts';

const FAILED = 'Giriş bilgileri güncellenemedi.';

/** State and submission of the owner's login data; the session continues with the returned token. */
export function useAccountForm(venueId: string, email: string) {
  const client = useQueryClient();
  const kit = useForm({
    start: { email, currentPassword: '', newPassword: '' },
    check: BusinessAccount,
    whenTyped: 'clear',
    failed: (error) => `${FAILED} ${answerText(error, '')}`.trim(),
    send: async (body) => {
      const { token, message, pendingEmail } = await request(changeOwnerAccount, { body });
      await useSession.getState().adopt(token);
      client.setQueryData<VenueProfile>(
        profileQuery(venueId).queryKey,
        (profile) => profile && { ...profile, pendingEmail },
      );
      kit.reset();
      toast.success(message);
    },
  });
  return kit;
}
