import 'mf-shared/ui/styles.css';
import { realtime } from 'mf-shared/realtime';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { startSession } from './session/session.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const router = createBrowserRouter([{ path: '*', element: <App /> }]);
startSession({ navigate: (path) => void router.navigate(path, { replace: true }) });
realtime.start();
createRoot(container).render(<RouterProvider router={router} />);
