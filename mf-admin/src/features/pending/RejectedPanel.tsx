import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { RejectedVenue } from 'mf-shared/contracts/admin';
import { formatInstant } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { PagedList } from '../../common/PagedList.tsx';
import styles from './Pending.module.css';
import { rejectedQuery } from './queries.ts';
import { useRestore } from './useVerdict.ts';

/** Recently rejected venues, each with an undo. */
export function RejectedPanel() {
  const list = useInfiniteQuery(rejectedQuery);
  return (
    <Panel title="Reddedilenler" lead="Reddedilen başvurular 30 gün saklanır, sonra silinir.">
      <PagedList
        list={list}
        skeleton={<Skeleton height="6rem" />}
        empty={<p className={styles.muted}>Son 30 günde reddedilen işletme yok.</p>}
      >
        {(rows) => (
          <ul className={styles.rejected}>
            {rows.map((business) => (
              <Rejected key={business.id} business={business} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}

function Rejected({ business }: { business: RejectedVenue }) {
  const restore = useRestore();
  const { id, businessName, location, reason, restorableUntil } = business;
  const titleId = `reddedilen-${id}`;
  return (
    <li>
      <div className={styles.titles}>
        <h3 id={titleId}>
          {businessName}, {location.city}
        </h3>
        <p>Gerekçe: {reason}</p>
        <p className={styles.muted}>
          <time dateTime={restorableUntil}>{formatInstant(restorableUntil)}</time> tarihine kadar geri
          alınabilir
        </p>
      </div>
      <Button
        variant="secondary"
        icon={<Undo2 />}
        aria-describedby={titleId}
        busy={restore.isPending}
        onClick={() => restore.mutate(id)}
      >
        Geri al
      </Button>
    </li>
  );
}
