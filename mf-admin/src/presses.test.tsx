import { vi } from 'vitest';
import { walkPresses } from '../../mf-shared/test/presses.tsx';
import { SCREENS } from '../test/screens.ts';
import { NOW, WORLD } from '../test/world.ts';
import { queryClient } from './query-client.ts';
import { AdminRoutes } from './routes.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p> }));

walkPresses({ client: queryClient, routes: <AdminRoutes />, world: WORLD, now: NOW, screens: SCREENS });
