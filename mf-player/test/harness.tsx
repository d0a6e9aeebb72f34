import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import { Toaster } from 'mf-shared/ui/Toaster';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };
type Handler = (request: Request, url: URL) => Answer | Promise<Answer>;

/**
 * Answers the calls of one test by `METHOD path` (below /api) and records them. An unexpected call fails like a lost
 * connection.
 */
export function stubApi(handlers: Record<string, Handler>) {
  const calls: { name: string; url: URL; request: Request }[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const name = `${request.method} ${url.pathname.replace(/^\/api\//, '')}`;
    calls.push({ name, url, request });
    const handler = handlers[name];
    if (!handler) throw new TypeError(`No connection: ${name}`);
    const { status = 200, body, headers = {} } = await handler(request, url);
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  };
  vi.stubGlobal('fetch', fetch);
  return { calls, named: (name: string) => calls.filter((call) => call.name === name) };
}

/** A promise that the test settles. */
export const later = <T,>() => Promise.withResolvers<T>();

/** Renders screens with their own router and cache (`queries`); `location()` is the current address. */
export function renderAt(address: string, screens: Record<string, ReactNode>) {
  const routes = Object.entries(screens).map(([path, element]) => ({ path, element }));
  const router = createMemoryRouter([...routes, { path: '*', element: <p>elsewhere</p> }], {
    initialEntries: [address],
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  const location = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, location, queries };
}

export const PLAYER = {
  _id: 'u1',
  id: 'u1',
  fullName: 'Çağrı Işıklı',
  email: 'cagri@example.com',
  photo: null,
  position: 'Forvet' as const,
  teams: [],
  fifaStats: {},
  foot: null,
  city: 'Isparta',
  role: 'user' as const,
  isAdmin: false,
};

/** Signs the player in for this test. */
export const signIn = () => useSession.setState({ status: 'ready', token: 'token', user: PLAYER });

/** A connection that never opens. */
class SilentSocket extends EventTarget {
  readyState = 0;
  send() {}
  close() {}
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', SilentSocket);
});

afterEach(() => {
  // Unmount the screens first: otherwise signing out would make them send more requests.
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  useSession.setState({ status: 'ready', token: null, user: null, business: null, admin: null });
});
