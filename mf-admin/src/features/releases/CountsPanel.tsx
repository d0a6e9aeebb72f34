import type { WatchedRemote } from 'mf-shared/contracts/release-watch';
import { formatNumber } from 'mf-shared/format';
import { Badge, type BadgeTone } from 'mf-shared/ui/Badge';
import { Panel } from 'mf-shared/ui/Panel';
import styles from './Releases.module.css';
import type { Remote } from './RemotePanel.tsx';

type Counts = WatchedRemote['versions'][number];

const TROUBLES = {
  failures: 'Başarısız yükleme',
  scriptErrors: 'JavaScript hatası',
  poorVitals: 'Yavaş ya da donan',
} as const satisfies Partial<Record<keyof Counts, string>>;
const TRAFFIC = {
  loads: 'Başarılı yükleme',
  views: 'Sayfa görüntüleme',
} as const satisfies Partial<Record<keyof Counts, string>>;

const keysOf = <K extends string>(names: Record<K, string>) => Object.keys(names) as K[];

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

type Role = { name: string; tone: BadgeTone };

function roleOf({ releases, watched }: Remote, version: string): Role {
  if (version === (releases?.stable ?? watched?.stable)) return { name: 'Kararlı', tone: 'success' };
  if (version === releases?.candidate?.version) return { name: 'Aday', tone: 'info' };
  return { name: 'Eski', tone: 'neutral' };
}

const Area = ({ title, role, counts }: { title: string; role: Role; counts: Counts }) => (
  <li className={styles.area}>
    <div className={styles.which}>
      <h3>{title}</h3>
      <Badge tone={role.tone}>{`${role.name} ${counts.version}`}</Badge>
      {keysOf(TROUBLES).every((name) => counts[name] === 0) && <span className={styles.fine}>Sorun yok</span>}
    </div>
    <dl className={styles.counts}>
      {keysOf(TROUBLES).map((name) => (
        <div key={name} data-bad={counts[name] > 0 || undefined}>
          <dt>{TROUBLES[name]}</dt>
          <dd>{formatNumber(counts[name])}</dd>
        </div>
      ))}
      {keysOf(TRAFFIC).map((name) => (
        <div key={name}>
          <dt>{TRAFFIC[name]}</dt>
          <dd>{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </dl>
  </li>
);
