import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { App } from './App.tsx';

vi.mock('./layout/Layout.tsx', () => ({ Layout: ({ children }: { children: ReactNode }) => children }));
vi.mock('./remotes/AreaPage.tsx', () => ({ AreaPage: () => <p>Alan</p> }));
vi.mock('./pages/landing/LandingPage.tsx', () => ({
  LandingPage: () => {
    throw new Error('x is undefined');
  },
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  useSession.setState({ status: 'ready', token: null, user: null, business: null, admin: null });
});

let go: ReturnType<typeof useNavigate>;
function Pilot() {
  go = useNavigate();
  return null;
}
const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <App />
      <Pilot />
    </MemoryRouter>,
  );

it('shows the next page after one that broke, and loads that one again when asked to', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  open('/');
  expect((await screen.findByRole('alert')).textContent).toContain('Sayfa şu anda açılamıyor.');
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(reload).toHaveBeenCalledOnce();
  await act(async () => go('/anything'));
  expect(screen.getByText('Alan')).toBeTruthy();
});

it.each([
  ['/login', 'Giriş'],
  ['/login-user', 'Oyuncu girişi'],
  ['/login-business', 'İşletme girişi'],
  ['/admin-login', 'Yönetici girişi'],
  ['/admin-invitation', 'Yönetici daveti'],
  ['/forgot-password', 'Şifremi unuttum'],
  ['/reset-password', 'Yeni şifre'],
  ['/verify-email', 'E-posta doğrulama'],
  ['/support', 'Destek'],
  ['/terms-of-service', 'Kullanım Koşulları'],
  ['/privacy-policy', 'Gizlilik ve KVKK Aydınlatma Metni'],
  ['/business-service', 'İşletme Hizmeti'],
  ['/service-info', 'Hizmet ve Fiyat Bilgisi'],
  ['/mesafeli-satis-sozlesmesi', 'Mesafeli'],
  ['/delivery-return', 'Teslimat'],
])('%s is the page “%s”', async (address, title) => {
  open(address);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(title);
});
