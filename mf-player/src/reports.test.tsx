import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readsOf, stubApi } from '../../mf-shared/test/support.tsx';
import { renderAt, signIn } from '../test/harness.tsx';
import { cup, NOW, venue, WORLD } from '../test/world.ts';
import { PhotoGallery } from './common/PhotoGallery.tsx';
import { ChallengesPage } from './features/challenges/ChallengesPage.tsx';
import { UserPage } from './features/profile/UserPage.tsx';
import { ReviewList } from './features/results/Reviews.tsx';
import { TournamentPage } from './features/tournaments/TournamentPage.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null }));

type Subject = { type: string; id: string };
type Case = {
  subject: Subject;
  /** The buttons that lead to the dialog for the reason. */
  presses: string[];
  screen: ReactNode;
  address?: string;
  path?: string;
};
const PHOTOS = ['/uploads/a.webp', '/uploads/b.webp'];
const about = (name: string) => `${name}: engelle ya da bildir`;
const CUP = { screen: <TournamentPage />, address: '/tournament/t1', path: '/tournament/:id' };

const CASES: Record<string, Case> = {
  'a challenge': {
    subject: { type: 'challenge', id: 'c1' },
    presses: [about('Can Öz'), 'Meydan okumayı bildir'],
    screen: <ChallengesPage />,
  },
  'who put up a challenge': {
    subject: { type: 'person', id: 'u2' },
    presses: [about('Can Öz'), 'Oyuncuyu bildir'],
    screen: <ChallengesPage />,
  },
  'a tournament': {
    ...CUP,
    subject: { type: 'tournament', id: 't1' },
    presses: [about('Ayşe Öz'), 'Turnuvayı bildir'],
  },
  'who organizes a tournament': {
    ...CUP,
    subject: { type: 'person', id: 'u9' },
    presses: [about('Ayşe Öz'), 'Oyuncuyu bildir'],
  },
  'a tournament of nobody': {
    ...{ ...CUP, address: '/tournament/t3' },
    subject: { type: 'tournament', id: 't3' },
    presses: ['Turnuvayı bildir'],
  },
  'a player': {
    ...{ screen: <UserPage />, address: '/user/u2', path: '/user/:userId' },
    subject: { type: 'person', id: 'u2' },
    presses: [about('Can Öz'), 'Oyuncuyu bildir'],
  },
  'a review': {
    subject: { type: 'review', id: 'y2' },
    presses: ['Yorumu bildir: Anonim'],
    screen: <ReviewList rows={venue('v1', 'Çınar').ratings} />,
  },
  'the photo that is shown': {
    subject: { type: 'photo', id: '/uploads/b.webp' },
    presses: ['2. fotoğrafı büyüt', 'Fotoğrafı bildir'],
    screen: <PhotoGallery photos={PHOTOS} title="Çınar" strip />,
  },
};

beforeEach(() => {
  vi.setSystemTime(NOW);
  signIn();
});

it.each(Object.entries(CASES))('%s is reported as itself', async (_, one) => {
  const { subject, presses, screen: page, address = '/', path = '/' } = one;
  const sent: unknown[] = [];
  stubApi({
    ...readsOf(WORLD),
    'GET tournaments/t3': () => cup('t3', 'Yaz Kupası', { organizer: null }),
    'POST reports': async (request) => {
      sent.push(((await request.json()) as { subject: Subject }).subject);
      return { message: 'Bildiriminiz bize ulaştı.' };
    },
  });
  renderAt(address, { [path]: page });
  for (const name of presses) await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.selectOptions(await screen.findByLabelText(/^Neden/), 'Dolandırıcılık');
  await userEvent.click(screen.getByRole('button', { name: 'Bildir' }));
  await waitFor(() => expect(sent).toEqual([subject]));
});
