import { vi } from 'vitest';
import { walkScreens } from '../../mf-shared/test/screens.tsx';
import { SCREENS } from '../test/screens.ts';
import { NOW, WORLD } from '../test/world.ts';
import { queryClient } from './query-client.ts';
import { AdminRoutes } from './routes.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p> }));

walkScreens({
  client: queryClient,
  routes: <AdminRoutes />,
  world: WORLD,
  now: NOW,
  news: [['pendingChanged', {}]],
  screens: SCREENS,
});
