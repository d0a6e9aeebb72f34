import type { RemoteHealth } from 'mf-shared/contracts/health';
import { formatNumber } from 'mf-shared/format';
import { useSession } from 'mf-shared/session';
import { Badge } from 'mf-shared/ui/Badge';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Panel } from 'mf-shared/ui/Panel';
import styles from './Health.module.css';

type Version = RemoteHealth['versions'][number];

/** Which version of each area visitors get, and what went wrong with it in the last day. */
export function ReleasesPanel({ releases }: { releases: readonly RemoteHealth[] }) {
  const isOwner = useSession(({ admin }) => admin?.adminRole === 'owner');
  return (
    <Panel
      title="Sürümler ve hatalar"
      lead="Ziyaretçilerin gördüğü sürümler ve tarayıcılarının son 24 saatte bildirdikleri."
      actions={
        isOwner && (
          <LinkButton to="/admin/releases" size="sm" variant="secondary">
            Hataların ayrıntısı
          </LinkButton>
        )
      }
    >
      {releases.length === 0 ? (
        <p className={styles.facts}>Yayında bölüm yok.</p>
      ) : (
        <ul className={styles.rows}>
          {releases.map(({ remote, title, versions }) => (
            <li key={remote} className={styles.row}>
              <b>{title}</b>
              {versions.length === 0 && <span className={styles.facts}>Henüz kimseye açılmadı.</span>}
              {versions.map((version) => (
                <VersionLine key={version.version} version={version} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function VersionLine({ version: { version, share, ...counts } }: { version: Version }) {
  const { views, failures, scriptErrors, poorVitals } = counts;
  const errors = failures + scriptErrors;
  return (
    <span className="stack shrink gap-1">
      <span className={styles.head}>
        {version}
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
