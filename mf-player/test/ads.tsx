import type { Ad } from 'mf-shared/contracts/ads';
import { OpponentAdsPage, PlayerAdsPage, TeamAdsPage } from '../src/features/ads/AdsPage.tsx';
import { CreateAdPage } from '../src/features/ads/CreateAdPage.tsx';
import { renderAt } from './harness.tsx';

export const poster = (id: string, fullName: string): Ad['user'] => ({
  _id: id,
  id,
  fullName,
  photo: null,
  position: 'Kanat',
  rating: 71,
});
export const ad = (change: Partial<Ad> = {}): Ad => ({
  _id: 'r1',
  id: 'r1',
  type: 'findPlayer',
  location: { city: 'Muş' },
  teamSize: null,
  lineupId: null,
  lineup: null,
  position: null,
  positionNeeded: 'Stoper',
  description: 'Salı akşamı',
  user: poster('u5', 'Ece Ak'),
  createdAt: '2026-11-18T11:00:00Z',
  expiresAt: '2026-11-25T11:00:00Z',
  ...change,
});
const SCREENS = {
  '/requests/opponent': <OpponentAdsPage />,
  '/requests/player': <PlayerAdsPage />,
  '/team-requests': <TeamAdsPage />,
  '/requests/create': <CreateAdPage />,
};
export const start = (address: string) => renderAt(address, SCREENS);
