import { useConnection } from 'mf-shared/realtime';
import { isOwner, useSession } from 'mf-shared/session';
import { Toaster } from 'mf-shared/ui/Toaster';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useReleaseWatch } from '../remotes/useReleaseWatch.ts';
import { useOwnRole } from '../session/useOwnRole.ts';
import { tellOfView } from '../session/view.ts';
import { extra } from './extra.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { OfflineBanner } from './OfflineBanner.tsx';
import { useInstallMoment } from './useInstallMoment.ts';
import { useMainFocus } from './useMainFocus.ts';
import { useScrollPosition } from './useScrollPosition.ts';

// Visitors and verified accounts never need it.
const EmailBanner = extra(() => import('../session/EmailBanner.tsx'), 'EmailBanner');
const InstallBanner = extra(() => import('./InstallBanner.tsx'), 'InstallBanner');
const ReleaseWatch = extra(
  () => import(/* webpackChunkName: "session" */ '../remotes/ReleaseWatch.tsx'),
  'ReleaseWatch',
);

/** The frame of every page: skip link, navigation, the page itself, footer, toasts. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useMainFocus();
  useScrollPosition();
  useOwnRole();
  // The toaster, a child, listens by now.
  useEffect(tellOfView, []);
  const watchesReleases = useReleaseWatch();
  const mayInstall = useInstallMoment();
  const offline = useConnection() === 'offline';
  const mayBeUnproved = useSession((session) => session.user?.emailVerified === false || isOwner(session));
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#icerik">
        İçeriğe geç
      </a>
      <Header />
      <OfflineBanner offline={offline} />
      {mayBeUnproved && (
        <Suspense>
          <EmailBanner />
        </Suspense>
      )}
      {mayInstall && (
        <Suspense>
          <InstallBanner />
        </Suspense>
      )}
      <main id="icerik" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <Toaster />
      {watchesReleases && (
        <Suspense>
          <ReleaseWatch />
        </Suspense>
      )}
    </div>
  );
}
