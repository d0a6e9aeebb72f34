import { useSession } from 'mf-shared/session';
import { vi } from 'vitest';
import { walkScreens } from '../../mf-shared/test/screens.tsx';
import { NOW, WORLD } from '../test/world.ts';
import { queryClient } from './query-client.ts';
import { BusinessRoutes } from './routes.tsx';

vi.mock('mf-shared/map', () => ({ MapPicker: () => <p>Harita</p> }));
vi.mock('mf-shared/ui/CaptchaField', () => ({ CaptchaField: () => <p>Robot değilim</p> }));

const signIn =
  (staffRole?: 'manager' | 'staff', isActive = true) =>
  () =>
    useSession.setState({
      ...{ status: 'ready', token: 't', user: null },
      business: {
        ...{ id: 'b1', email: 'ayse@isletme.test', role: 'business', isActive },
        ...(staffRole ? { staffId: 's1', staffRole } : {}),
      },
    });
const noOne = () => useSession.setState({ status: 'ready', token: null, user: null, business: null });
const [owner, manager, staff, unpaid] = [
  signIn(),
  signIn('manager'),
  signIn('staff'),
  signIn(undefined, false),
];

walkScreens({
  client: queryClient,
  routes: <BusinessRoutes />,
  world: WORLD,
  now: NOW,
  screens: [
    ['/register-business', noOne, 'nobody'],
    ['/staff-invite?code=c1', noOne, 'nobody'],
    ['/staff-invite', noOne, 'nobody'],
    ['/profile/business', owner],
    ['/profile/business', staff, 'day staff'],
    ['/business/board', owner],
    ['/business/board', staff, 'day staff'],
    ['/business/income', owner],
    ['/business/income', staff, 'day staff'],
    ['/business/prices', owner],
    ['/business/prices', staff, 'day staff'],
    ['/subscription/requests', owner],
    ['/subscription/requests', staff, 'day staff'],
    ['/settings/business', owner],
    ['/settings/business', staff, 'day staff'],
    ['/business/security', owner],
    ['/business/security', manager, 'a manager'],
    ['/business/staff', owner],
    ['/business/staff', manager, 'a manager'],
    ['/payment', owner],
    ['/payment', unpaid, 'an owner who has not paid'],
    ['/payment', staff, 'day staff'],
    ['/payment-success?paymentId=p1', owner],
    ['/payment-success?paymentId=p2', owner],
    ['/payment-success', owner],
    ['/payment-success', staff, 'day staff'],
    ['/notifications', owner],
  ],
});
