import type { JobReport } from 'mf-shared/contracts/health';
import { formatInstant } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Fold } from './Fold.tsx';
import styles from './Health.module.css';
import { JOB_GROUPS, jobWords } from './job-words.ts';
import { isTroubled, lastRun } from './problems.ts';

/** All jobs with their last run, by what they are for. */
export function JobsFold({ jobs }: { jobs: readonly JobReport[] }) {
  const troubled = jobs.filter(isTroubled).length;
  const well = `${jobs.length - troubled} iş zamanında`;
  return (
    <Fold
      name="jobs"
      title="Zamanlanmış işler"
      state={troubled === 0 ? well : `${well}, ${troubled} iş sorunlu`}
      tone={troubled === 0 ? 'success' : 'danger'}
    >
      <div className={styles.groups}>
        {Object.entries(JOB_GROUPS).map(([group, title]) => (
          <Group key={group} title={title} jobs={jobs.filter(({ name }) => jobWords(name).group === group)} />
        ))}
      </div>
    </Fold>
  );
}

function Group({ title, jobs }: { title: string; jobs: readonly JobReport[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul className={styles.rows}>
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
      </ul>
    </section>
  );
}

function JobRow({ job }: { job: JobReport }) {
  const { name, failedAt, error } = job;
  return (
    <li className={styles.row}>
      <span className={styles.head}>
        {jobWords(name).text}
        {isTroubled(job) && <Badge tone="danger">Sorunlu</Badge>}
      </span>
      <span className={styles.facts}>{lastRun(job)}</span>
      {failedAt !== null && (
        <span className={styles.facts}>
          Son hata {formatInstant(failedAt)}: <code>{error}</code>
        </span>
      )}
    </li>
  );
}
