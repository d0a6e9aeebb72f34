import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Health } from 'mf-shared/contracts/health';
import { formatNumber } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Card } from 'mf-shared/ui/Card';
import { Link } from 'react-router-dom';
import styles from './Health.module.css';
import { type Problem, problemsOf } from './problems.ts';

/** Whether somebody must act now, and about what. */
export function Verdict({ health }: { health: Health }) {
  const problems = problemsOf(health);
  const isWell = problems.length === 0;
  const tone = problems.some((one) => one.tone === 'danger') ? 'danger' : isWell ? 'success' : 'warning';
  const Icon = isWell ? CircleCheck : TriangleAlert;
  return (
    <section aria-labelledby="verdict">
      <Card as="div" className={styles.verdict} data-tone={tone}>
        <div role="status" className={styles.headline}>
          <Icon aria-hidden="true" />
          <h2 id="verdict">
            {isWell ? 'Her şey yolunda.' : `${formatNumber(problems.length)} konu ilgilenmenizi bekliyor`}
          </h2>
        </div>
        {isWell ? (
          <p className={styles.facts}>
            {formatNumber(health.jobs.length)} iş zamanında çalışıyor, kuyruklar ilerliyor, süren uyarı yok.
          </p>
        ) : (
          <ul className={styles.rows}>
            {problems.map((problem) => (
              <ProblemRow key={problem.key} problem={problem} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function ProblemRow({ problem: { title, state, tone, fact, link, error } }: { problem: Problem }) {
  return (
    <li className={styles.row}>
      <span className={styles.head}>
        <b>{title}</b>
        <Badge tone={tone}>{state}</Badge>
      </span>
      <span className={styles.facts}>{fact}</span>
      {link && <Link to={link.to}>{link.text}</Link>}
      {error && <code>{error}</code>}
    </li>
  );
}
