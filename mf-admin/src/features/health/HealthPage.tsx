import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type Health, MEASURES } from 'mf-shared/contracts/health';
import { formatClock } from 'mf-shared/format';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { IconButton } from 'mf-shared/ui/IconButton';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { toast } from 'mf-shared/ui/toast';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useIsOwner } from '../../common/useIsOwner.ts';
import { AlertsFold } from './AlertsFold.tsx';
import { FailuresFold } from './FailuresFold.tsx';
import styles from './Health.module.css';
import { JobsFold } from './JobsFold.tsx';
import { MeasureCard } from './MeasureCard.tsx';
import { healthQuery } from './queries.ts';
import { ReleasesFold } from './ReleasesFold.tsx';
import { QueuesFold, ServerFold } from './SystemFold.tsx';
import { Verdict } from './Verdict.tsx';

/** How the product runs: what needs somebody first, then today, then all parts on demand. */
export function HealthPage() {
  useDocumentTitle('Sistem durumu');
  const isOwner = useIsOwner();
  const health = useQuery(healthQuery);
  const { data } = health;
  return (
    <>
      <PageHeader
        title="Sistem durumu"
        lead={data ? `Saat ${formatClock(data.at)} itibarıyla.` : 'Bugün, geçen haftanın aynı saatleriyle.'}
        art="box"
        actions={
          <>
            <IconButton
              label="Yenile"
              tone="outline"
              icon={<RefreshCw />}
              aria-busy={health.isFetching && !health.isPending}
              onClick={() => void health.refetch().then(({ error }) => error && toast.error(error.message))}
            />
            {isOwner && (
              <LinkButton size="sm" to="/admin/health/alerts" variant="secondary">
                Uyarı ayarları
              </LinkButton>
            )}
          </>
        }
      />
      <div className={styles.page} aria-busy={health.isPending}>
        {health.isPending && <Skeleton height="30rem" />}
        {health.isLoadingError && <ErrorState message={health.error.message} query={health} />}
        {data && <Report health={data} />}
      </div>
    </>
  );
}

function Report({ health }: { health: Health }) {
  return (
    <>
      <Verdict health={health} />
      <section className={styles.section} aria-labelledby="today">
        <h2 id="today">Bugün</h2>
        <p className={styles.facts}>
          Biten saatler, geçen haftanın aynı gününün aynı saatleriyle karşılaştırılır. Sütunlar son 30 günü
          gösterir.
        </p>
        <ul className={styles.measures}>
          {MEASURES.map((name) => {
            const report = health.measures.find(({ measure }) => measure === name);
            return report && <MeasureCard key={name} report={report} />;
          })}
        </ul>
      </section>
      <div>
        <JobsFold jobs={health.jobs} />
        <QueuesFold health={health} />
        <AlertsFold alerts={health.alerts} />
        <FailuresFold failures={health.failures} at={health.at} />
        <ReleasesFold releases={health.releases} />
        <ServerFold health={health} />
      </div>
    </>
  );
}
