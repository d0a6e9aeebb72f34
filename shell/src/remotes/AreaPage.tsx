import { useSession } from 'mf-shared/session';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../common/PageSkeleton.tsx';
import { isTooNew } from '../common/versions.ts';
import { redirectFor } from '../session/guard.ts';
import { isLeft, isSwitching } from '../session/session.ts';
import { areaFor, areasAt, forPlayers } from './areas.ts';
import { loadRemoteModule } from './loader.ts';
import { RemoteArea, RemoteTooNew } from './RemoteArea.tsx';

const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/NotFoundPage.tsx')).NotFoundPage,
}));

/** Draws the area of the current address, or redirects a person without access. */
export function AreaPage() {
  const session = useSession();
  const location = useLocation();
  const area = areaFor(session, location);
  useEarlyLoad(location.pathname);
  if (!area) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NotFoundPage />
      </Suspense>
    );
  }
  const { remote, access } = area;
  // This shell may not know what the remote needs.
  if (isTooNew(remote)) return <RemoteTooNew remote={remote} />;
  if (access !== 'anyone' && session.status === 'loading') return <PageSkeleton turf />;
  if (isSwitching(session, location.pathname) || isLeft(location.pathname)) return <PageSkeleton turf />;
  const redirect = redirectFor(access, session, location);
  if (redirect) return <Navigate to={redirect} replace />;
  return <RemoteArea key={remote.name} remote={remote} />;
}

/** Loads the page's code while a player's details are still loading. */
function useEarlyLoad(pathname: string): void {
  const isWaiting = useSession(({ status, token }) => status === 'loading' && token !== null);
  const area = forPlayers(areasAt(pathname));
  const expected = isWaiting && area?.access !== 'anyone' ? area?.remote.name : undefined;
  useEffect(() => {
    if (expected) loadRemoteModule(expected).catch(() => {});
  }, [expected]);
}
