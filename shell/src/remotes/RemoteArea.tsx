import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { remoteNamed } from '../common/manifests.ts';
import { PageBoundary } from '../common/PageBoundary.tsx';
import styles from '../common/PageFailure.module.css';
import { PageFailure } from '../common/PageFailure.tsx';
import { PageSkeleton } from '../common/PageSkeleton.tsx';
import { isGood, keepGood, type Version } from '../common/versions.ts';
import { giveUp } from './loader.ts';
import { MustEnrol } from './pass.ts';
import { count, countView } from './reports.ts';
import { useRemote } from './useRemote.ts';

const Enrolment = lazy(async () => ({ default: (await import('../session/Enrolment.tsx')).Enrolment }));

/** A version whose pages are shown for this long without an error works here. */
const GOOD_AFTER_MS = 5000;

/** Loads a remote on entering its area and draws its screens. */
export function RemoteArea({ remote: { name, title } }: { remote: Version }) {
  const remote = useRemote(name);
  if (remote.status === 'failed' && remote.error instanceof MustEnrol)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Enrolment onDone={remote.retry} />
      </Suspense>
    );
  if (remote.status === 'failed') return <PageFailure area={title} onRetry={remote.retry} />;
  if (remote.status === 'loading') {
    return (
      <>
        <PageSkeleton turf />
        <p role="status" className={styles.slow}>
          {remote.slow && 'Bağlantınız yavaş görünüyor, sayfa yükleniyor…'}
        </p>
      </>
    );
  }
  const { Routes } = remote.module;
  const version = remoteNamed(name);
  const onFailure = (error: unknown) => {
    // A version that worked here before is not to blame as a whole.
    if (isGood(version)) count(version, 'scriptErrors', error);
    else if (giveUp(version, error)) remote.retry();
  };
  return (
    <PageBoundary area={title} onFailure={onFailure}>
      <Routes />
      <Shown version={version} />
    </PageBoundary>
  );
}

/** Notes that pages of a version are shown, as long as none throws. */
function Shown({ version }: { version: Version }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further page is a view
  useEffect(() => countView(version), [version, pathname]);
  useEffect(() => {
    const timer = setTimeout(() => keepGood(version), GOOD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [version]);
  return null;
}

/** Replaces the area of a remote that is too new. A reload may bring the shell that it needs. */
export function RemoteTooNew({ remote: { title } }: { remote: Version }) {
  return (
    <PageFailure
      area={title}
      reason={`${title} yeni bir sürüme geçti. Sayfayı yenileyin; açılmazsa biraz sonra yeniden deneyin.`}
      onRetry={() => window.location.reload()}
    />
  );
}
