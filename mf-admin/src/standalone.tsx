import 'mf-shared/ui/styles.css';
import { TOKEN_KEY, useSession } from 'mf-shared/session';
import { Toaster } from 'mf-shared/ui/Toaster';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AdminRoutes } from './routes.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('standalone.html has no #root');

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const screen = (
  <>
    <AdminRoutes />
    <Toaster />
  </>
);
useSession.setState({
  status: 'ready',
  token: localStorage.getItem(TOKEN_KEY),
  admin: { role: 'admin' },
});
createRoot(container).render(
  <RouterProvider router={createBrowserRouter([{ path: '*', element: screen }])} />,
);
