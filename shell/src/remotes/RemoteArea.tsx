import type { DeployedRemote } from 'mf-shared/contracts/remote';
import { CONTRACT } from 'mf-shared/remote/contract';
import { PageBoundary } from '../common/PageBoundary.tsx';
import styles from '../common/PageFailure.module.css';
import { PageFailure } from '../common/PageFailure.tsx';
import { PageSkeleton } from '../common/PageSkeleton.tsx';
import { useRemote } from './useRemote.ts';

/** Loads a remote on entering its area and draws its screens. */
export function RemoteArea({ remote: { name, title } }: { remote: DeployedRemote }) {
  const remote = useRemote(name);
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
  return (
    <PageBoundary area={title}>
      <Routes />
    </PageBoundary>
  );
}

/** Whether a remote needs a newer shell. */
export const isTooNew = ({ contract }: DeployedRemote): boolean => contract > CONTRACT;

/** Replaces the area of a remote that is too new. A reload may bring the shell that it needs. */
export function RemoteTooNew({ remote: { title } }: { remote: DeployedRemote }) {
  return (
    <PageFailure
      area={title}
      reason={`${title} yeni bir sürüme geçti. Sayfayı yenileyin; açılmazsa biraz sonra yeniden deneyin.`}
      onRetry={() => window.location.reload()}
    />
  );
}
