import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { remotes } from '../common/manifests.ts';
import { PageBoundary } from '../common/PageBoundary.tsx';
import styles from '../common/PageFailure.module.css';
import { PageFailure } from '../common/PageFailure.tsx';
import { PageSkeleton } from '../common/PageSkeleton.tsx';
import { isGood, isTooNew, keepGood, type Version } from '../common/versions.ts';
import { giveUp } from './loader.ts';
import { MustEnrol } from './must-enrol.ts';
import { count, countView } from './reports.ts';
import { useRemote } from './useRemote.ts';

const Enrolment = lazy(async () => ({ default: (await import('../session/Enrolment.tsx')).Enrolment }));

/** A version whose pages are shown for this long without an error works here. */
const GOOD_AFTER_MS = 5000;

/** Loads a remote on entering its area and draws its screens. */
export function RemoteArea({ remote: entered }: { remote: Version }) {
  const { name, title } = entered;
  const remote = useRemote(name);
  // A version that failed has given way to another one.
  const version = remotes().find((one) => one.name === name) ?? entered;
  useViews(version);
  if (remote.status === 'failed' && remote.error instanceof MustEnrol)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Enrolment onDone={remote.retry} />
      </Suspense>
    );
  // What was read again may need more than this shell has.
  if (remote.status === 'failed' && isTooNew(version)) return <RemoteTooNew remote={version} />;
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
  const onFailure = (error: unknown) => {
    // A version that worked here before is not to blame as a whole.
    if (isGood(version)) count(version, 'scriptErrors', error);
    else if (giveUp(version, error)) remote.retry();
  };
  return (
    <PageBoundary area={title} onFailure={onFailure}>
      <Routes />
      <Drawn version={version} />
    </PageBoundary>
  );
}

/** Counts each page of a version that somebody wants to see, whether it comes or fails. */
function useViews(version: Version): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further page is a view, the same version read again none
  useEffect(() => countView(version), [version.version, pathname]);
}

/** Notes that a version works here, once it has been drawn for a while. */
function Drawn({ version }: { version: Version }) {
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
