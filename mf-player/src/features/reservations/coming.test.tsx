import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Occurrence } from 'mf-shared/contracts/subscriptions';
import { addDays } from 'mf-shared/schedule';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { subscription, weeksOf } from '../../../../mf-shared/test/subscriptions.ts';
import { later, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { at, NOW, reservation, TODAY } from '../../../test/world.ts';
import { MyReservationsPage } from './MyReservationsPage.tsx';

const night = (days: number, part: Partial<Occurrence> = {}): Partial<Occurrence> => {
  const date = addDays(TODAY, days);
  return { id: `n${days}`, date, startsAt: at(date, 22), cancelUntil: at(date, -2), ...part };
};
const running = (id: string, nights: Partial<Occurrence>[], part = {}) =>
  subscription(id, { businessName: `Yer ${id}`, status: 'approved', occurrences: weeksOf(nights), ...part });
const hours = {
  'GET reservations/mine': () => ({
    body: {
      reservations: [
        reservation('r2', addDays(TODAY, 4), { businessName: 'Yer r2' }),
        reservation('r1', addDays(TODAY, 1), { businessName: 'Yer r1' }),
        reservation('r0', addDays(TODAY, 2), { businessName: 'Yer r0', status: 'rejected' }),
      ],
      nextCursor: null,
    },
  }),
};
const weeks = (...requests: unknown[]) => ({
  'GET subscription/mine': () => ({ body: { requests, nextCursor: null } }),
});
const start = () => renderAt('/my-reservations', { '/my-reservations': <MyReservationsPage /> });
const places = async () => {
  await screen.findByText('Yer r1');
  return screen.getAllByRole('link', { name: /^Yer / }).map(({ textContent }) => textContent);
};
const card = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

beforeEach(() => {
  vi.setSystemTime(NOW);
  onTestFinished(() => void vi.useRealTimers());
  signIn();
});

test('the next held week of each subscription stands among the hours, in the order they are played', async () => {
  const api = stubApi({
    ...hours,
    ...weeks(
      running('s1', [night(-7), night(0, { status: 'skipped' }), night(2), night(9)]),
      running('s2', [night(6)]),
      running('s3', [night(3, { status: 'taken' })]),
      running('s4', [night(3)], { status: 'pending' }),
    ),
  });
  const { location } = start();
  expect(await places()).toEqual(['Yer r1', 'Yer s1', 'Yer r2', 'Yer s2', 'Yer r0']);
  expect(api.named('GET subscription/mine')[0]?.url.searchParams.get('status')).toBe('approved');
  expect(card('Yer s1').getByText('Her hafta')).toBeTruthy();
  expect(card('Yer s1').getByText("19 Kasım 22.00'ye kadar bu haftayı atlayabilirsiniz.")).toBeTruthy();
  await userEvent.click(card('Yer s1').getByRole('link', { name: 'Aboneliğe Git' }));
  expect(location()).toBe('/my-reservations?tab=subscriptions');
});

test('a week that comes first counts the days, and names whom to call once it can only be played', async () => {
  stubApi({ ...hours, ...weeks(running('s1', [night(0)])) });
  start();
  expect(await places()).toEqual(['Yer s1', 'Yer r1', 'Yer r2', 'Yer r0']);
  expect(card('Yer s1').getByText('Bugün')).toBeTruthy();
  expect(card('Yer s1').getByText(/işletmeyi arayın/)).toBeTruthy();
});

test('a week that is given away goes at once', async () => {
  const live = stubLive();
  let rows = [running('s1', [night(2)])];
  stubApi({ ...hours, 'GET subscription/mine': () => ({ body: { requests: rows, nextCursor: null } }) });
  start();
  expect(await places()).toContain('Yer s1');
  rows = [];
  await live.say('subscriptionChanged', {} as never);
  await waitFor(() => expect(screen.queryByText('Yer s1')).toBeNull());
});

test('the hours wait for no weeks, but nothing is called empty before these are known', async () => {
  const late = later<{ body: unknown }>();
  stubApi({ ...hours, 'GET subscription/mine': () => late.promise });
  const { unmount } = start();
  expect(await places()).toEqual(['Yer r1', 'Yer r2', 'Yer r0']);
  unmount();
  stubApi({
    'GET reservations/mine': () => ({ body: { reservations: [], nextCursor: null } }),
    'GET subscription/mine': () => late.promise,
  });
  start();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
  expect(screen.queryByText('Yaklaşan rezervasyonunuz yok.')).toBeNull();
  late.resolve({ body: { requests: [], nextCursor: null } });
  expect(await screen.findByText('Yaklaşan rezervasyonunuz yok.')).toBeTruthy();
});

test('while the weeks cannot be read the hours stand, and nothing is called empty', async () => {
  stubApi({ 'GET reservations/mine': () => ({ body: { reservations: [], nextCursor: null } }) });
  start();
  expect(await screen.findByText(/Aboneliklerinizin haftaları alınamadı/)).toBeTruthy();
  expect(screen.queryByText('Yaklaşan rezervasyonunuz yok.')).toBeNull();
});
