import 'mf-shared/ui/styles.css';
import { api } from 'mf-shared/api-client';
import type { User } from 'mf-shared/contracts/users';
import { realtime } from 'mf-shared/realtime';
import { TOKEN_KEY, useSession } from 'mf-shared/session';
import { Toaster } from 'mf-shared/ui/Toaster';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { PlayerRoutes } from './routes.tsx';

/** Signs in whoever the stored token names, as the shell would. */
async function restoreSession() {
  const token = localStorage.getItem(TOKEN_KEY);
  useSession.setState({ token, refresh: restoreSession });
  const user = token ? await api.get<User>('profile/user').catch(() => null) : null;
  useSession.setState({
    status: 'ready',
    user: user && { ...user, email: user.email ?? '', role: 'user', isAdmin: user.role === 'admin' },
  });
}

const container = document.getElementById('root');
if (!container) throw new Error('standalone.html has no #root');

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const screen = (
  <>
    <PlayerRoutes />
    <Toaster />
    <ScrollRestoration />
  </>
);
await restoreSession();
realtime.start();
createRoot(container).render(
  <RouterProvider router={createBrowserRouter([{ path: '*', element: screen }])} />,
);
