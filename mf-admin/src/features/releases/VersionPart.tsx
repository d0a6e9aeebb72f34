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
const ROLES = { stable: ' (kararlı)', candidate: ' (aday)' } as const;

/** One version: where it comes from, and the errors that browsers saw in the last 30 days. */
export function VersionPart({ name, version, isOnly, role, stored, counts }: Props) {
  if (isOnly && !stored && counts?.errors.length === 0) return null;
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
      {!counts && <p className={styles.muted}>Son 30 günde bu sürümü kullanan olmadı.</p>}
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
