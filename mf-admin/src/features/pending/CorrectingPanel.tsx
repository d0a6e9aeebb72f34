import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { CorrectingVenue } from 'mf-shared/contracts/corrections';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Link } from 'react-router-dom';
import { Age } from '../../common/Age.tsx';
import { PagedList } from '../../common/PagedList.tsx';
import { Asked } from './Asked.tsx';
import { Left } from './Left.tsx';
import styles from './Pending.module.css';
import { correctingQuery } from './queries.ts';
import { useWithdraw } from './useVerdict.ts';

/** Venues that wait for their applicant, each with what was asked and an undo. */
export function CorrectingPanel() {
  const list = useInfiniteQuery(correctingQuery);
  return (
    <Panel
      title="Düzeltme bekleyenler"
      lead="Başvuran düzeltip gönderince başvuru yeniden yukarıda listelenir. Düzeltme gelmezse hatırlatılır, 30 günde kapanır."
    >
      <PagedList
        list={list}
        skeleton={<Skeleton height="6rem" />}
        empty={<p className={styles.muted}>Düzeltme bekleyen işletme yok.</p>}
      >
        {(rows) => (
          <ul className={styles.rejected}>
            {rows.map((business) => (
              <Correcting key={business.correction.id} business={business} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}

function Correcting({ business }: { business: CorrectingVenue }) {
  const withdraw = useWithdraw();
  const { id, businessName, location, correction } = business;
  const titleId = `duzeltilecek-${id}`;
  return (
    <li>
      <div className={styles.titles}>
        <h3 id={titleId}>
          <Link to={`/admin/pending/${id}`}>{businessName}</Link>, {location.city}
        </h3>
        <Age since={correction.askedAt} />
        <Left until={correction.endsAt} />
        <Asked correction={correction} />
      </div>
      <Button
        variant="secondary"
        icon={<Undo2 />}
        aria-describedby={titleId}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate(correction.id)}
      >
        Geri al
      </Button>
    </li>
  );
}
