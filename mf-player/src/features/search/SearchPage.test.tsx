import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, currentNight, istanbulMidnight } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { HOUR_MS } from 'mf-shared/time';
import { expect, onTestFinished, test, vi } from 'vitest';
import { later, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { recentCities, rememberCity } from './recent-cities.ts';
import { SearchPage } from './SearchPage.tsx';

const NOTHING_BOOKED = {
  'GET reservations/mine': () => ({ body: { reservations: [], nextCursor: null } }),
  'GET subscription/mine': () => ({ body: { requests: [], nextCursor: null } }),
};
const start = () => renderAt('/search', { '/search': <SearchPage /> });
const city = () => screen.getByLabelText(/^Şehir:/) as HTMLSelectElement;
const show = () => userEvent.click(screen.getByRole('button', { name: 'Sahaları Göster' }));

test('a city leads to its results and is remembered for the next visit', async () => {
  const api = stubApi({ 'GET business/search': () => ({ body: [] }) });
  const { location, unmount } = start();
  await userEvent.selectOptions(city(), 'Muğla');
  await show();
  await waitFor(() => expect(location()).toBe(`/results?city=${encodeURIComponent('Muğla')}`));
  expect(api.calls[0]?.url.searchParams.get('city')).toBe('Muğla');
  unmount();
  start();
  expect(city().value).toBe('Muğla');
});

test('without a city nothing is asked', async () => {
  const api = stubApi({});
  start();
  await show();
  expect(screen.getByText('Şehir bulunamadı.')).toBeTruthy();
  expect(document.activeElement).toBe(city());
  expect(api.calls).toEqual([]);
});

test.each([
  [400, 'validation', 'Şehir bulunamadı.'],
  [404, 'not_found', 'Şehir bulunamadı.'],
  [500, 'internal', 'Bir hata oluştu, lütfen tekrar deneyin.'],
])('an answer of %i says so and stays', async (status, code, sentence) => {
  localStorage.clear();
  stubApi({ 'GET business/search': () => ({ status, body: { message: 'x', code } }) });
  const { location } = start();
  await userEvent.selectOptions(city(), 'Van');
  await show();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(location()).toBe('/search');
  expect(city().value).toBe('Van');
  expect(recentCities()).not.toContain('Van');
});

test('a failure is forgotten while the search runs again', async () => {
  let answer: Promise<{ body: unknown }> = Promise.reject(new TypeError('No connection'));
  answer.catch(() => {});
  stubApi({ 'GET business/search': () => answer });
  start();
  await userEvent.selectOptions(city(), 'Van');
  await show();
  expect(await screen.findByRole('alert')).toBeTruthy();
  answer = new Promise(() => {});
  await show();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a search that is answered late leads nobody away who has left', async () => {
  const answer = later<{ body: unknown }>();
  const api = stubApi({ 'GET business/search': () => answer.promise });
  const { location, router, queries } = start();
  await userEvent.click(screen.getByRole('button', { name: 'İzmir' }));
  expect(screen.getByRole('button', { name: 'Sahaları Göster' }).getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(api.calls).toHaveLength(1));
  await act(() => router.navigate('/elsewhere'));
  await act(async () => answer.resolve({ body: [] }));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  await act(() => import('../results/ResultsPage.tsx'));
  expect(location()).toBe('/elsewhere');
});

test('that there is no such city is said until another one is chosen', async () => {
  localStorage.clear();
  stubApi({});
  start();
  await show();
  expect(screen.getByText('Şehir bulunamadı.')).toBeTruthy();
  await userEvent.selectOptions(city(), 'Van');
  expect(screen.queryByText('Şehir bulunamadı.')).toBeNull();
});

test('that there is no such city is not said of another one that is looked for', async () => {
  localStorage.clear();
  stubApi({ 'GET business/search': () => new Promise<never>(() => {}) });
  start();
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'İzmir' }));
  expect(screen.queryByText('Şehir bulunamadı.')).toBeNull();
  expect(city().value).toBe('İzmir');
});

test('one press on a popular city is a search', async () => {
  stubApi({ 'GET business/search': () => ({ body: [] }) });
  const { location } = start();
  await userEvent.click(screen.getByRole('button', { name: 'İzmir' }));
  await waitFor(() => expect(location()).toBe(`/results?city=${encodeURIComponent('İzmir')}`));
});

test('no other city can be pressed while one is looked for', async () => {
  rememberCity('Van');
  stubApi({ 'GET business/search': () => new Promise<never>(() => {}) });
  start();
  const chip = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const others = () => ['Van', 'Ankara'].map((name) => chip(name).disabled);
  expect(others()).toEqual([false, false]);
  await userEvent.click(chip('İzmir'));
  expect(others()).toEqual([true, true]);
});

test('a city that was searched stands once among the chips, and a player with a city is shown none', () => {
  localStorage.clear();
  rememberCity('İzmir');
  const { unmount } = start();
  expect(screen.getAllByRole('button', { name: 'İzmir' })).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Çok aranan şehirler' })).toBeTruthy();
  unmount();
  signIn();
  start();
  expect(city().value).toBe('İzmir');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sahaları Göster']);
});

