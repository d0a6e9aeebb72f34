import { screen } from '@testing-library/react';
import type { Tournament } from 'mf-shared/contracts/tournaments';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { TournamentPage } from '../src/features/tournaments/TournamentPage.tsx';
import { PLAYER, renderAt } from './harness.tsx';

export const TODAY = istanbulDate(Date.now());
export const ME = { _id: PLAYER.id, id: PLAYER.id, fullName: PLAYER.fullName, photo: null };

export const cup = (more: Partial<Tournament> = {}): Tournament => ({
  _id: 't1',
  id: 't1',
  name: 'Gece Kupası',
  date: addDays(TODAY, 5),
  location: { city: 'Isparta', coordinates: [30.55, 37.76] },
  fee: 1500,
  capacity: 16,
  organizer: { _id: 'u9', id: 'u9', fullName: 'Ayşe Öz' },
  participants: [],
  isFull: false,
  isPast: false,
  isCancelled: false,
  isRegistered: false,
  version: 3,
  ...more,
});
export const mine = (more: Partial<Tournament> = {}) =>
  cup({ participants: [ME], isRegistered: true, ...more });
export const show = () => renderAt('/tournament/t1', { '/tournament/:id': <TournamentPage /> });
export const register = () => screen.queryByRole('button', { name: 'Turnuvaya Kayıt Ol' });
