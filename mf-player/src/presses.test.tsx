import { vi } from 'vitest';
import { walkPresses } from '../../mf-shared/test/presses.tsx';
import { CHANGED, SCREENS } from '../test/screens.ts';
import { NOW, WORLD } from '../test/world.ts';
import remote from './remote.tsx';

vi.mock('mf-shared/map', () => ({
  VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p>,
  MapPicker: () => <p>Harita</p>,
}));
vi.mock('mf-shared/map/VenuesMap', () => import('../test/venues-map.tsx'));
vi.mock('mf-shared/ui/CaptchaField', () => ({ CaptchaField: () => <p>Robot değilim</p> }));

walkPresses({
  ...{ client: remote.queryClient, routes: <remote.Routes />, world: WORLD, now: NOW, screens: SCREENS },
  answers: CHANGED,
  preload: () =>
    Promise.all([
      import('./features/results/ResultsPage.tsx'),
      import('./features/results/ReviewDialog.tsx'),
      import('./features/card-picture/picture.ts'),
    ]),
});
