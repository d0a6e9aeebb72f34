import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import {
  createMemoryRouter,
  MemoryRouter,
  Route,
  RouterProvider,
  Routes,
  useLocation,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearToasts, refusal, seeToasts, stubApi } from '../../../mf-shared/test/support.tsx';
import { token } from '../../test/token.ts';
import { AdminLoginPage } from './AdminLoginPage.tsx';
import { BusinessLoginPage } from './BusinessLoginPage.tsx';
import { UserLoginPage } from './UserLoginPage.tsx';

type Captcha = {
  onToken: (token: string | null) => void;
  onSolving: (solving: boolean) => void;
  resetKey: number;
};
const captcha = vi.hoisted(() => ({ field: null as unknown }));
vi.mock('mf-shared/ui/CaptchaField', () => ({
  CaptchaField: (field: unknown) => {
    captcha.field = field;
    return null;
  },
}));
const check = () => captcha.field as Captcha;

const NOBODY = { status: 'ready' as const, token: null, user: null, business: null, admin: null };
const PLAYER = { id: 'u1', fullName: 'Ece Ilgaz', role: 'user' };
const BUSINESS = { id: 'b1', email: 'b@isletme.test', role: 'business' as const, isActive: true };
const HOUR = '/available-slots?businessId=v1&slot=f1~2098-01-07~21:00-22:00';
const next = encodeURIComponent(HOUR);

function Whereabouts() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const address = () => screen.getByRole('status').textContent;
const show = (page: React.ReactNode, entry: string | { pathname: string; search?: string; state: unknown }) =>
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        {['/login-user', '/login-business', '/admin-login'].map((path) => (
          <Route key={path} path={path} element={page} />
        ))}
        <Route path="*" element={<Whereabouts />} />
      </Routes>
    </MemoryRouter>,
  );
const type = async () => {
  await userEvent.type(screen.getByLabelText(/E-posta/), 'ece@oyuncu.test');
  await userEvent.type(screen.getByLabelText(/^Şifre/), 'uzun-bir-parola');
};
const login = () => userEvent.click(screen.getByRole('button', { name: 'Giriş yap' }));

beforeEach(() => useSession.setState(NOBODY));
afterEach(() => useSession.setState(NOBODY));

it('carries the chosen hour on to the registration', () => {
  show(<UserLoginPage />, `/login-user?next=${next}`);
  expect(screen.getByRole('link', { name: 'Kayıt olun' }).getAttribute('href')).toBe(
    `/register-user?next=${next}`,
  );
});

it('lets whoever came without an account look at venues first', () => {
  show(<UserLoginPage />, '/login-user');
  expect(screen.getByRole('link', { name: 'boş saatlere bakın' }).getAttribute('href')).toBe('/search');
  expect(screen.getByRole('link', { name: 'Kayıt olun' }).getAttribute('href')).toBe('/register-user');
});

it('tells a venue that has not paid of it, as no success', async () => {
  const seen = seeToasts();
  stubApi({
    'POST business/login': () => ({
      token: token({ id: 'b1', role: 'business', isActive: false }),
      message: 'Ödeme bekliyor.',
    }),
  });
  show(<BusinessLoginPage />, '/login-business');
  act(() => check().onToken('proof'));
  await type();
  await login();
  await waitFor(() => expect(seen).toMatchObject([{ tone: 'info', message: 'Ödeme bekliyor.' }]));
});

it('sends the password with the blanks around it', async () => {
  const sent: unknown[] = [];
  stubApi({
    'POST users/login': async (request) => {
      sent.push(await request.json());
      return refusal(401, { code: 'x', message: 'Yanlış.' });
    },
  });
  show(<UserLoginPage />, '/login-user');
  act(() => check().onToken('proof'));
  await userEvent.type(screen.getByLabelText(/E-posta/), 'ece@oyuncu.test');
  await userEvent.type(screen.getByLabelText(/^Şifre/), ' iki boşluk ');
  await login();
  await waitFor(() => expect(sent).toMatchObject([{ password: ' iki boşluk ' }]));
});

it('carries nothing on that leads to another site', () => {
  show(<UserLoginPage />, '/login-user?next=%2F%2Fkotu.test%2Fa');
  expect(screen.getByRole('link', { name: 'Kayıt olun' }).getAttribute('href')).toBe('/register-user');
});

it('has the address filled in that somebody has just registered with', () => {
  show(<UserLoginPage />, { pathname: '/login-user', state: { email: 'yeni@oyuncu.test' } });
  expect((screen.getByLabelText(/E-posta/) as HTMLInputElement).value).toBe('yeni@oyuncu.test');
});

it('leads a player who is signed in to where they wanted to go, else to their profile', () => {
  useSession.setState({ token: 't', user: PLAYER as never });
  const first = show(<UserLoginPage />, `/login-user?next=${next}`);
  expect(address()).toBe(HOUR);
  first.unmount();
  show(<UserLoginPage />, '/login-user');
  expect(address()).toBe('/profile/user');
});

it('leads a business and an admin who are signed in to their pages', () => {
  useSession.setState({ business: BUSINESS });
  const paid = show(<BusinessLoginPage />, '/login-business');
  expect(address()).toBe('/profile/business');
  paid.unmount();
  useSession.setState({ business: { ...BUSINESS, isActive: false } });
  const unpaid = show(<BusinessLoginPage />, '/login-business');
  expect(address()).toBe('/payment');
  unpaid.unmount();
  useSession.setState({ business: null, admin: { role: 'admin', adminRole: 'owner' } });
  show(<AdminLoginPage />, '/admin-login');
  expect(address()).toBe('/admin');
});

