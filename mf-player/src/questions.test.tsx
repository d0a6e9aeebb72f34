import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { slowChanges } from '../../mf-shared/test/forms.ts';
import { subscription, weeksOf } from '../../mf-shared/test/subscriptions.ts';
import { readsOf } from '../../mf-shared/test/support.tsx';
import { renderAt, signIn } from '../test/harness.tsx';
import { match } from '../test/match.ts';
import { cup, friendship, NOW, WORLD } from '../test/world.ts';
import { PlayerAdsPage } from './features/ads/AdsPage.tsx';
import { ChallengesPage } from './features/challenges/ChallengesPage.tsx';
import { FriendsPage } from './features/friends/FriendsPage.tsx';
import { LineupsPage } from './features/lineups/LineupsPage.tsx';
import { MatchesPage } from './features/matches/MatchesPage.tsx';
import { MyReservationsPage } from './features/reservations/MyReservationsPage.tsx';
import { TournamentPage } from './features/tournaments/TournamentPage.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null }));

type Question = {
  screen: ReactNode;
  /** The menu with the button that asks. */
  menu?: RegExp;
  /** The button that asks, and the button that confirms. */
  ask: string | RegExp;
  yes: string;
  address?: string;
  path?: string;
  reads?: Record<string, () => unknown>;
};
const MENU = /^Diğer işlemler/;
const TOURNAMENT = { screen: <TournamentPage />, path: '/tournament/:id' };
const SUBSCRIPTIONS = {
  ...{ screen: <MyReservationsPage />, address: '/?tab=subscriptions' },
  reads: {
    'GET subscription/mine': () => ({
      requests: [subscription('s1', { status: 'approved', occurrences: weeksOf([{}]) })],
      nextCursor: null,
    }),
  },
};
/** The questions whose subject stays after a no. */
const KEPT: Record<string, Question> = {
  'a reservation': { screen: <MyReservationsPage />, menu: MENU, ask: 'İptal Et', yes: 'İptal Et' },
  'a subscription': { ...SUBSCRIPTIONS, ask: 'Aboneliği Sonlandır', yes: 'Sonlandır' },
  'a week': { ...SUBSCRIPTIONS, ask: /Bu haftayı atla$/, yes: 'Haftayı Atla' },
  'a tournament': {
    ...{ ...TOURNAMENT, address: '/tournament/t2' },
    ...{ ask: 'Turnuvayı iptal et', yes: 'Turnuvayı İptal Et' },
  },
  'a challenge': { screen: <ChallengesPage />, ask: 'İlanı kaldır', yes: 'Kaldır' },
  'an ad': { screen: <PlayerAdsPage />, ask: 'İlanı Kaldır', yes: 'İlanı Kaldır' },
  'a lineup': { screen: <LineupsPage />, ask: 'Kartallar kadrosunu sil', yes: 'Sil' },
  'a match': { screen: <MatchesPage />, ask: 'Reddet', yes: 'Reddet' },
};
const QUESTIONS: Record<string, Question> = {
  ...KEPT,
  'a place': {
    ...{ ...TOURNAMENT, address: '/tournament/t1' },
    ...{ ask: 'Kaydımı sil', yes: 'Kaydımı Sil' },
    reads: { 'GET tournaments/t1': () => cup('t1', 'Gece Kupası', { isRegistered: true }) },
  },
  'a friend': {
    ...{ screen: <FriendsPage />, menu: MENU },
    ...{ ask: 'Arkadaşlıktan Çıkar', yes: 'Arkadaşlıktan Çıkar' },
  },
};
const ANSWER = {
  ...{ message: 'Tamam.', match: match(-1), tournament: cup('t1', 'Gece Kupası') },
  friendship: friendship('u2', { status: 'none' }),
};

beforeEach(() => {
  vi.setSystemTime(NOW);
  signIn();
});

async function press(name: string | RegExp) {
  const [button] = await screen.findAllByRole('button', { name });
  await userEvent.click(button as HTMLElement);
}

async function sayYes({ screen: page, menu, ask, yes, address = '/', path = '/', reads }: Question) {
  const calls = slowChanges({ ...readsOf(WORLD), ...reads });
  renderAt(address, { [path]: page });
  if (menu) await press(menu);
  await press(ask);
  const answer = within(screen.getByRole('dialog')).getByRole('button', { name: yes });
  await userEvent.click(answer);
  await waitFor(() => expect(calls.changes).toHaveLength(1));
  expect(answer.getAttribute('aria-busy')).toBe('true');
  return { ...calls, answer };
}

it.each(Object.entries(QUESTIONS))('the question about %s stands until it was done', async (_, question) => {
  const { answer, succeed } = await sayYes(question);
  expect(screen.getByRole('dialog').contains(answer)).toBe(true);
  await act(async () => succeed(ANSWER));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each(Object.entries(KEPT))(
  'the question about %s can be answered again after a failure',
  async (_, one) => {
    const { answer, fail, changes } = await sayYes(one);
    await act(async () => fail());
    await waitFor(() => expect(answer.getAttribute('aria-busy')).toBeNull());
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: one.yes }));
    await waitFor(() => expect(changes).toHaveLength(2));
  },
);
