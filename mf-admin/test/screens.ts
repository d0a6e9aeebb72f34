import { useSession } from 'mf-shared/session';

const admin = () =>
  useSession.setState({
    ...{
      status: 'ready',
      token: 't',
      user: null,
      business: null,
      admin: { role: 'admin', adminRole: 'owner' },
    },
  });

/** Every screen of the admins. */
export const SCREENS = [
  ['/admin', admin],
  ['/admin/support', admin],
  ['/admin/security', admin],
] as const;
