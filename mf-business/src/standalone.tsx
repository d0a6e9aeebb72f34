import 'mf-shared/ui/styles.css';
import type { TokenClaims } from 'mf-shared/contracts/platform';
import { realtime } from 'mf-shared/realtime';
import { TOKEN_KEY, useSession } from 'mf-shared/session';
import { Toaster } from 'mf-shared/ui/Toaster';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { BusinessRoutes } from './routes.tsx';

/** Signs in whichever business the stored token names, as the shell would. */
function restoreSession() {
  const token = localStorage.getItem(TOKEN_KEY);
  const claims = token ? (JSON.parse(atob(token.split('.')[1] ?? '')) as TokenClaims) : null;
  useSession.setState({
    status: 'ready',
    token,
    business: claims && {
      id: claims.id,
      email: claims.email,
      role: 'business',
      isActive: claims.isActive,
      ...(claims.staffRole && { staffRole: claims.staffRole }),
    },
  });
}

const container = document.getElementById('root');
if (!container) throw new Error('standalone.html has no #root');

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const screen = (
  <>
    <BusinessRoutes />
    <Toaster />
    <ScrollRestoration />
  </>
);
restoreSession();
realtime.start();
createRoot(container).render(
  <RouterProvider router={createBrowserRouter([{ path: '*', element: screen }])} />,
);
