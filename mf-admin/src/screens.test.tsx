import { vi } from 'vitest';
import { walkScreens } from '../../mf-shared/test/screens.tsx';
import { SCREENS } from '../test/screens.ts';
import { NOW, WORLD } from '../test/world.ts';
import remote from './remote.tsx';

vi.mock('mf-shared/map', () => ({
  VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p>,
  MapPicker: () => <p>Haritadan seçin</p>,
}));

walkScreens({
  client: remote.queryClient,
  routes: <remote.Routes />,
  world: WORLD,
  now: NOW,
  news: [
    ['pendingChanged', {}],
    ['queueChanged', { id: 's1' }],
    ['announcementChanged', { id: 'a1' }],
  ],
  screens: SCREENS,
});
