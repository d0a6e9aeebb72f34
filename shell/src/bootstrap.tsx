import 'mf-shared/ui/styles.css';
import { realtime } from 'mf-shared/realtime';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { remotesKnown } from './common/manifests.ts';
import { restoreTyped, watchTyping } from './common/typed.ts';
import { areasAt } from './remotes/areas.ts';
import { federation } from './remotes/loader.ts';
import { startReports } from './remotes/reports.ts';
import { SessionStarter } from './session/SessionStarter.tsx';

/**
 * Draws the application as soon as the remotes are known.
 *
 * @throws when the page has no root, or the remotes cannot be read.
 */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  await remotesKnown();
  // Beside the first drawing: without it, the code of a remote's page would begin to load one round trip later.
  if (areasAt(location.pathname).length > 0) void federation().catch(() => {});
  startReports();
  watchTyping();
  void restoreTyped();
  realtime.start();
  // The plain router: the data router would add 15 KB to every first visit.
  createRoot(container).render(
    <BrowserRouter>
      <SessionStarter />
      <App />
    </BrowserRouter>,
  );
}
