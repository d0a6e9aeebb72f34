import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { BoardPage } from './features/board/BoardPage.tsx';
import { DashboardPage } from './features/dashboard/DashboardPage.tsx';
import { PaymentPage } from './features/payment/PaymentPage.tsx';
import { PaymentSuccessPage } from './features/payment/PaymentSuccessPage.tsx';
import { SubscriptionsPage } from './features/subscriptions/SubscriptionsPage.tsx';
import remote from './remote.tsx';

const NOBODY = { token: null, user: null, business: null, admin: null };
afterEach(() => useSession.setState({ status: 'ready', ...NOBODY }));

function open(element: React.ReactNode) {
  const routes = [
    { path: '/page', element },
    { path: '*', element: <p>başka sayfa</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/search', '/page'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { address: () => router.state.location.pathname, back: () => act(() => router.navigate(-1)) };
}
const known = () => act(() => useSession.setState({ status: 'ready' }));

it.each([
  ['day', DashboardPage],
  ['board', BoardPage],
  ['subscriptions', SubscriptionsPage],
])('the %s sends nobody away before it is known who is signed in', async (_, Page) => {
  useSession.setState({ status: 'loading', ...NOBODY });
  const { address, back } = open(<Page />);
  expect(address()).toBe('/page');
  known();
  expect(address()).toBe('/login');
  await back();
  expect(address()).toBe('/search');
});

it.each([
  ['payment', PaymentPage],
  ['result of a payment', PaymentSuccessPage],
])('the %s asks nobody to sign in before it is known who is', (_, Page) => {
  useSession.setState({ status: 'loading', ...NOBODY });
  open(<Page />);
  const login = () => screen.queryByRole('link', { name: 'İşletme girişi' });
  expect(login()).toBeNull();
  known();
  expect(login()).toBeTruthy();
});

it('the chat of a venue is the venue’s', async () => {
  const calls = stubApi({});
  const business = { id: 'b1', email: 'a@b.test', role: 'business' as const, isActive: true };
  useSession.setState({ status: 'ready', ...NOBODY, token: 't', business });
  renderAt('/chat', <remote.Routes />);
  const asked = () => calls.map(({ url }) => new URL(url).pathname);
  await vi.waitFor(() => expect(asked()).toContain('/api/messages/chat-list-business'));
  expect(asked()).not.toContain('/api/messages/chat-list');
});
