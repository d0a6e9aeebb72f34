import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import styles from './Page.module.css';

/** Shown while the code of a screen loads, so that its band and page do not jump in. */
export function PageSkeleton() {
  return (
    <>
      <PageHeader title={undefined} />
      <div className={styles.page} aria-busy="true">
        <Skeleton height="20rem" />
      </div>
    </>
  );
}
