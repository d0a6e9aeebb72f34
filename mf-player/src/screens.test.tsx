import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ServerEvent } from 'mf-shared/contracts/socket';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLeftovers } from '../../mf-shared/test/leftovers.ts';
import { stubLive } from '../../mf-shared/test/live.ts';
import { outline } from '../../mf-shared/test/outline.ts';
import { signIn } from '../test/harness.tsx';
import { NOW, WORLD } from '../test/world.ts';
import { queryClient } from './query-client.ts';
import { PlayerRoutes } from './routes.tsx';

vi.mock('mf-shared/map', () => ({
  VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p>,
  MapPicker: () => <p>Harita</p>,
}));
vi.mock('mf-shared/ui/CaptchaField', () => ({ CaptchaField: () => <p>Robot değilim</p> }));

/** What reading is like: nothing has come yet, all is answered, or all is refused. */
let reading: 'slow' | 'well' | 'refused' = 'well';
let calls = { open: 0, asked: [] as string[] };
let answerAll = () => {};

beforeEach(() => {
  vi.setSystemTime(NOW);
  signIn();
  queryClient.clear();
  localStorage.clear();
  const now = { open: 0, asked: [] as string[] };
  calls = now;
  const gate = Promise.withResolvers<void>();
  answerAll = gate.resolve;
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname, searchParams } = new URL(input.url);
    const answer = WORLD[pathname.replace('/api/', '')];
    now.open += 1;
    now.asked.push(pathname.replace('/api/', ''));
    if (reading === 'slow') await gate.promise;
    now.open -= 1;
    if (reading === 'refused' || !answer) {
      return Response.json({ code: 'rate_limited', message: 'Biraz bekleyin.' }, { status: 429 });
    }
    return Response.json(answer(searchParams));
  });
});
afterEach(() => void vi.useRealTimers());

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PlayerRoutes />
    </MemoryRouter>,
  ).container;
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? '';
/** Until nothing more is asked for. */
const settled = (address: string) =>
  waitFor(() => {
    expect(title()).not.toBe('');
    // These come in a file of their own.
    if (address === '/search') screen.getByText('Size önerilenler');
    expect(document.querySelector('.bone, [aria-busy="true"]')).toBeNull();
    expect([calls.open, queryClient.isFetching()]).toEqual([0, 0]);
  });

/** Screens that are there at once but for some of their parts. */
const IN_PARTS = /account|create|teams/;
const SCREENS = [
  '/register-user',
  '/search',
  '/results?city=Isparta',
  '/ranking?city=Isparta',
  '/available-slots?businessId=v1',
  '/my-reservations',
  '/my-reservations?tab=past',
  '/my-reservations?tab=subscriptions',
  '/profile/user',
  '/account',
  '/user/u2',
  '/friends',
  '/friend-search',
  '/tournaments',
  '/tournament-create',
  '/tournament/t1',
  '/tournament/t2',
  '/tournament/t2/edit',
  '/challenges',
  '/challenge-create',
  '/lineups',
  '/lineups/create',
  '/matches',
  '/rate',
  '/teams',
  '/requests/opponent',
  '/requests/player',
  '/team-requests',
  '/requests/create?type=findTeam',
  '/requests/create?type=findOpponent',
];

it.each(SCREENS)(
  '%s says what it knows, and goes on saying it while that cannot be read again',
  async (address) => {
    reading = 'slow';
    const page = show(address);
    await waitFor(() => expect(title() !== '' || calls.open > 0).toBe(true));
    if (!IN_PARTS.test(address) && calls.open > 0)
      expect(page.querySelector('[aria-busy="true"]')).toBeTruthy();
    reading = 'well';
    answerAll();
    await settled(address);
    const shown = outline(page);
    expect(shown).toMatchSnapshot();
    reading = 'refused';
    await act(() => queryClient.invalidateQueries());
    await settled(address);
    expect(outline(page)).toBe(shown);
  },
);

it.each(SCREENS)('%s says what could not be read', async (address) => {
  reading = 'refused';
  const page = show(address);
  await settled(address);
  expect(outline(page)).toMatchSnapshot();
});

/** Whatever may be heard of what the screens show. */
const NEWS: [ServerEvent, unknown][] = [
  ['slotsChanged', { businessId: 'v1', dates: ['2026-11-20'] }],
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

it.each(SCREENS)('%s reads anew what there is news of, and leaves nothing behind', async (address) => {
  reading = 'well';
  answerAll();
  const live = stubLive();
  const left = watchLeftovers();
  show(address);
  await settled(address);
  const readAnew = async (happen: () => Promise<unknown>) => {
    calls.asked.length = 0;
    await happen();
    await settled(address);
    return [...new Set(calls.asked)].sort();
  };
  const followed: Record<string, unknown> = {
    watches: [...live.weeks(), ...Array(live.ads()).fill('ads')],
    every: left.intervals(),
    gap: await readAnew(live.resume),
  };
  for (const [event, data] of NEWS) {
    const reads = await readAnew(() => live.say(event, data as never));
    const { type = '' } = data as { type?: string };
    if (reads.length > 0) followed[`${event} ${type}`.trim()] = reads;
  }
  expect(followed).toMatchSnapshot();
  cleanup();
  expect([live.listening(), live.weeks(), live.ads(), left.listeners(), left.intervals()]).toEqual([
    0,
    [],
    0,
    [],
    [],
  ]);
});
