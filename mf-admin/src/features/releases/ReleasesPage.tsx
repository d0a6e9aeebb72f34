import { useQuery } from '@tanstack/react-query';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { OwnersPage } from '../../common/OwnersPage.tsx';
import { CountsPanel } from './CountsPanel.tsx';
import { releasesQuery, watchQuery } from './queries.ts';
import { RemotePanel } from './RemotePanel.tsx';
import type { Remote } from './remote.ts';

/** The versions of every remote: what visitors get, how they do, and what was taken back. For owners of the platform. */
export function ReleasesPage() {
  return (
    <OwnersPage
      title="Sürümler"
      lead="Her bölümün yayındaki sürümleri ve ziyaretçilerde nasıl çalıştıkları."
      otherwise="Sürümlerle ilgili bir şey fark ederseniz platform sahibine haber verin."
    >
      <Remotes />
    </OwnersPage>
  );
}

/** Whether there is more to say of a remote than its counts. */
const hasNews = ({ releases, watched }: Remote) =>
  releases !== undefined ||
  watched?.takenBack.length !== 0 ||
  watched.versions.some(({ errors }) => errors.length > 0);

function Remotes() {
  const list = useQuery(releasesQuery);
  const watch = useQuery(watchQuery);
  const [released, watched] = [list.data, watch.data];
  const failed = [list, watch].filter(({ data, error }) => !data && error);
  if (failed[0]?.error)
    return (
      <ErrorState
        message={failed[0].error.message}
        onRetry={() => failed.map(({ refetch }) => refetch())}
        retrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  if (!released || !watched) return <Skeleton height="20rem" />;
  const names = new Set([...released.map(({ name }) => name), ...watched.map(({ remote }) => remote)]);
  if (names.size === 0)
    return (
      <EmptyState title="Yayında bölüm yok.">Bir bölüm yayımlandığında sürümleri burada görünür.</EmptyState>
    );
  const remotes = [...names].map((name) => ({
    name,
    releases: released.find((one) => one.name === name),
    watched: watched.find((one) => one.remote === name),
  }));
  return (
    <>
      <p>
        {released.some(({ candidate }) => candidate)
          ? 'Aday sürüm ziyaretçilerin bir bölümüne gösterilir; kararlı sürümden kötüyse kendiliğinden geri alınır.'
          : 'Şu an yayında aday sürüm yok; herkes kararlı sürümü görüyor.'}
      </p>
      {watched.length > 0 && <CountsPanel remotes={remotes} />}
      {remotes.filter(hasNews).map((remote) => (
        <RemotePanel key={remote.name} remote={remote} />
      ))}
    </>
  );
}
