import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { BARS } from '../../../test/bars.ts';
import { BarsPage } from './BarsPage.tsx';

const LIST = 'GET admin/bars';
const page = (address = '/admin/blocks') => renderAt(address, <BarsPage />);
const itemOf = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 3 })).closest('li') as HTMLElement);
const sentBy = (requests: Request[]) =>
  requests
    .find(({ method }) => method === 'POST')
    ?.clone()
    .json();

it('says how long each lasts, and leads to whose it is', async () => {
  stubApi({ [LIST]: () => BARS });
  page();
  const phone = await itemOf('0532 111 22 33');
  expect(phone.getByText(/Askı kalkana kadar/)).toBeTruthy();
  expect(phone.getByRole('link', { name: 'Askıdaki hesap' }).getAttribute('href')).toBe('/admin/players/u1');
  expect(phone.getByText(/ayse@topla.test ekledi/)).toBeTruthy();
  const used = await itemOf('sahte@oyuncu.test');
  expect(used.getByText(/tarihine kadar/)).toBeTruthy();
  expect(used.getByRole('link', { name: 'Çankaya Arena' }).getAttribute('href')).toBe('/admin/venues/v1');
  const other = await itemOf('kotu@isletme.test');
  expect(other.getByText(/Süresiz/)).toBeTruthy();
  expect(other.queryByRole('link')).toBeNull();
});

it('searches what the address holds, and says that it is not barred', async () => {
  const requests = stubApi({ [LIST]: () => [] });
  page('/admin/blocks?q=yok@oyuncu.test');
  expect(await screen.findByText('“yok@oyuncu.test” engellenmiş değil.')).toBeTruthy();
  expect(requests[0]?.url).toContain('q=yok%40oyuncu.test');
});

it('offers to search only where something is barred', async () => {
  let rows: unknown[] = [];
  stubApi({ [LIST]: () => rows });
  const { unmount } = page();
  await screen.findByText('Henüz bir şey engellenmedi.');
  expect(screen.queryByRole('searchbox')).toBeNull();
  unmount();
  rows = BARS;
  page();
  await itemOf('0532 111 22 33');
  expect(screen.getByRole('searchbox', { name: 'Engellenenlerde ara' })).toBeTruthy();
});

it('shows one kind, which stands in the address beside what is searched for', async () => {
  const requests = stubApi({ [LIST]: () => [] });
  page('/admin/blocks?q=yok@oyuncu.test&kind=phone');
  expect(await screen.findByText('“yok@oyuncu.test” telefon olarak engellenmiş değil.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Telefon', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'E-posta' }));
  await screen.findByText('“yok@oyuncu.test” e-posta olarak engellenmiş değil.');
  await userEvent.click(screen.getByRole('button', { name: 'Tümü' }));
  await screen.findByText('“yok@oyuncu.test” engellenmiş değil.');
  const asked = requests.map(({ url }) => new URL(url).searchParams);
  expect(asked.map((one) => [one.get('q'), one.get('kind') ?? ''])).toEqual(
    ['phone', 'email', ''].map((kind) => ['yok@oyuncu.test', kind]),
  );
});

it('bars a phone for some days, and shows a refusal at its field', async () => {
  const toasts = hearToasts();
  const message = 'Bu iletişim bilgisi zaten engellenmiş.';
  const answers = [refusal(409, { code: 'bar_exists', message, fields: { value: message } }), BARS[0]];
  const requests = stubApi({ [LIST]: () => [], 'POST admin/bars': () => answers.shift() });
  page();
  await userEvent.click(await screen.findByRole('button', { name: 'Adres ya da numara engelle' }));
  const dialog = within(screen.getByRole('dialog'));
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Engelle' }));
  await press();
  expect(dialog.getByText('Geçerli bir e-posta adresi yazın.')).toBeTruthy();
  expect(dialog.getByText('Gerekçeyi yazın.')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('Tür'), 'Telefon');
  await userEvent.type(dialog.getByLabelText(/^Telefon/), '0532 111 22 33');
  await userEvent.selectOptions(dialog.getByLabelText('Süre'), '30 gün');
  await userEvent.type(dialog.getByRole('textbox', { name: /Gerekçe/ }), 'Sahte hesap');
  await press();
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(await sentBy(requests)).toEqual({
    ...{ kind: 'phone', value: '0532 111 22 33', days: 30, reason: 'Sahte hesap' },
  });
  await press();
  await screen.findByRole('button', { name: 'Adres ya da numara engelle' });
  expect(toasts).toEqual(['Engel eklendi.']);
});

it('allows one again with a reason', async () => {
  const toasts = hearToasts();
  let rows = BARS;
  const requests = stubApi({
    [LIST]: () => rows,
    'POST admin/bars/e3/remove': () => {
      rows = BARS.slice(0, 2);
      return { message: 'Engel kaldırıldı.' };
    },
  });
  page();
  await userEvent.click((await itemOf('kotu@isletme.test')).getByRole('button', { name: 'Engeli kaldır' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Gerekçe/ }), 'Yanlış kişi');
  await userEvent.click(dialog.getByRole('button', { name: 'Engeli kaldır' }));
  expect(await sentBy(requests)).toEqual({ reason: 'Yanlış kişi' });
  await expect.poll(() => screen.queryByRole('heading', { name: 'kotu@isletme.test' })).toBeNull();
  expect(toasts).toEqual(['Engel kaldırıldı.']);
});
