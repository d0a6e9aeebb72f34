import { useSession } from 'mf-shared/session';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { redirectFor } from '../session/guard.ts';
import { isLeft, isSwitching } from '../session/session.ts';
import { areaOf } from './areas.ts';
import { loadRemoteModule } from './loader.ts';
import { RemoteArea } from './RemoteArea.tsx';

const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/NotFoundPage.tsx')).NotFoundPage,
}));

/** Draws the area of the current address, or sends away whoever may not enter it. */
export function AreaPage() {
  const session = useSession();
  const location = useLocation();
  const area = areaOf(location.pathname);
  // While a player's details are on their way the code of the page may come along.
  const early = session.status === 'loading' && session.token !== null && area?.access !== 'anyone';
  const expected = area?.remote === 'own' ? 'player' : area?.remote;
  useEffect(() => {
    if (early && expected) loadRemoteModule(expected).catch(() => {});
  }, [early, expected]);
  if (!area) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NotFoundPage />
      </Suspense>
    );
  }
  if (area.access !== 'anyone' && session.status === 'loading') return <PageSkeleton turf />;
  if (isSwitching(session, location.pathname) || isLeft(location.pathname)) return <PageSkeleton turf />;
  const redirect = redirectFor(area.access, session, location);
  if (redirect) return <Navigate to={redirect} replace />;
  const remote = area.remote === 'own' ? (session.business ? 'business' : 'player') : area.remote;
  return <RemoteArea key={remote} name={remote} />;
}
