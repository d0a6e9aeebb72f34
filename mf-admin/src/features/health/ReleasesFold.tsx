import type { RemoteHealth } from 'mf-shared/contracts/health';
import { formatNumber } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { useIsOwner } from '../../common/useIsOwner.ts';
import { Fold } from './Fold.tsx';
import styles from './Health.module.css';

type Version = RemoteHealth['versions'][number];

const errorsOf = ({ failures, scriptErrors }: Version) => failures + scriptErrors;

/** Which version of each area visitors get, and what went wrong with it in the last day. */
export function ReleasesFold({ releases }: { releases: readonly RemoteHealth[] }) {
  const isOwner = useIsOwner();
  const versions = releases.flatMap((remote) => remote.versions);
  const errors = versions.reduce((sum, version) => sum + errorsOf(version), 0);
  return (
    <Fold
      name="releases"
      title="Sürümler"
      state={errors === 0 ? 'Son 24 saatte hata yok' : `Son 24 saatte ${formatNumber(errors)} hata`}
      tone={errors === 0 ? 'success' : 'warning'}
    >
      <p className={styles.facts}>
        {releases.length === 0
          ? 'Yayında bölüm yok.'
          : 'Ziyaretçilerin gördüğü sürümler ve tarayıcılarının son 24 saatte bildirdikleri.'}
      </p>
      <ul className={styles.rows}>
        {releases.map(({ remote, title, versions: shown }) => (
          <li key={remote} className={styles.row}>
            <b>{title}</b>
            {shown.length === 0 && <span className={styles.facts}>Henüz kimseye açılmadı.</span>}
            {shown.map((version) => (
              <VersionLine key={version.version} version={version} />
            ))}
          </li>
        ))}
      </ul>
      {isOwner && (
        <LinkButton to="/admin/releases" size="sm" variant="secondary">
          Hataların ayrıntısı
        </LinkButton>
      )}
    </Fold>
  );
}

function VersionLine({ version }: { version: Version }) {
  const { version: name, share, views, failures, scriptErrors, poorVitals } = version;
  const errors = errorsOf(version);
  return (
    <span className="stack shrink gap-1">
      <span className={styles.head}>
        {name}
        <Badge tone="info">Ziyaretçilerin %{share.toLocaleString('tr')} kadarı</Badge>
        <Badge tone={errors > 0 ? 'warning' : 'success'}>
          {errors > 0 ? `${formatNumber(errors)} hata` : 'Hata yok'}
        </Badge>
      </span>
      <span className={styles.facts}>
        {formatNumber(views)} görüntüleme, {formatNumber(failures)} açılamama, {formatNumber(scriptErrors)}{' '}
        betik hatası, {formatNumber(poorVitals)} yavaş ya da takılan
      </span>
    </span>
  );
}
