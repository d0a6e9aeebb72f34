import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { type ContentOf, REMOVABLE_NAMES } from 'mf-shared/contracts/removals';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Panel } from 'mf-shared/ui/Panel';
import { Photo } from 'mf-shared/ui/Photo';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { RemoveDialog } from '../removals/RemoveDialog.tsx';
import { RemovedItem } from '../removals/RemovedItem.tsx';
import styles from './Account.module.css';
import type { Whose } from './acts.ts';
import { contentsQuery } from './queries.ts';

const PHOTOS: ReadonlySet<string> = new Set(['photo', 'playerPhoto']);

/** What an account published and what was removed of it. Nothing for admins who may not remove anything. */
export function ContentsPanel({ whose }: { whose: Whose }) {
  const { data, error, ...query } = useQuery(contentsQuery(whose));
  const [removing, setRemoving] = useState<ContentOf | null>(null);
  if (error instanceof ApiError && error.status === 403) return null;
  return (
    <Panel title="Paylaştıkları">
      <div className="stack shrink gap-5" aria-busy={query.isPending}>
        {!data && error ? (
          <ErrorState message={error.message} query={query} />
        ) : !data ? (
          <Skeleton height="8rem" />
        ) : (
          <>
            {data.contents.length === 0 && <p className={styles.muted}>Yayında bir içerik yok.</p>}
            <ul className={styles.contents}>
              {data.contents.map((one) => (
                <li key={`${one.type}:${one.id}`} className={styles.content}>
                  <div className={styles.words}>
                    <span className={styles.muted}>{REMOVABLE_NAMES[one.type]}</span>
                    {PHOTOS.has(one.type) ? (
                      <Photo src={one.text} alt={REMOVABLE_NAMES[one.type]} className={styles.photo} />
                    ) : (
                      <span>{one.text || 'Metin yok'}</span>
                    )}
                  </div>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`${REMOVABLE_NAMES[one.type]}: kaldır`}
                    onClick={() => setRemoving(one)}
                  >
                    Kaldır
                  </Button>
                </li>
              ))}
              {data.removals.map((one) => (
                <li key={one.id}>
                  <RemovedItem removal={one} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {removing && <RemoveDialog contents={[removing]} onClose={() => setRemoving(null)} />}
    </Panel>
  );
}
