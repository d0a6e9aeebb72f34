import { vi } from 'vitest';
import { walkPresses } from '../../mf-shared/test/presses.tsx';
import { announcement, LOOKS, SCHEDULED, SENDING, WITHDRAWN } from '../test/announcements.ts';
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
  answers: {
    'POST admin/announcements/preview': () => LOOKS,
    'PUT admin/announcements/a1': () => announcement({ version: 2 }),
    'PUT admin/announcements/a2': () => ({ ...SCHEDULED, version: 3 }),
    'POST admin/announcements/a1/send': () => SENDING,
    'POST admin/announcements/a1/cancel': () => announcement({ state: 'cancelled', endedAt: NOW }),
    'POST admin/announcements/a2/cancel': () => ({ ...SCHEDULED, state: 'cancelled', endedAt: NOW }),
    'POST admin/announcements/a3/cancel': () => ({ ...SENDING, state: 'cancelled', endedAt: NOW }),
    'POST admin/announcements/a4/withdraw': () => WITHDRAWN,
  },
});
