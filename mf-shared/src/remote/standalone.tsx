import '../ui/styles.css';
import { realtime } from 'mf-shared/realtime';
import { ADMIN_TOKEN_KEY, TOKEN_KEY, useSession } from 'mf-shared/session';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { request } from '../api-client/index.ts';
import { ownProfile } from '../contracts/calls/players.ts';
import type { TokenClaims } from '../contracts/platform.ts';
import type { RemoteModule } from '../contracts/remote.ts';
import { Toaster } from '../ui/Toaster.tsx';

/** Restores the session of the stored token, like the shell. */
async function restoreSession(): Promise<void> {
  const token = localStorage.getItem(TOKEN_KEY) ?? localStorage.getItem(ADMIN_TOKEN_KEY);
  const claims = token ? (JSON.parse(atob(token.split('.')[1] ?? '')) as TokenClaims) : null;
  useSession.setState({ token, refresh: restoreSession, signIn });
  if (claims?.role === 'admin')
    useSession.setState({ admin: { role: 'admin', adminRole: claims.adminRole ?? 'owner' } });
  else if (claims?.role === 'business') {
    const { id, email, isActive, staffRole } = claims;
    useSession.setState({
      business: { id, email, role: 'business', isActive, ...(staffRole && { staffRole }) },
    });
  } else if (claims) {
    const user = await request(ownProfile).catch(() => null);
    useSession.setState({
      user: user && { ...user, email: user.email ?? '', role: 'user', isAdmin: user.role === 'admin' },
    });
  }
  useSession.setState({ status: 'ready' });
}

async function signIn(token: string): Promise<void> {
  localStorage.setItem(TOKEN_KEY, token);
  await restoreSession();
}

/** Runs a remote on its own page, without the shell, for development. `?theme=dark` sets the theme. */
export async function startAlone({ Routes }: RemoteModule): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme) document.documentElement.dataset.theme = theme;
  await restoreSession();
  realtime.start();
  const screen = (
    <>
      <Routes />
      <Toaster />
      <ScrollRestoration />
    </>
  );
  createRoot(container).render(
    <RouterProvider router={createBrowserRouter([{ path: '*', element: screen }])} />,
  );
}
