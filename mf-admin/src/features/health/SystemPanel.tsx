import type { Health } from 'mf-shared/contracts/health';
import { formatInstant, formatNumber } from 'mf-shared/format';
import { Panel } from 'mf-shared/ui/Panel';
import styles from './Health.module.css';
import { formatBytes, formatSpan, QUEUE_NAMES } from './words.ts';

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** What waits to be sent, and how database and process do. */
export function SystemPanel({ health }: { health: Health }) {
  const { at, waiting, oldestRequestAt, database, loop, version, startedAt } = health;
  const facts: [string, string][] = [
    ...waiting.map(({ queue, count, oldestDueAt }): [string, string] => [
      `Sırada: ${QUEUE_NAMES[queue]}`,
      oldestDueAt === null ? 'boş' : `${formatNumber(count)}, en eskisi ${formatSpan(at - oldestDueAt)} önce`,
    ]),
    ['En eski yanıtsız istek', oldestRequestAt === null ? 'yok' : `${formatSpan(at - oldestRequestAt)} önce`],
    ['Veritabanı', `${ENGINES[database.engine]}, ${formatBytes(database.bytes)}`],
    ...(database.walBytes === null
      ? []
      : [['Yazma günlüğü', formatBytes(database.walBytes)] as [string, string]]),
    ...(loop
      ? [
          [
            'Olay döngüsü gecikmesi',
            `%99’u ${formatSpan(loop.p99Ms)} altında, en çok ${formatSpan(loop.maxMs)}`,
          ] as [string, string],
        ]
      : []),
    ['Sürüm', version],
    ['Sunucunun açılışı', formatInstant(startedAt)],
  ];
  return (
    <Panel title="Sunucu ve sıralar">
      <dl className={styles.list}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
