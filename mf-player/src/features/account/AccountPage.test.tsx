import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderQueryHook } from '../../../../mf-shared/test/hooks.tsx';
import { PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { AccountPage } from './AccountPage.tsx';
import { useDeleteAccount } from './queries.ts';

const start = () => renderAt('/account', { '/account': <AccountPage /> });
const logout = vi.fn();
const adopt = vi.fn(async () => {});

beforeEach(() => {
  signIn();
  logout.mockClear();
  adopt.mockClear();
  useSession.setState({ logout, adopt });
});

async function changePassword(current: string, next: string) {
  await userEvent.type(screen.getByLabelText('Mevcut şifre'), current);
  await userEvent.type(screen.getByLabelText('Yeni şifre'), next);
  await userEvent.click(screen.getByRole('button', { name: 'Şifremi değiştir' }));
}

async function toLastStep() {
  await userEvent.click(screen.getByRole('button', { name: 'Hesabımı sil' }));
  await userEvent.click(screen.getByRole('button', { name: 'Devam et' }));
  return within(screen.getByRole('dialog'));
}

test('downloads the file under the name that the server gives', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  stubApi({
    'GET account/export': () => ({
      body: {},
      headers: { 'Content-Disposition': 'attachment; filename="topla-verilerim-2026-11-21.json"' },
    }),
  });
  start();
  await userEvent.click(screen.getByRole('button', { name: 'Verilerimi indir' }));
  expect(await screen.findByText('Verileriniz indirildi.')).toBeTruthy();
  expect(saved).toEqual(['topla-verilerim-2026-11-21.json blob:data']);
});

test('a changed password hands its fresh token to the session', async () => {
  const sent = vi.fn();
  stubApi({
    'GET profile/user': () => ({ body: PLAYER }),
    'PUT profile/user/update': async (request) => {
      sent(await request.json());
      return { body: { message: 'x', user: PLAYER, token: 'taze' } };
    },
  });
  start();
  await changePassword('eski-parola', 'yeni-parola-1');
  await waitFor(() => expect(adopt).toHaveBeenCalledWith('taze'));
  expect(sent).toHaveBeenCalledWith({
    fullName: PLAYER.fullName,
    email: PLAYER.email,
    position: PLAYER.position,
    currentPassword: 'eski-parola',
    newPassword: 'yeni-parola-1',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Yeni şifre').value).toBe('');
});

test('a wrong current password is said at its field, and what was typed stays', async () => {
  stubApi({
    'GET profile/user': () => ({ body: PLAYER }),
    'PUT profile/user/update': () => ({
      status: 400,
      body: { code: 'validation', message: 'x', fields: { currentPassword: 'Mevcut şifreniz hatalı.' } },
    }),
  });
  start();
  await changePassword('yanlis', 'yeni-parola-1');
  expect(await screen.findByText('Mevcut şifreniz hatalı.')).toBeTruthy();
  expect(screen.getByLabelText('Mevcut şifre').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Yeni şifre').value).toBe('yeni-parola-1');
  expect(adopt).not.toHaveBeenCalled();
});

test('deleting explains, then asks for the password and a last word', async () => {
  const api = stubApi({ 'POST account/delete': () => ({ body: { message: 'Hesabınız silindi.' } }) });
  start();
  await userEvent.click(screen.getByRole('button', { name: 'Hesabımı sil' }));
  expect(screen.getByText(/saatler boşalır/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Devam et' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(document.activeElement).toBe(dialog.getByLabelText('Şifreniz'));
  await userEvent.click(dialog.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }));
  expect(dialog.getByText('Şifrenizi yazın.')).toBeTruthy();
  expect(dialog.getByText('Devam etmek için onaylayın.')).toBeTruthy();
  expect(api.named('POST account/delete')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Şifreniz'), 'gizli-parola');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }));
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(await api.named('POST account/delete')[0]?.request.clone().json()).toEqual({
    password: 'gizli-parola',
  });
  expect(await screen.findByText(/Hesabınız silindi/)).toBeTruthy();
});

test('a wrong password deletes nothing and keeps the session', async () => {
  stubApi({
    'POST account/delete': () => ({
      status: 401,
      body: {
        code: 'bad_credentials',
        message: 'Şifreniz hatalı.',
        fields: { password: 'Şifreniz hatalı.' },
      },
    }),
  });
  start();
  const dialog = await toLastStep();
  await userEvent.type(dialog.getByLabelText('Şifreniz'), 'yanlis-parola');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }));
  await waitFor(() => expect(dialog.getByLabelText('Şifreniz').getAttribute('aria-invalid')).toBe('true'));
  expect(logout).not.toHaveBeenCalled();
});

test('what was wrong is forgotten once the dialog is left', async () => {
  stubApi({});
  start();
  const dialog = await toLastStep();
  await userEvent.click(dialog.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }));
  expect(dialog.getByText('Şifrenizi yazın.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  await toLastStep();
  expect(screen.queryByText('Şifrenizi yazın.')).toBeNull();
});

test('a deleted account leaves nothing behind in this tab', async () => {
  stubApi({ 'POST account/delete': () => ({ body: { message: 'Hesabınız silindi.' } }) });
  const { result, client, seed } = renderQueryHook(useDeleteAccount);
  seed(PLAYER, ['profile', 'u1']);
  act(() => result.current.mutate('gizli-parola'));
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(client.getQueryData(['profile', 'u1'])).toBeUndefined();
});
