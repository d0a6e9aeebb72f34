import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from 'mf-shared/schedule';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { cup, TODAY } from '../../../test/tournaments.tsx';
import { TournamentCreatePage } from './TournamentCreatePage.tsx';

vi.mock('mf-shared/map', () => import('../../../../mf-shared/test/map.tsx'));

beforeEach(signIn);

const create = () =>
  renderAt('/tournament-create', {
    '/tournament-create': <TournamentCreatePage />,
    '/tournament/:id': <p>turnuva</p>,
  });
const announce = () => userEvent.click(screen.getByRole('button', { name: 'Turnuvayı Duyur' }));

async function fill(date = addDays(TODAY, 3)) {
  await userEvent.type(screen.getByLabelText(/^Turnuva adı/), 'Gece Kupası');
  await userEvent.type(screen.getByLabelText(/^Tarih/), date);
  await userEvent.type(screen.getByLabelText(/^Katılım ücreti/), '1.500');
}

test('a tournament is announced with the city of the clicked point', async () => {
  const api = stubApi({
    'GET geo/reverse': () => ({ body: { city: 'Burdur' } }),
    'POST tournaments/create': () => ({
      status: 201,
      body: { message: 'Turnuva oluşturuldu.', tournament: cup() },
    }),
  });
  const { location, router } = create();
  await fill();
  await userEvent.click(screen.getByText('Haritaya tıkla'));
  await waitFor(() => expect((screen.getByLabelText(/^Şehir/) as HTMLSelectElement).value).toBe('Burdur'));
  await announce();
  await waitFor(() => expect(location()).toBe('/tournament/t1'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(await api.named('POST tournaments/create')[0]?.request.json()).toEqual({
    name: 'Gece Kupası',
    date: addDays(TODAY, 3),
    location: { city: 'Burdur', coordinates: [32.85, 39.92] },
    fee: 1500,
    capacity: 16,
  });
  expect(screen.getByText('Turnuva oluşturuldu.')).toBeTruthy();
});

test('what is missing is marked, and nothing is sent', async () => {
  const api = stubApi({});
  create();
  await userEvent.selectOptions(screen.getByLabelText(/^Şehir/), '');
  await userEvent.clear(screen.getByLabelText(/^Kontenjan/));
  await userEvent.type(screen.getByLabelText(/^Kontenjan/), '99');
  await announce();
  for (const sentence of [
    'Turnuvaya bir ad verin.',
    'Geçerli bir tarih seçin.',
    'Katılım ücretini yazın.',
    'Listeden bir şehir seçin.',
    '4 ile 64 arasında bir sayı yazın.',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Turnuva adı/)));
  expect(api.calls).toEqual([]);
});

test('a day that has passed is refused', async () => {
  const api = stubApi({});
  create();
  await fill(addDays(TODAY, -1));
  await announce();
  expect(screen.getByText('Geçmiş bir tarih seçemezsiniz.')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

test('a tournament may be on the day on which it is announced', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T20:59:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const api = stubApi({});
  create();
  await fill('2026-11-18');
  await announce();
  expect(await screen.findByText('Turnuva oluşturulamadı.')).toBeTruthy();
  expect(api.named('POST tournaments/create')).toHaveLength(1);
});

test('a failure keeps what was typed', async () => {
  stubApi({});
  create();
  await fill();
  await announce();
  expect(await screen.findByText('Turnuva oluşturulamadı.')).toBeTruthy();
  expect((screen.getByLabelText(/^Turnuva adı/) as HTMLInputElement).value).toBe('Gece Kupası');
});
