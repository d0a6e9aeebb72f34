import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tournament } from 'mf-shared/contracts/tournaments';
import { addDays } from 'mf-shared/schedule';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { cup, ME, mine, register, show, TODAY } from '../../../test/tournaments.tsx';
import { TournamentEditPage } from './TournamentEditPage.tsx';

vi.mock('mf-shared/map', () => import('../../../../mf-shared/test/map.tsx'));

beforeEach(signIn);

const own = (more: Partial<Tournament> = {}) => cup({ organizer: ME, ...more });
const ownActions = () => screen.queryByRole('button', { name: 'Turnuvayı iptal et' });

test('the organizer calls it off after asking once, and the page says so', async () => {
  const other = { _id: 'u2', id: 'u2', fullName: 'Can Öz', photo: null };
  const there = own({ participants: [other] });
  const api = stubApi({
    'GET tournaments/t1': () => ({ body: there }),
    'DELETE tournaments/t1': () => ({
      body: { message: 'Turnuva iptal edildi.', tournament: { ...there, isCancelled: true, version: 4 } },
    }),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turnuvayı iptal et' }));
  expect(api.named('DELETE tournaments/t1')).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Kayıtlı 1 oyuncuya hemen haber verilir/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Turnuvayı İptal Et' }));
  expect(await screen.findByText('Turnuva iptal edildi.')).toBeTruthy();
  expect(screen.getByText('İptal edildi')).toBeTruthy();
  expect(screen.getByText(/Düzenleyen kişi bu turnuvayı iptal etti/)).toBeTruthy();
  expect(register()).toBeNull();
  expect(ownActions()).toBeNull();
});

test.each([
  ['somebody else’s', cup()],
  ['called off', own({ isCancelled: true })],
  ['past', own({ isPast: true, date: addDays(TODAY, -1) })],
])('one that is %s cannot be changed', async (_, tournament) => {
  stubApi({ 'GET tournaments/t1': () => ({ body: tournament }) });
  const page = show();
  await screen.findByText('Harita: Gece Kupası, Isparta');
  expect(ownActions()).toBeNull();
  expect(screen.queryByRole('link', { name: 'Turnuvayı düzenle' })).toBeNull();
  page.unmount();
  edit();
  expect(await screen.findByText('Bu turnuva değiştirilemez.')).toBeTruthy();
});

test('one that was called off offers nothing to those in it either', async () => {
  stubApi({ 'GET tournaments/t1': () => ({ body: mine({ isCancelled: true }) }) });
  show();
  expect(await screen.findByText(/Gelmenize gerek yok/)).toBeTruthy();
  expect(screen.queryByText(/Yeriniz ayrıldı/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kaydımı sil' })).toBeNull();
});

const edit = () =>
  renderAt('/tournament/t1/edit', {
    '/tournament/:id/edit': <TournamentEditPage />,
    '/tournament/:id': <p>turnuva</p>,
  });
const saveChange = () => userEvent.click(screen.getByRole('button', { name: 'Değişiklikleri Kaydet' }));
const fee = () => screen.getByLabelText(/^Katılım ücreti/) as HTMLInputElement;

test('the organizer changes it as it stands, and says which version they saw', async () => {
  const api = stubApi({
    'GET tournaments/t1': () => ({ body: own() }),
    'PUT tournaments/t1': () => ({ body: { message: 'Turnuva güncellendi.', tournament: own() } }),
  });
  const { location } = edit();
  expect(((await screen.findByLabelText(/^Turnuva adı/)) as HTMLInputElement).value).toBe('Gece Kupası');
  await userEvent.clear(fee());
  await userEvent.type(fee(), '750');
  await saveChange();
  await waitFor(() => expect(location()).toBe('/tournament/t1'));
  expect(screen.getByText('Turnuva güncellendi.')).toBeTruthy();
  expect(await api.named('PUT tournaments/t1')[0]?.request.json()).toEqual({
    name: 'Gece Kupası',
    date: addDays(TODAY, 5),
    location: { city: 'Isparta', coordinates: [30.55, 37.76] },
    fee: 750,
    capacity: 16,
    version: 3,
  });
});

test('what the server refuses stands at its field, with what was typed', async () => {
  const sentence = 'Şimdiden 5 oyuncu kayıtlı; kontenjan bundan az olamaz.';
  stubApi({
    'GET tournaments/t1': () => ({ body: own() }),
    'PUT tournaments/t1': () => ({
      status: 400,
      body: { code: 'validation', message: 'Kontrol edin.', fields: { capacity: sentence } },
    }),
  });
  edit();
  const capacity = (await screen.findByLabelText(/^Kontenjan/)) as HTMLInputElement;
  await userEvent.clear(capacity);
  await userEvent.type(capacity, '4');
  await saveChange();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(capacity.value).toBe('4');
  await waitFor(() => expect(document.activeElement).toBe(capacity));
});

test('what is wrong with the place stands at the map, until another one is chosen', async () => {
  const sentence = 'Yer Türkiye’de olmalı.';
  stubApi({
    'GET tournaments/t1': () => ({ body: own() }),
    'GET geo/reverse': () => ({ status: 400, body: { code: 'location_unknown', message: 'x' } }),
    'PUT tournaments/t1': () => ({
      status: 400,
      body: { code: 'validation', message: 'x', fields: { 'location.coordinates.0': sentence } },
    }),
  });
  edit();
  const place = within(await screen.findByRole('group', { name: /^Sahanın konumu/ }));
  await saveChange();
  expect(await place.findByText(sentence)).toBeTruthy();
  const map = screen.getByRole('group', { name: /^Sahanın konumu/ });
  await waitFor(() => expect(document.activeElement).toBe(map));
  await userEvent.click(place.getByRole('button', { name: 'Haritaya tıkla' }));
  expect(await place.findByText('Konum alınamadı. Lütfen tekrar deneyiniz.')).toBeTruthy();
  expect(place.queryByText(sentence)).toBeNull();
});

test('a newer state is offered for as long as it is what stands in the way', async () => {
  const answers = [
    { status: 409, body: { code: 'changed_meanwhile', message: 'Bu bilgiler siz bakarken değişti.' } },
    { status: 500, body: { code: 'internal', message: 'x' } },
  ];
  stubApi({
    'GET tournaments/t1': () => ({ body: own() }),
    'PUT tournaments/t1': () => answers.shift() ?? { body: {} },
  });
  edit();
  await screen.findByLabelText(/^Turnuva adı/);
  await saveChange();
  expect(await screen.findByRole('button', { name: 'Güncel hâlini getir' })).toBeTruthy();
  await saveChange();
  expect(await screen.findByText('Turnuva güncellenemedi.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Güncel hâlini getir' })).toBeNull();
});

test('a change that somebody else saved first is told, and can be had', async () => {
  let now = own();
  const api = stubApi({
    'GET tournaments/t1': () => ({ body: now }),
    'PUT tournaments/t1': () => ({
      status: 409,
      body: { code: 'changed_meanwhile', message: 'Bu bilgiler siz bakarken değişti.' },
    }),
  });
  edit();
  await screen.findByLabelText(/^Turnuva adı/);
  await userEvent.clear(fee());
  await userEvent.type(fee(), '750');
  now = own({ fee: 900, version: 4 });
  await saveChange();
  expect(await screen.findByText('Bu bilgiler siz bakarken değişti.')).toBeTruthy();
  expect(fee().value).toBe('750');
  await userEvent.click(screen.getByRole('button', { name: 'Güncel hâlini getir' }));
  await waitFor(() => expect(fee().value).toBe('900'));
  expect(screen.queryByText('Bu bilgiler siz bakarken değişti.')).toBeNull();
  await saveChange();
  expect(await api.named('PUT tournaments/t1')[1]?.request.json()).toMatchObject({ fee: 900, version: 4 });
});