test('a player sees the next match and tonight’s hours of their city, soonest first', async () => {
  localStorage.clear();
  signIn();
  const night = currentNight(Date.now());
  const hour = (date: string, clock: number) => ({
    ...{ fieldId: 'f', fieldName: 'Saha', date, price: 900, timeSlot: `${clock}:00-${clock + 1}:00` },
    startsAt: istanbulMidnight(date) + clock * HOUR_MS,
  });
  const venue = (id: string, nextHours: object[]) => ({ id, businessName: `Saha ${id}`, nextHours });
  const booking = (id: string, status: string, days: number) => ({
    ...{ id, status, businessId: 'b', businessName: `Sahil ${id}` },
    ...hour(addDays(night, days), 20),
  });
  stubApi({
    'GET business/search': () => ({
      body: [venue('a', [hour(night, 23), hour(addDays(night, 1), 18)]), venue('b', [hour(night, 22)])],
    }),
    'GET reservations/mine': () => ({
      body: {
        reservations: [booking('c', 'approved', 5), booking('b', 'approved', 3), booking('a', 'pending', 2)],
        nextCursor: null,
      },
    }),
    'GET subscription/mine': () => ({ body: { requests: [], nextCursor: null } }),
  });
  start();
  const next = await screen.findByRole('link', { name: /^Sıradaki maçınız: 20:00 Sahil b / });
  expect(next.getAttribute('href')).toBe('/my-reservations');
  const tonight = await screen.findByRole('region', { name: 'Bu akşam boş saatler' });
  await waitFor(() =>
    expect(
      within(tonight)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^22:00 .*Saha b$/), expect.stringMatching(/^23:00 .*Saha a$/)]),
  );
});

test('after midnight, a full rest of the night gives way to the coming evening', async () => {
  vi.setSystemTime('2026-11-19T00:30:00+03:00');
  onTestFinished(() => void vi.useRealTimers());
  localStorage.clear();
  signIn();
  const hour = {
    ...{ fieldId: 'f', fieldName: 'Saha', price: 900, date: '2026-11-19', timeSlot: '21:00-22:00' },
    startsAt: Date.parse('2026-11-19T21:00:00+03:00'),
  };
  stubApi({
    'GET business/search': () => ({ body: [{ id: 'a', businessName: 'Saha a', nextHours: [hour] }] }),
    ...NOTHING_BOOKED,
  });
  start();
  expect(await screen.findByRole('link', { name: /^21:00 .*Saha a$/ })).toBeTruthy();
});

test('without a match and without a free hour the place says so, and leads on', async () => {
  localStorage.clear();
  signIn();
  stubApi({
    'GET business/search': () => ({ body: [] }),
    ...NOTHING_BOOKED,
  });
  start();
  expect(await screen.findByRole('link', { name: 'Rezervasyonlarım' })).toBeTruthy();
  expect(await screen.findByText(/Bu akşam için boş saat görünmüyor/)).toBeTruthy();
});

test('hours and a match that cannot be read are not called taken or none, and can be read again', async () => {
  localStorage.clear();
  signIn();
  stubApi({});
  start();
  const tonight = await screen.findByRole('region', { name: 'Bu akşam boş saatler' });
  expect(await within(tonight).findByText(/Boş saatler şu anda alınamadı/)).toBeTruthy();
  expect(await screen.findByText(/Sıradaki maçınız alınamadı/)).toBeTruthy();
  stubApi({ 'GET business/search': () => ({ body: [] }) });
  await userEvent.click(within(tonight).getByRole('button', { name: 'Tekrar dene' }));
  expect(await within(tonight).findByText(/Bu akşam için boş saat görünmüyor/)).toBeTruthy();
});

test('a player who never searched starts with their own city', () => {
  signIn();
  start();
  expect(city().value).toBe('Isparta');
});

test('details that come late bring the city along, and do not overrule a choice', async () => {
  signIn();
  const { user } = useSession.getState();
  useSession.setState({ status: 'loading', user: null, token: 'a token' });
  start();
  expect(city().value).toBe('');
  act(() => useSession.setState({ status: 'ready', user }));
  expect(city().value).toBe('Isparta');
  await userEvent.selectOptions(city(), 'Van');
  act(() => useSession.setState({ user: user && { ...user, city: 'Muğla' } }));
  expect(city().value).toBe('Van');
});

test('the newest cities are kept once each, and what is no city is forgotten', () => {
  for (const name of ['Van', 'Muş', 'Rize', 'Van', 'Ordu', 'Kars']) rememberCity(name);
  expect(recentCities()).toEqual(['Kars', 'Ordu', 'Van', 'Rize']);
  localStorage.setItem('topla.recent-cities', '["Atlantis", 3, "Van"]');
  expect(recentCities()).toEqual(['Van']);
  localStorage.setItem('topla.recent-cities', '{');
  expect(recentCities()).toEqual([]);
});
