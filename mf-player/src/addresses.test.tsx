import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readsOf, stubApi } from '../../mf-shared/test/support.tsx';
import { renderAt, signIn } from '../test/harness.tsx';
import { NOW, venue, WORLD } from '../test/world.ts';
import { useScrollMemory } from './common/useScrollMemory.ts';
import { PlayerAdsPage } from './features/ads/AdsPage.tsx';
import { CreateAdPage } from './features/ads/CreateAdPage.tsx';
import { ChallengesPage } from './features/challenges/ChallengesPage.tsx';
import { FriendSearchPage } from './features/friends/FriendSearchPage.tsx';
import { RankingPage } from './features/ranking/RankingPage.tsx';
import { MyReservationsPage } from './features/reservations/MyReservationsPage.tsx';
import { ResultsPage } from './features/results/ResultsPage.tsx';
import { Reviews } from './features/results/Reviews.tsx';
import { MySubscriptions } from './features/subscriptions/MySubscriptions.tsx';
import { TournamentsPage } from './features/tournaments/TournamentsPage.tsx';

beforeEach(() => {
  vi.setSystemTime(NOW);
  signIn();
});

const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const city = async () => userEvent.selectOptions(await screen.findByLabelText('Şehir:'), 'Muş');

type Choice = { screen: ReactNode; choose: () => Promise<void>; query?: string };
const search = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);
const CHOICES: Record<string, Choice> = {
  'the past reservations': { screen: <MyReservationsPage />, choose: () => tab('Geçmiş') },
  'a type of challenges': { screen: <ChallengesPage />, choose: () => tab('Eksik oyuncu') },
  'a city of tournaments': { screen: <TournamentsPage />, choose: city },
  'a city of ads': { screen: <PlayerAdsPage />, choose: city },
  'a city of the ranking': { screen: <RankingPage />, choose: city },
  'a city of players': { screen: <FriendSearchPage />, choose: city },
  'a name of players': { screen: <FriendSearchPage />, choose: () => search('ece') },
  'a name of venues': { screen: <ResultsPage />, choose: () => search('göl'), query: '?city=Isparta' },
  'a type of ad': {
    screen: <CreateAdPage />,
    choose: () => userEvent.click(screen.getByLabelText(/Takım arıyorum/)),
  },
};

it.each(Object.entries(CHOICES))('choosing %s is no step of its own on the way back', async (_, choice) => {
  const { screen: page, choose, query = '' } = choice;
  stubApi(readsOf(WORLD));
  const { router, location } = renderAt('/before', { '/before': <p>Önceki</p>, '/here': page });
  await act(() => router.navigate(`/here${query}`));
  const before = location();
  await choose();
  await waitFor(() => expect(location()).not.toBe(before));
  await act(() => router.navigate(-1));
  expect(location()).toBe('/before');
});

const LISTS: Record<string, { screen: ReactNode; asked: (string | null)[] }> = {
  players: { screen: <FriendSearchPage />, asked: [null] },
  venues: { screen: <ResultsPage />, asked: [] },
  'the ranking': { screen: <RankingPage />, asked: [] },
};

it.each(Object.entries(LISTS))('a city that there is not is not asked for (%s)', async (_, list) => {
  const requests = stubApi(readsOf(WORLD));
  renderAt('/?city=Atlantis', { '/': list.screen });
  await act(async () => {});
  const cities = requests.map(({ url }) => new URL(url).searchParams).filter((query) => !query.has('ids'));
  expect(cities.map((query) => query.get('city'))).toEqual(list.asked);
});

type Paged = { screen: ReactNode; path: string; query?: string; rows?: () => unknown; more?: string };
const PAGED: Record<string, Paged> = {
  challenges: { screen: <ChallengesPage />, path: 'challenges' },
  venues: { screen: <ResultsPage />, path: 'business/search', query: '?city=Isparta' },
  'the ranking': { screen: <RankingPage />, path: 'business/ranking' },
  reviews: {
    screen: <Reviews venue={venue('v1', 'Çınar')} />,
    path: 'business/v1/ratings',
    rows: () => venue('v1', '').ratings,
    more: 'Daha fazla yorum',
  },
  subscriptions: {
    screen: <MySubscriptions />,
    path: 'subscription/mine',
    rows: () => ({ ...(WORLD['subscription/mine']?.(new URLSearchParams()) as object), nextCursor: 'two' }),
  },
};

it.each(Object.entries(PAGED))(
  'the next page of %s is asked for once, and again after it failed',
  async (_, list) => {
    const { screen: page, path, query = '', rows = WORLD[path], more = 'Daha fazla göster' } = list;
    const cursors: string[] = [];
    let fail = () => {};
    stubApi({
      ...readsOf(WORLD),
      [`GET ${path}`]: ({ url }) => {
        const cursor = new URL(url).searchParams.get('cursor');
        if (!cursor) {
          return Response.json(rows?.(new URLSearchParams()), { headers: { 'X-Next-Cursor': 'two' } });
        }
        cursors.push(cursor);
        return new Promise((answer) => {
          fail = () => answer(null);
        });
      },
    });
    renderAt(`/${query}`, { '/': page });
    const button = await screen.findByRole('button', { name: more });
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(cursors).toEqual(['two']);
    fail();
    expect((await screen.findByRole('alert')).textContent).toBe('Devamı yüklenemedi. Lütfen tekrar deneyin.');
    await userEvent.click(button);
    expect(cursors).toEqual(['two', 'two']);
  },
);

function List() {
  const [ready, setReady] = useState(false);
  useScrollMemory(ready);
  return (
    <button type="button" onClick={() => setReady(true)}>
      Geldi
    </button>
  );
}

it('a list stands where it was left once it is there again, and at its top when it is opened anew', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const scroll = (top: number) => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  };
  const arrives = () => userEvent.click(screen.getByRole('button', { name: 'Geldi' }));
  const { router } = renderAt('/one', { '/list': <List />, '/one': <p>Bir</p> });
  await act(() => router.navigate('/list'));
  await arrives();
  scroll(300);
  await act(() => router.navigate('/one'));
  scroll(0);
  await act(() => router.navigate(-1));
  expect(scrolled).not.toHaveBeenCalled();
  await arrives();
  expect(scrolled.mock.calls).toEqual([[{ top: 300, behavior: 'instant' }]]);
  await act(() => router.navigate('/one'));
  await act(() => router.navigate('/list'));
  await arrives();
  expect(scrolled).toHaveBeenCalledOnce();
});
