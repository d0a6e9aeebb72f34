import { useInfiniteQuery } from '@tanstack/react-query';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { ChangeList } from './ChangeList.tsx';
import { changesQuery } from './queries.ts';
import styles from './Staff.module.css';

/** The latest changes at the venue, with their authors. */
export function ChangeLog({ venueId }: { venueId: string }) {
  const list = useInfiniteQuery(changesQuery(venueId));
  const changes = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Panel title="Son değişiklikler" lead="Kim, ne zaman onayladı, iptal etti, taşıdı ya da saat kapattı?">
      {!list.data ? (
        list.error ? (
          <ErrorState message="Son değişiklikler alınamadı." query={list} />
        ) : (
          <Skeleton lines={4} />
        )
      ) : changes.length === 0 ? (
        <p className={styles.quiet}>Henüz bir değişiklik yok.</p>
      ) : (
        <ChangeList changes={changes} />
      )}
      <MoreButton query={list} label="Daha eskileri göster" />
    </Panel>
  );
}
