import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type Health, MEASURES } from 'mf-shared/contracts/health';
import { formatClock } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { toast } from 'mf-shared/ui/toast';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { AlertsPanel } from './AlertsPanel.tsx';
import { FailuresPanel } from './FailuresPanel.tsx';
import styles from './Health.module.css';
import { JobsPanel } from './JobsPanel.tsx';
import { MeasureCard } from './MeasureCard.tsx';
import { healthQuery } from './queries.ts';
import { ReleasesPanel } from './ReleasesPanel.tsx';
import { SystemPanel } from './SystemPanel.tsx';

/** How the product runs: what happens today, jobs, queues and the server. */
export function HealthPage() {
  useDocumentTitle('Sistem durumu');
  const health = useQuery(healthQuery);
  const { data } = health;
  return (
    <>
      <PageHeader
        title="Sistem durumu"
        lead={data ? `Saat ${formatClock(data.at)} itibarıyla.` : 'Bugün, geçen haftanın aynı saatleriyle.'}
        art="box"
        actions={
          <Button
            variant="secondary"
            icon={<RefreshCw />}
            busy={health.isFetching && !health.isPending}
            onClick={() => void health.refetch().then(({ error }) => error && toast.error(error.message))}
          >
            Yenile
          </Button>
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
      <section className={styles.section} aria-labelledby="today">
        <h2 id="today">Bugün</h2>
        <p className={styles.facts}>
          Karşılaştırmalar biten saatlerle, geçen haftanın aynı gününün aynı saatleri arasındadır. Sütunlar
          son 30 gündür.
        </p>
        <ul className={styles.measures}>
          {MEASURES.map((name) => {
            const report = health.measures.find(({ measure }) => measure === name);
            return report && <MeasureCard key={name} report={report} />;
          })}
        </ul>
      </section>
      <AlertsPanel alerts={health.alerts} />
      <ReleasesPanel releases={health.releases} />
      <FailuresPanel failures={health.failures} />
      <JobsPanel jobs={health.jobs} />
      <SystemPanel health={health} />
    </>
  );
}
