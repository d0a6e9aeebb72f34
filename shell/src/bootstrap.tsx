import 'mf-shared/ui/styles.css';
import type { Drawn } from 'mf-shared/contracts/server-render';
import { realtime } from 'mf-shared/realtime';
import { setDrawnSession, useSession } from 'mf-shared/session';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { drawnPage, dropStyles, LISTENING, takeStyles } from './common/drawn.ts';
import { typedEarly } from './common/early.ts';
import { watchInstallOffer } from './common/install.ts';
import { remoteNamed, remotesKnown } from './common/manifests.ts';
import { restoreTyped, watchTyping, writeTyped } from './common/typed.ts';
import { Page } from './Page.tsx';
import { areasAt } from './remotes/areas.ts';
import { federation, loadRemoteModule } from './remotes/loader.ts';
import { startReports } from './remotes/reports.ts';
import { restoreEarly } from './session/session.ts';

/** The mark in the browser's record of times where React drew a part of a drawn page anew. */
const DRAWN_ANEW = 'drawn-anew';

/**
 * Draws the application as soon as the remotes are known, or takes over what the server drew.
 *
 * @throws when the page has no root, or the remotes cannot be read.
 */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  await remotesKnown();
  // Beside the first drawing: without it, the code of a remote's page would begin to load one round trip later.
  const areas = areasAt(location.pathname);
  // Strangers are led to the login instead.
  const mayEnter = document.documentElement.dataset.session
    ? areas.length > 0
    : areas.some(({ access }) => access === 'anyone');
  if (mayEnter) void federation().catch(() => {});
  const drawn = drawnPage();
  if (drawn?.business) restoreEarly();
  const isDrawn = drawn !== null && isReaders(drawn) && (await takeOver(drawn));
  startReports();
  watchTyping();
  watchInstallOffer();
  realtime.start();
  // The plain router: the data router would add 15 KB to every first visit.
  const page = (
    <BrowserRouter>
      <Page />
    </BrowserRouter>
  );
  if (isDrawn) {
    const early = typedEarly();
    setDrawnSession(drawn.business ?? null);
    hydrate(container, page);
    // What was pressed before may send what was typed before.
    await writeTyped(await early);
    await restoreTyped();
  } else {
    dropStyles();
    restoreEarly();
    const root = createRoot(container);
    // In short pieces of work, so that what is pressed meanwhile is heard.
    startTransition(() => root.render(page));
    void restoreTyped();
  }
  document.dispatchEvent(new Event(LISTENING));
}

/** Takes a drawn page over, in short pieces of work. */
function hydrate(container: HTMLElement, page: ReactNode): void {
  takeStyles(container);
  startTransition(() => {
    // A part that the server could not know, such as the time of day, is drawn anew.
    hydrateRoot(container, page, { onRecoverableError: () => performance.mark(DRAWN_ANEW) });
  });
}

/** Whether a page may be shown here: one that was drawn for a venue is for that account alone. */
function isReaders({ business: drawnFor }: Drawn): boolean {
  if (!drawnFor) return true;
  const { business, view } = useSession.getState();
  return view === null && business?.id === drawnFor.id && business.staffId === drawnFor.staffId;
}

/** Makes a page that the server drew ready for React. Answers whether this page's version of the remote drew it. */
async function takeOver({ area }: Drawn): Promise<boolean> {
  if (!area) return true;
  if (remoteNamed(area.remote).version !== area.version) return false;
  try {
    const module = await loadRemoteModule(area.remote);
    await module.takeOver?.(area);
    return module.takeOver !== undefined;
  } catch {
    // The page says what failed, and offers another try.
    return false;
  }
}
