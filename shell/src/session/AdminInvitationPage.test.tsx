import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../mf-shared/test/support.tsx';
import { AdminInvitationPage } from './AdminInvitationPage.tsx';

const SHOW = 'POST admin/invitation';
const ACCEPT = 'POST admin/invitation/accept';
const shown = (hasAccount: boolean) => () => ({ email: 'nil@topla.test', role: 'finance', hasAccount });
const at = (token = '?token=abc') => renderAt(`/admin-invitation${token}`, <AdminInvitationPage />);
const accept = () => userEvent.click(screen.getByRole('button', { name: 'Daveti kabul et' }));
const bodyOf = async (requests: Request[]) =>
  JSON.parse(
    (await requests
      .findLast(({ url }) => url.endsWith('accept'))
      ?.clone()
      .text()) ?? 'null',
  );

it('asks a new admin for name and password, and leads to the login', async () => {
  const requests = stubApi({ [SHOW]: shown(false), [ACCEPT]: () => ({ message: 'Hoş geldiniz!' }) });
  at();
  await screen.findByText('Finans');
  await accept();
  expect(screen.getByText('Adınızı ve soyadınızı yazın.')).toBeTruthy();
  expect(screen.getByText('Bir şifre belirleyin.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Ad soyad/), 'Nil Aydın');
  await userEvent.type(screen.getByLabelText(/^Yeni şifre/), 'Yagmurlu-Aksam');
  await accept();
  expect(await screen.findByText('Hoş geldiniz!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')).toBe('/admin-login');
  expect(await bodyOf(requests)).toEqual({ token: 'abc', name: 'Nil Aydın', password: 'Yagmurlu-Aksam' });
});

it('asks a player for the password so far, and shows at it that it is wrong', async () => {
  const message = 'Şifreniz hatalı.';
  const requests = stubApi({
    [SHOW]: shown(true),
    [ACCEPT]: () => refusal(401, { code: 'bad_credentials', message, fields: { currentPassword: message } }),
  });
  at();
  await userEvent.type(await screen.findByLabelText(/Şu anki şifreniz/), 'tahmin');
  await userEvent.type(screen.getByLabelText(/^Yeni şifre/), 'Yagmurlu-Aksam');
  await accept();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await bodyOf(requests)).toEqual({
    ...{ token: 'abc', currentPassword: 'tahmin', password: 'Yagmurlu-Aksam' },
  });
  expect(screen.getByLabelText<HTMLInputElement>(/^Yeni şifre/).value).toBe('Yagmurlu-Aksam');
});

it.each(['at first', 'while the form was open'])('says that the link is over: %s', async (when) => {
  const over = () => refusal(410, { code: 'link_invalid', message: 'Süresi dolmuş.' });
  stubApi({ [SHOW]: when === 'at first' ? over : shown(false), [ACCEPT]: over });
  at();
  if (when !== 'at first') {
    await userEvent.type(await screen.findByLabelText(/Ad soyad/), 'Nil Aydın');
    await userEvent.type(screen.getByLabelText(/^Yeni şifre/), 'Yagmurlu-Aksam');
    await accept();
  }
  expect(await screen.findByText('Bu davet açılamıyor.')).toBeTruthy();
  expect(screen.getByText(/Süresi dolmuş. Yeni bir bağlantı için/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Daveti kabul et' })).toBeNull();
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Giriş yap', '/admin-login'],
    ['Destek', '/support'],
  ]);
});

it('sends nothing without a token', async () => {
  const requests = stubApi({});
  at('');
  await waitFor(() => expect(screen.getByText(/Bağlantı eksik görünüyor/)).toBeTruthy());
  expect(requests).toEqual([]);
});
