import type { RemoteName } from 'mf-shared/contracts/remote';
import { useEffect } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import styles from './Remote.module.css';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteFailure } from './RemoteFailure.tsx';
import { reloadSucceeded } from './reload-once.ts';
import { useRemote } from './useRemote.ts';

const AREA_NAMES: Record<RemoteName, string> = {
  player: 'Oyuncu alanı',
  business: 'İşletme alanı',
  admin: 'Yönetim alanı',
};

/** Loads a remote when its area is entered and draws its screens. */
export function RemoteArea({ name }: { name: RemoteName }) {
  const remote = useRemote(name);
  const ready = remote.status === 'ready';
  useEffect(() => {
    if (ready) reloadSucceeded();
  }, [ready]);

  if (remote.status === 'failed') return <RemoteFailure area={AREA_NAMES[name]} onRetry={remote.retry} />;
  if (remote.status === 'loading') {
    return (
      <>
        <PageSkeleton />
        <p role="status" className={styles.slow}>
          {remote.slow && 'Bağlantınız yavaş görünüyor, sayfa yükleniyor…'}
        </p>
      </>
    );
  }
  const { Routes } = remote.module;
  return (
    <RemoteBoundary area={AREA_NAMES[name]}>
      <Routes />
    </RemoteBoundary>
  );
}
