import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Frame } from './Frame.tsx';

/** Shown while the code of a screen loads, so that its band and page do not jump in. */
export function ScreenSkeleton() {
  return (
    <>
      <PageHeader title={undefined} />
      <Frame aria-busy="true">
        <Skeleton height="20rem" />
      </Frame>
    </>
  );
}