it.each([
  ['/login-user', <UserLoginPage key="user" />, { token: 't', user: PLAYER as never }, '/profile/user'],
  ['/login-business', <BusinessLoginPage key="business" />, { business: BUSINESS }, '/profile/business'],
  [
    '/admin-login',
    <AdminLoginPage key="admin" />,
    { admin: { role: 'admin' as const, adminRole: 'owner' as const } },
    '/admin',
  ],
])('leads Back from the page after %s to the one before it', async (path, page, session, after) => {
  useSession.setState(session);
  const routes = [
    { path, element: page },
    { path: '*', element: <Whereabouts /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/search', path] });
  render(<RouterProvider router={router} />);
  expect(address()).toBe(after);
  await act(() => router.navigate(-1));
  expect(address()).toBe('/search');
});

it('sends by itself what was sent before the human check was done', async () => {
  const sent: unknown[] = [];
  const requests = stubApi({
    'POST users/login': async (request) => {
      sent.push(await request.json());
      return refusal(401, { code: 'x', message: 'Yanlış.' });
    },
  });
  show(<UserLoginPage />, '/login-user');
  act(() => check().onSolving(true));
  await type();
  await login();
  expect(screen.getByRole('button', { name: 'Giriş yap' }).getAttribute('aria-busy')).toBe('true');
  await login();
  expect(requests).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => check().onToken('proof'));
  expect(await screen.findByText('Yanlış.')).toBeTruthy();
  expect(sent).toEqual([{ email: 'ece@oyuncu.test', password: 'uzun-bir-parola', recaptchaToken: 'proof' }]);
});

it('asks for the human check where none comes by itself, also when that shows while waiting', async () => {
  const requests = stubApi({});
  show(<UserLoginPage />, '/login-user');
  await type();
  await login();
  const wanted = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';
  expect(screen.getByRole('alert').textContent).toBe(wanted);
  act(() => check().onSolving(true));
  await login();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => check().onSolving(false));
  expect((await screen.findByRole('alert')).textContent).toBe(wanted);
  expect(requests).toEqual([]);
});

it('leads to what was left empty, and to a refusal of the whole form', async () => {
  stubApi({ 'POST users/login': () => refusal(401, { code: 'x', message: 'Yanlış.' }) });
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  show(<UserLoginPage />, '/login-user');
  await userEvent.type(screen.getByLabelText(/E-posta/), 'ece@oyuncu.test');
  await login();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Şifre/));
  act(() => check().onToken('proof'));
  await userEvent.type(screen.getByLabelText(/^Şifre/), 'uzun-bir-parola');
  await login();
  const alert = await screen.findByText('Yanlış.');
  await waitFor(() => expect(shown.mock.contexts.at(-1)).toBe(alert.closest('[role="alert"]')));
});

it('takes a player whose details are on their way for signed in, and a visitor for nobody', () => {
  useSession.setState({ status: 'loading', token: 't' });
  const coming = show(<UserLoginPage />, '/login-user');
  expect(address()).toBe('/profile/user');
  coming.unmount();
  useSession.setState({ token: null });
  show(<UserLoginPage />, '/login-user');
  expect(screen.getByRole('button', { name: 'Giriş yap' })).toBeTruthy();
});

it('asks for another proof after a refusal, since each counts once', async () => {
  stubApi({ 'POST users/login': () => refusal(401, { code: 'x', message: 'Yanlış.' }) });
  show(<UserLoginPage />, '/login-user');
  act(() => check().onToken('proof'));
  await type();
  const before = check().resetKey;
  await login();
  await screen.findByText('Yanlış.');
  await waitFor(() => expect(check().resetKey).not.toBe(before));
});

it('greets a player who signed in', async () => {
  const heard = hearToasts();
  stubApi({
    'POST users/login': () => ({ token: token({ id: 'u1', role: 'user' }), message: 'Hoş geldiniz.' }),
    'GET users/u1': () => PLAYER,
  });
  show(<UserLoginPage />, '/login-user');
  act(() => check().onToken('proof'));
  await type();
  await login();
  await waitFor(() => expect(heard).toEqual(['Hoş geldiniz.']));
  // Bookings include the address.
  expect(localStorage.getItem('email')).toBe('ece@oyuncu.test');
});

it('signs a venue in by its address in small letters, and greets it', async () => {
  const heard = hearToasts();
  const sent: unknown[] = [];
  stubApi({
    'POST business/login': async (request) => {
      sent.push(await request.json());
      return { token: token({ id: 'b1', role: 'business', isActive: true }), message: 'İyi maçlar.' };
    },
  });
  show(<BusinessLoginPage />, '/login-business');
  act(() => check().onToken('proof'));
  await userEvent.type(screen.getByLabelText(/E-posta/), 'Ece@Saha.test');
  await userEvent.type(screen.getByLabelText(/^Şifre/), 'uzun-bir-parola');
  await login();
  await waitFor(() => expect(heard).toEqual(['İyi maçlar.']));
  expect(sent).toMatchObject([{ email: 'ece@saha.test' }]);
});

it.each([
  ['/admin/support', '/admin/support'],
  ['/search', '/admin'],
])('leads an admin who wanted to go to %s to %s', (wanted, expected) => {
  useSession.setState({ admin: { role: 'admin', adminRole: 'owner' } });
  show(<AdminLoginPage />, `/admin-login?next=${encodeURIComponent(wanted)}`);
  expect(address()).toBe(expected);
});
