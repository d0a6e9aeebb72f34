import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { beforeEach, expect, it } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { invitation, OWNERS } from '../../../test/audit.ts';
import { AdminsPage } from './AdminsPage.tsx';

beforeEach(() => useSession.setState({ admin: { role: 'admin', adminRole: 'owner' } }));
const answers = Object.fromEntries(Object.entries(OWNERS).map(([path, answer]) => [`GET ${path}`, answer]));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const itemOf = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 3 })).closest('li') as HTMLElement);
const sentBy = async (requests: Request[], method: string) =>
  JSON.parse(
    (await requests
      .find((one) => one.method === method)
      ?.clone()
      .text()) || 'null',
  );

it('shows role, second factor and last use of each, and acts on nobody’s own rights', async () => {
  stubApi(answers);
  renderAt('/admin/admins', <AdminsPage />);
  const self = await itemOf('Ayşe Yılmaz');
  expect(self.getByText('Siz')).toBeTruthy();
  expect(self.queryByRole('button')).toBeNull();
  const other = await itemOf('Can Er');
  expect(other.getByText('İki adımlı giriş kapalı')).toBeTruthy();
  expect(other.getByText(/Açık oturumu yok/)).toBeTruthy();
  expect((await itemOf('Veli Kurt')).getByText(/Son kullanım/)).toBeTruthy();
});

it('gives another role with a reason, and repeats the role that was seen', async () => {
  const requests = stubApi({ ...answers, 'PUT admin/admins/a2/role': () => ({ message: 'Yetki değişti.' }) });
  renderAt('/admin/admins', <AdminsPage />);
  await userEvent.click((await itemOf('Veli Kurt')).getByRole('button', { name: 'Yetkisini değiştir' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Yetkiyi değiştir' }));
  expect(dialog.getByText('Gerekçeyi yazın.')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Yeni yetki/ }), 'Finans');
  await userEvent.type(dialog.getByRole('textbox', { name: /Gerekçe/ }), 'Yeni görev');
  await userEvent.click(dialog.getByRole('button', { name: 'Yetkiyi değiştir' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sentBy(requests, 'PUT')).toEqual({ seen: 'support', role: 'finance', reason: 'Yeni görev' });
});

it('reads again when the role changed meanwhile, and keeps the reason', async () => {
  const message = 'Bu yöneticinin yetkisi bu sırada değişti.';
  const requests = stubApi({
    ...answers,
    'POST admin/admins/a2/remove': () => refusal(409, { code: 'admin_changed', message }),
  });
  renderAt('/admin/admins', <AdminsPage />);
  await userEvent.click((await itemOf('Veli Kurt')).getByRole('button', { name: 'Yetkisini kaldır' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Gerekçe/ }), 'Ayrıldı');
  await userEvent.click(dialog.getByRole('button', { name: 'Yetkisini kaldır' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Gerekçe/ }).value).toBe('Ayrıldı');
  await waitFor(() =>
    expect(requests.filter(({ url }) => new URL(url).pathname === '/api/admin/admins')).toHaveLength(2),
  );
});

it('ends sessions with a reason', async () => {
  const requests = stubApi({ ...answers, 'POST admin/admins/a2/sign-out': () => ({ message: 'Kapandı.' }) });
  renderAt('/admin/admins', <AdminsPage />);
  await userEvent.click((await itemOf('Veli Kurt')).getByRole('button', { name: 'Oturumlarını kapat' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Gerekçe/ }), 'Bilgisayarı kayıp');
  await userEvent.click(dialog.getByRole('button', { name: 'Oturumlarını kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sentBy(requests, 'POST')).toEqual({ seen: 'support', reason: 'Bilgisayarı kayıp' });
});

it('shows the link of a new invitation once', async () => {
  const email = 'yeni@topla.test';
  const requests = stubApi({
    ...answers,
    'POST admin/admin-invitations': () => ({
      ...{ message: 'Davet hazır.', invitation: invitation({ email }) },
      inviteUrl: '/admin-invitation?token=abc',
    }),
  });
  renderAt('/admin/admins', <AdminsPage />);
  await press('Yönetici davet et');
  const form = within(screen.getByRole('dialog'));
  await userEvent.type(form.getByRole('textbox', { name: /E-posta/ }), email);
  await press('Bağlantı oluştur');
  expect(form.getByText('Bir yetki seçin.', { selector: 'p, span, div' })).toBeTruthy();
  await userEvent.selectOptions(form.getByRole('combobox', { name: /Yetki/ }), 'Destek');
  await press('Bağlantı oluştur');
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Davet bağlantısı' });
  expect(link.value).toBe(`${window.location.origin}/admin-invitation?token=abc`);
  expect(await sentBy(requests, 'POST')).toEqual({ email, role: 'support' });
});

it('says at the address why somebody cannot be invited', async () => {
  const message = 'Bu adres zaten bir yöneticiye ait.';
  stubApi({
    ...answers,
    'POST admin/admin-invitations': () =>
      refusal(409, { code: 'admin_already', message, fields: { email: message } }),
  });
  renderAt('/admin/admins', <AdminsPage />);
  await press('Yönetici davet et');
  const form = within(screen.getByRole('dialog'));
  await userEvent.type(form.getByRole('textbox', { name: /E-posta/ }), 'veli@topla.test');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /Yetki/ }), 'Destek');
  await press('Bağlantı oluştur');
  expect(await form.findByText(message)).toBeTruthy();
});

it('takes an invitation back after a question', async () => {
  const requests = stubApi({
    ...answers,
    'DELETE admin/admin-invitations/i1': () => ({ message: 'Davet geri çekildi.' }),
  });
  const toasts = hearToasts();
  renderAt('/admin/admins', <AdminsPage />);
  await userEvent.click((await itemOf('nil@topla.test')).getByRole('button', { name: 'Daveti geri çek' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Daveti geri çek' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  await waitFor(() => expect(JSON.stringify(toasts)).toContain('Davet geri çekildi.'));
});
