import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeList } from './ChangeList.tsx';
import { changesQuery } from './queries.ts';
import styles from './Staff.module.css';

type Props = { venueId: string; subjectId: string };

/** The changes of one thing, read when opened: a list holds many of these. */
export function ChangesOnDemand({ venueId, subjectId }: Props) {
  const [open, setOpen] = useState(false);
  const list = useInfiniteQuery({ ...changesQuery(venueId, subjectId), enabled: open });
  const changes = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <details className={styles.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>İşlem geçmişi</summary>
      {changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <p role="status" className={styles.quiet}>
          {list.error ? 'Değişiklikler alınamadı.' : list.data ? 'Yazılı bir değişiklik yok.' : 'Yükleniyor…'}
        </p>
      )}
    </details>
  );
}
