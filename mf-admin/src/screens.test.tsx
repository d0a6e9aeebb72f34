import { useSession } from 'mf-shared/session';
import { vi } from 'vitest';
import { walkScreens } from '../../mf-shared/test/screens.tsx';
import { NOW, WORLD } from '../test/world.ts';
import { queryClient } from './query-client.ts';
import { AdminRoutes } from './routes.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p> }));

const admin = () =>
  useSession.setState({
    ...{ status: 'ready', token: 't', user: null, business: null, admin: { role: 'admin' } },
  });

walkScreens({
  client: queryClient,
  routes: <AdminRoutes />,
  world: WORLD,
  now: NOW,
  screens: [
    ['/admin', admin],
    ['/admin/support', admin],
    ['/admin/security', admin],
  ],
});
