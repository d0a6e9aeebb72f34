import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { addDays } from 'mf-shared/schedule';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { at, NOW, reservation, TODAY } from '../../../test/world.ts';
import { MyReservationsPage } from './MyReservationsPage.tsx';

const MENU = /^Diğer işlemler/;
const rateable = (startsAt: number) => ({
  body: [{ id: 'm1', startsAt: new Date(startsAt).toISOString() }],
});
function start(own: Reservation, more: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    'GET reservations/mine': () => ({ body: { reservations: [own], nextCursor: null } }),
    ...more,
  });
  return { api, ...renderAt('/my-reservations?tab=past', { '/my-reservations': <MyReservationsPage /> }) };
}
const past = (days: number, part: Partial<Reservation> = {}) =>
  reservation('r1', addDays(TODAY, -days), part);

async function menu() {
  await userEvent.click(await screen.findByRole('button', { name: MENU }));
  return within(screen.getByRole('dialog'));
}
const namesIn = (dialog: Awaited<ReturnType<typeof menu>>) =>
  dialog.getAllByRole('button').flatMap(({ textContent }) => textContent || []);

beforeEach(() => {
  vi.setSystemTime(NOW);
  onTestFinished(() => void vi.useRealTimers());
  signIn();
});

test.each([
  ['the week before last', past(10), '2026-11-22'],
  ['a night earlier this week', past(2), '2026-11-23'],
  ['an hour of today that runs', past(0, { startsAt: NOW - 1 }), '2026-11-25'],
  [
    'an hour past midnight',
    past(7, { timeSlot: '00:00-01:00', startsAt: at(addDays(TODAY, -7), 24) }),
    '2026-11-18',
  ],
])('%s leads to the same hour of the next such night', async (_, own, date) => {
  start(own);
  const again = await screen.findByRole('link', { name: 'Tekrar Ayırt' });
  const params = new URLSearchParams(again.getAttribute('href')?.split('?')[1]);
  expect([params.get('businessId'), params.get('line')]).toEqual(['v1', `f1~${date}~${own.timeSlot}`]);
});

test('a played hour can be reviewed', async () => {
  const { api } = start(past(20), {
    'POST business/v1/ratings': () => ({ body: { message: 'Tamam.' } }),
  });
  await userEvent.click((await menu()).getByRole('button', { name: 'Yorum Yap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Çınar Halı Saha için yorum' }));
  await userEvent.click(dialog.getByRole('radio', { name: /^4/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText('Yorum ve puan başarıyla eklendi!')).toBeTruthy();
  expect(api.calls.filter(({ request }) => request.method === 'POST')).toHaveLength(1);
  // Matches of so long ago are rated no more.
  expect(api.calls.some(({ name }) => name.startsWith('GET matches'))).toBe(false);
});

test.each([
  ['was cancelled', past(20, { status: 'cancelled' })],
  ['was missed', past(20, { attendance: 'no_show' })],
  ['is not over', past(0, { startsAt: NOW - 1, endsAt: NOW + 1, status: 'approved' })],
])('an hour that %s is not reviewed here', async (_, own) => {
  start(own, { 'GET matches/u1': () => ({ body: [] }) });
  expect(namesIn(await menu())).toEqual(['Mesajlaş']);
});

test('the players of a match at that hour can be rated, of another hour not', async () => {
  const own = past(3);
  const { location, unmount } = start(own, { 'GET matches/u1': () => rateable(own.startsAt) });
  const dialog = await menu();
  const rate = await dialog.findByRole('button', { name: 'Oyuncuları Puanla' });
  expect(namesIn(dialog)).toEqual(['Yorum Yap', 'Oyuncuları Puanla', 'Mesajlaş']);
  await userEvent.click(rate);
  expect(location()).toBe('/rate');
  unmount();
  const other = start(own, { 'GET matches/u1': () => rateable(own.startsAt - 1) });
  await waitFor(() => expect(other.api.named('GET matches/u1')).toHaveLength(1));
  expect(namesIn(await menu())).toEqual(['Yorum Yap', 'Mesajlaş']);
  await userEvent.click(screen.getByRole('button', { name: 'Mesajlaş' }));
  expect(other.location()).toBe('/chat?receiverId=v1&receiverModel=Business');
});
