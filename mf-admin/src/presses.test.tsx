import { vi } from 'vitest';
import { walkPresses } from '../../mf-shared/test/presses.tsx';
import { SCREENS } from '../test/screens.ts';
import { NOW, WORLD } from '../test/world.ts';
import remote from './remote.tsx';

vi.mock('mf-shared/map', () => ({
  VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p>,
  MapPicker: () => <p>Haritadan seçin</p>,
}));

walkPresses({
  client: remote.queryClient,
  routes: <remote.Routes />,
  world: WORLD,
  now: NOW,
  screens: SCREENS,
});
