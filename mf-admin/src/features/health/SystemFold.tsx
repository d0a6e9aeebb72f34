import type { Health } from 'mf-shared/contracts/health';
import { formatInstant, formatNumber } from 'mf-shared/format';
import { Fold } from './Fold.tsx';
import styles from './Health.module.css';
import { formatBytes, formatSpan, QUEUE_NAMES } from './words.ts';

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** What is due to be sent, and the oldest request without an answer. */
export function QueuesFold({ health: { at, waiting, oldestRequestAt } }: { health: Health }) {
  const ago = (then: number) => `${formatSpan(at - then)} önce`;
  const busy = waiting.filter(({ count }) => count > 0).length;
  return (
    <Fold
      name="queues"
      title="Kuyruklar"
      state={busy === 0 ? 'Boş' : `${busy} kuyrukta bekleyen var`}
      tone={busy === 0 ? 'success' : 'info'}
    >
      <Facts
        facts={[
          ...waiting.map(
            ({ queue, count, oldestDueAt }): Fact => [
              QUEUE_NAMES[queue],
              oldestDueAt === null ? 'boş' : `${formatNumber(count)}, en eskisi ${ago(oldestDueAt)}`,
            ],
          ),
          ['En eski yanıtsız istek', oldestRequestAt === null ? 'yok' : ago(oldestRequestAt)],
        ]}
      />
    </Fold>
  );
}

/** How database and process do. */
export function ServerFold({ health: { database, loop, version, startedAt } }: { health: Health }) {
  const { engine, bytes, walBytes } = database;
  const size = `${ENGINES[engine]}, ${formatBytes(bytes)}`;
  const delay = loop && `%99’u ${formatSpan(loop.p99Ms)} altında, en çok ${formatSpan(loop.maxMs)}`;
  const facts: Fact[] = [
    ['Sürüm', version],
    ['Açılışı', formatInstant(startedAt)],
    ['Veritabanı', size],
    ...(walBytes === null ? [] : [['Yazma günlüğü', formatBytes(walBytes)] satisfies Fact]),
    ...(delay ? [['Olay döngüsü gecikmesi', delay] satisfies Fact] : []),
  ];
  return (
    <Fold name="server" title="Sunucu" state={size} tone="neutral">
      <Facts facts={facts} />
    </Fold>
  );
}

type Fact = [term: string, value: string];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
