import type { WatchedRemote } from 'mf-shared/contracts/release-watch';
import { formatNumber } from 'mf-shared/format';
import { Panel } from 'mf-shared/ui/Panel';
import styles from './Releases.module.css';

type Counts = WatchedRemote['versions'][number];

const NAMES = {
  views: 'Görüntülenen sayfa',
  loads: 'Açılan',
  failures: 'Açılamayan',
  scriptErrors: 'JavaScript hatası',
  poorVitals: 'Yavaşlayan ya da donan',
} as const satisfies Partial<Record<keyof Counts, string>>;
const COLUMNS = Object.keys(NAMES) as (keyof typeof NAMES)[];
const BAD: ReadonlySet<string> = new Set(['failures', 'scriptErrors', 'poorVitals']);

/** What browsers reported of every version in the last 30 days, a version in a row. */
export const CountsPanel = ({ watched }: { watched: readonly WatchedRemote[] }) => (
  <Panel title="Son 30 gün">
    <ul className={styles.areas}>
      {watched.map((remote) =>
        remote.versions.length === 0 ? (
          <li key={remote.remote} className={styles.area}>
            <h3>{remote.title}</h3>
            <p className={styles.muted}>Kullanan olmadı.</p>
          </li>
        ) : (
          remote.versions.map((counts) => (
            <Area key={`${remote.remote} ${counts.version}`} title={remote.title} counts={counts} />
          ))
        ),
      )}
    </ul>
  </Panel>
);

const Area = ({ title, counts }: { title: string; counts: Counts }) => (
  <li className={styles.area}>
    <div className={styles.which}>
      <h3>{title}</h3>
      <span className={styles.muted}>{counts.version}</span>
    </div>
    <dl className={styles.counts}>
      {COLUMNS.map((name) => (
        <div key={name} data-bad={(BAD.has(name) && counts[name] > 0) || undefined}>
          <dt>{NAMES[name]}</dt>
          <dd data-none={counts[name] === 0 || undefined}>{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </dl>
  </li>
);
