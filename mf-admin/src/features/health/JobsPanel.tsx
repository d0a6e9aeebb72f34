import type { JobReport } from 'mf-shared/contracts/health';
import { formatInstant } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Panel } from 'mf-shared/ui/Panel';
import styles from './Health.module.css';
import { formatSpan, JOB_NAMES } from './words.ts';

/** All jobs with their last run; those that fail or are late come first. */
export function JobsPanel({ jobs }: { jobs: readonly JobReport[] }) {
  const troubled = jobs.filter(isTroubled).length;
  return (
    <Panel
      title="Zamanlanmış işler"
      lead={troubled === 0 ? 'Hepsi zamanında çalışıyor.' : `${troubled} iş sorunlu ya da gecikmiş.`}
    >
      <ul className={styles.rows}>
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
      </ul>
    </Panel>
  );
}

const isTroubled = ({ isFailing, lateMs }: JobReport) => isFailing || lateMs > 0;

function JobRow({ job }: { job: JobReport }) {
  const { name, startedAt, durationMs, lateMs, isFailing, failedAt, error } = job;
  return (
    <li className={styles.row}>
      <span className={styles.head}>
        <b>{JOB_NAMES[name] ?? name}</b>
        {isFailing && <Badge tone="danger">Hata verdi</Badge>}
        {lateMs > 0 && <Badge tone="warning">{formatSpan(lateMs)} gecikti</Badge>}
        {!isTroubled(job) && <Badge tone="success">Çalışıyor</Badge>}
      </span>
      <span className={styles.facts}>
        {startedAt === null
          ? 'Henüz çalışmadı.'
          : `Son çalışma ${formatInstant(startedAt)}${durationMs === null ? '' : `, ${formatSpan(durationMs)} sürdü`}`}
      </span>
      {failedAt !== null && (
        <span className={styles.facts}>
          Son hata {formatInstant(failedAt)}: <code>{error}</code>
        </span>
      )}
    </li>
  );
}
