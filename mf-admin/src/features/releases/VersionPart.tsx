import type { WatchedRemote } from 'mf-shared/contracts/release-watch';
import type { RemoteReleases } from 'mf-shared/contracts/releases';
import { formatInstant, formatNumber } from 'mf-shared/format';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import styles from './Releases.module.css';
import { TrialButton } from './TrialButton.tsx';

type Counts = WatchedRemote['versions'][number];
type Stored = RemoteReleases['versions'][number];
type Props = {
  name: string;
  version: string;
  /** The badge of its remote names it already. */
  isOnly: boolean;
  role: keyof typeof ROLES | null;
  stored: Stored | undefined;
  counts: Counts | undefined;
};
const NAMES = {
  loads: 'Açılış',
  failures: 'Açılamayan',
  scriptErrors: 'Komut dosyası hatası',
  poorVitals: 'Yavaş ya da takılan',
  views: 'Görüntüleme',
} as const satisfies Partial<Record<keyof Counts, string>>;
const BAD: ReadonlySet<string> = new Set(['failures', 'scriptErrors', 'poorVitals']);
const ROLES = { stable: ' (kararlı)', candidate: ' (aday)' } as const;

/** One version: where it comes from, what browsers reported of it in the last 30 days, and the errors that they saw. */
export function VersionPart({ name, version, isOnly, role, stored, counts }: Props) {
  return (
    <section className={styles.version}>
      <div className="row wrap items-center apart gap-2">
        {!isOnly && (
          <h3>
            {version}
            {role && ROLES[role]}
          </h3>
        )}
        {stored && !stored.tooNew && <TrialButton name={name} version={version} />}
      </div>
      {stored && <Origin stored={stored} />}
      {counts ? (
        <dl className={styles.counts}>
          {Object.entries(NAMES).map(([key, label]) => (
            <div key={key} data-bad={(BAD.has(key) && counts[key as keyof typeof NAMES] > 0) || undefined}>
              <dt>{label}</dt>
              <dd>{formatNumber(counts[key as keyof typeof NAMES])}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.muted}>Son 30 günde bu sürümü kullanan olmadı.</p>
      )}
      {counts && counts.errors.length > 0 && <SeenErrors errors={counts.errors} />}
    </section>
  );
}

function Origin({ stored: { commit, builtAt, changes, tooNew } }: { stored: Stored }) {
  return (
    <>
      {tooNew && <p>Bu sürüm daha yeni bir kabuk ister; kabuk yenilenmeden yayımlanamaz.</p>}
      {(commit || builtAt) && (
        <p className={styles.muted}>
          {commit && <code>{commit.slice(0, 12)}</code>} {builtAt && formatInstant(builtAt)}
        </p>
      )}
      {changes && (
        <Disclosure summary="Neler değişti?">
          <p className={styles.changes}>{changes}</p>
        </Disclosure>
      )}
    </>
  );
}

function SeenErrors({ errors }: Pick<Counts, 'errors'>) {
  return (
    <Disclosure summary={`Görülen hatalar (${errors.length})`}>
      <ul className={styles.errors}>
        {errors.map((one) => (
          <li key={one.message} className={styles.error}>
            <code>{one.message}</code>
            {one.at && <code className={styles.muted}>{one.at}</code>}
            <span className={styles.muted}>
              {formatNumber(one.seen)} kez, son olarak{' '}
              <time dateTime={one.lastAt}>{formatInstant(one.lastAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
