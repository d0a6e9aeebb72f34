import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { PageBody } from './PageBody.tsx';

/** Shown while the code of a screen loads. */
export function PageSkeleton() {
  return (
    <>
      <PageHeader title={undefined} />
      <PageBody busy>
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
      </PageBody>
    </>
  );
}
