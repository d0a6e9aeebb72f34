import type { SessionBusiness } from 'mf-shared/contracts/platform';
import { useSession } from 'mf-shared/session';

/** What a session of somebody of the staff says besides. */
export const DAY_STAFF = { staffId: 's1', staffRole: 'staff' } as const;
export const MANAGER = { staffId: 's1', staffRole: 'manager' } as const;

/** Signs the owner of the venue `b1` in, unless `part` says otherwise. */
export const signIn = (part: Partial<SessionBusiness> = {}) =>
  useSession.setState({
    status: 'ready',
    token: 't',
    user: null,
    business: { id: 'b1', email: 'i@topla.test', role: 'business', isActive: true, ...part },
  });
