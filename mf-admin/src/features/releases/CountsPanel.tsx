import type { WatchedRemote } from 'mf-shared/contracts/release-watch';
import { formatNumber } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Panel } from 'mf-shared/ui/Panel';
import styles from './Releases.module.css';
import { type Remote, roleOf } from './remote.ts';

type Counts = WatchedRemote['versions'][number];

/** Troubles first. */
const NAMES = {
  failures: 'Başarısız yükleme',
  scriptErrors: 'JavaScript hatası',
  poorVitals: 'Yavaş ya da donan',
  loads: 'Başarılı yükleme',
  views: 'Sayfa görüntüleme',
} as const satisfies Partial<Record<keyof Counts, string>>;
const COLUMNS = Object.keys(NAMES) as (keyof typeof NAMES)[];
const TROUBLES: ReadonlySet<string> = new Set(['failures', 'scriptErrors', 'poorVitals']);
const ROLES = {
  stable: { word: 'Kararlı', tone: 'success' },
  candidate: { word: 'Aday', tone: 'info' },
  none: { word: 'Eski', tone: 'neutral' },
} as const;

/** What browsers reported of every version in the last 30 days, a version in a row. */
export const CountsPanel = ({ remotes }: { remotes: readonly Remote[] }) => (
  <Panel title="Son 30 gün">
    <ul className={styles.areas}>
      {remotes.map((remote) => {
        const { watched } = remote;
        if (!watched) return null;
        if (watched.versions.length > 0)
          return watched.versions.map((counts) => (
            <Area
              key={`${watched.remote} ${counts.version}`}
              title={watched.title}
              role={roleOf(remote, counts.version)}
              counts={counts}
            />
          ));
        return (
          <li key={watched.remote} className={styles.area}>
            <h3>{watched.title}</h3>
            <p className={styles.muted}>Kullanan olmadı.</p>
          </li>
        );
      })}
    </ul>
  </Panel>
);

type AreaProps = { title: string; role: ReturnType<typeof roleOf>; counts: Counts };

function Area({ title, role, counts }: AreaProps) {
  const { word, tone } = ROLES[role ?? 'none'];
  const isBad = (name: keyof typeof NAMES) => TROUBLES.has(name) && counts[name] > 0;
  return (
    <li className={styles.area}>
      <div className={styles.which}>
        <h3>{title}</h3>
        <Badge tone={tone}>{`${word} ${counts.version}`}</Badge>
        {!COLUMNS.some(isBad) && <span className={styles.fine}>Sorun yok</span>}
      </div>
      <dl className={styles.counts}>
        {COLUMNS.map((name) => (
          <div key={name} data-bad={isBad(name) || undefined}>
            <dt>{NAMES[name]}</dt>
            <dd>{formatNumber(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
