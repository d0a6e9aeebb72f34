import { vi } from 'vitest';
import { walkScreens } from '../../mf-shared/test/screens.tsx';
import { subscription } from '../../mf-shared/test/subscriptions.ts';
import { SCREENS } from '../test/screens.ts';
import { NOW, requests, WORLD } from '../test/world.ts';
import remote from './remote.tsx';

vi.mock('mf-shared/map', () => ({ MapPicker: () => <p>Harita</p> }));
vi.mock('mf-shared/ui/CaptchaField', () => ({ CaptchaField: () => <p>Robot değilim</p> }));

walkScreens({
  client: remote.queryClient,
  routes: <remote.Routes />,
  world: WORLD,
  now: NOW,
  news: [
    ['slotsChanged', { businessId: 'b1', dates: ['2026-11-18'] }],
    ['boardChanged', { businessId: 'b1', dates: ['2026-11-18'] }],
    ['reservationChanged', requests[0]],
    ['subscriptionChanged', subscription('s1')],
    ['waitingChanged', { businessId: 'b1' }],
    ['staffChanged', { staffId: 's1' }],
    ['notification', { id: 'n9', link: '/business/board' }],
    ['notificationsRead', { id: null }],
  ],
  screens: SCREENS,
});
