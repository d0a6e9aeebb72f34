import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { AuditVerdict } from 'mf-shared/contracts/audit';
import { formatClock, formatNumber } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { toast } from 'mf-shared/ui/toast';
import styles from './Audit.module.css';
import { verdictQuery } from './queries.ts';

const BROKEN: Record<NonNullable<AuditVerdict['broken']>['kind'], (position: string) => string> = {
  changed: (position) => `${position}. kayıt yazıldıktan sonra değiştirilmiş.`,
  removed: (position) => `${position}. kayıt silinmiş.`,
  end: (position) => `Kaydın sonu eksik: ${position}. sıradan sonrası silinmiş ya da değiştirilmiş.`,
};

const TITLE = 'Kayıt bütünlüğü';

/** Whether the chain of the log is whole, and a button that checks it again. */
export function ChainPanel() {
  const query = useQuery(verdictQuery);
  const { data: verdict, error, isFetching, dataUpdatedAt } = query;
  const broken = verdict?.broken;
  /** The last verdict stands when it cannot be checked again; only who asked is told. */
  async function checkAgain() {
    const again = await query.refetch();
    if (again.error && again.data) toast.error(again.error.message);
  }
  const again = (
    <Button
      size="sm"
      variant="secondary"
      busy={isFetching}
      icon={<RefreshCw aria-hidden="true" />}
      onClick={() => void checkAgain()}
    >
      Yeniden denetle
    </Button>
  );
  if (verdict && !broken)
    return (
      <section className={styles.whole} aria-label={TITLE}>
        <p role="status">
          <Badge tone="success">Sağlam</Badge> Kayıtların tümü ({formatNumber(verdict.entries)}) değişmemiş.
          Son denetim: {formatClock(dataUpdatedAt)}.
        </p>
        {again}
      </section>
    );
  return (
    <Panel
      title={TITLE}
      lead="Her kayıt kendinden öncekine bağlıdır; sonradan değiştirilen ya da silinen bir kayıt burada görünür."
    >
      {broken ? (
        <Alert tone="danger" title="Kayıt bozulmuş.">
          {BROKEN[broken.kind](formatNumber(broken.position))} Sunucu günlüğündeki son özetle karşılaştırın ve
          bir yedekten inceleyin. {again}
        </Alert>
      ) : error ? (
        <ErrorState message={error.message} query={query} />
      ) : (
        <Skeleton height="2rem" />
      )}
    </Panel>
  );
}
