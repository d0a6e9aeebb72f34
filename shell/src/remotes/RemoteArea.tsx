import type { RemoteName } from 'mf-shared/contracts/remote';
import { PageBoundary } from '../layout/PageBoundary.tsx';
import styles from '../layout/PageFailure.module.css';
import { PageFailure } from '../layout/PageFailure.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { useRemote } from './useRemote.ts';

const AREA_NAMES: Record<RemoteName, string> = {
  player: 'Oyuncu alanı',
  business: 'İşletme alanı',
  admin: 'Yönetim alanı',
};

/** Loads a remote when its area is entered and draws its screens. */
export function RemoteArea({ name }: { name: RemoteName }) {
  const remote = useRemote(name);
  if (remote.status === 'failed') return <PageFailure area={AREA_NAMES[name]} onRetry={remote.retry} />;
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
  return (
    <PageBoundary area={AREA_NAMES[name]}>
      <Routes />
    </PageBoundary>
  );
}
