import { screen } from '@testing-library/react';
import type { ServerEvent } from 'mf-shared/contracts/socket';
import { vi } from 'vitest';
import { walkScreens } from '../../mf-shared/test/screens.tsx';
import { SCREENS } from '../test/screens.ts';
import { NOW, WORLD } from '../test/world.ts';
import remote from './remote.tsx';

vi.mock('mf-shared/map', () => ({
  VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p>,
  MapPicker: () => <p>Harita</p>,
}));
vi.mock('mf-shared/map/VenuesMap', () => import('../test/venues-map.tsx'));
vi.mock('mf-shared/ui/CaptchaField', () => ({ CaptchaField: () => <p>Robot değilim</p> }));

const NEWS: [ServerEvent, unknown][] = [
  ['slotsChanged', { businessId: 'v1', dates: ['2026-11-20'] }],
  ['hoursChanged', { city: 'Isparta', dates: ['2026-11-20'] }],
  ['rosterChanged', { code: 'acik' }],
  ['reservationChanged', { businessId: 'v1' }],
  ['subscriptionChanged', {}],
  ['waitingChanged', { businessId: 'v1' }],
  ['matchChanged', {}],
  ['friendshipChanged', { userId: 'u2', status: 'accepted', direction: null, id: 'f1', _id: 'f1' }],
  ['notification', { link: '/tournament/t1' }],
  ['requestsChanged', { type: 'findOpponent', city: 'Isparta' }],
  ['requestsChanged', { type: 'findPlayer', city: 'Isparta' }],
  ['requestsChanged', { type: 'findTeam', city: 'Isparta' }],
];

walkScreens({
  client: remote.queryClient,
  routes: <remote.Routes />,
  world: WORLD,
  now: NOW,
  screens: SCREENS,
  news: NEWS,
  arrived: (address) => void (address === '/search' && screen.getByText('Size önerilenler')),
});
