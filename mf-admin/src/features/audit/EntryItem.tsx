import { ADMIN_ROLE_NAMES } from 'mf-shared/contracts/admin';
import { AUDIT_ACTS, AUDIT_SUBJECTS, type AuditEntry, BY_SERVER } from 'mf-shared/contracts/audit';
import { formatMoment } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Link } from 'react-router-dom';
import styles from './Audit.module.css';
import { subjectPage } from './subject-page.ts';
import type { Show } from './useFilters.ts';
import { differencesOf, shortId } from './words.ts';

type Props = { entry: AuditEntry; show: Show };

/** One entry: who did what to whom, what changed, why, from where and when. */
export function EntryItem({ entry, show }: Props) {
  const { at, act, who, adminId, role, address, device, reason } = entry;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3>{AUDIT_ACTS[act]}</h3>
        <time className={styles.quiet} dateTime={at}>
          {formatMoment(at)}
        </time>
      </div>
      <Subject entry={entry} show={show} />
      <Differences entry={entry} />
      {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
      <p className={styles.by}>
        <button
          type="button"
          className={styles.filter}
          title="Yalnızca bu kişinin işlemlerini göster"
          onClick={() => show({ admin: adminId ?? BY_SERVER })}
        >
          {who}
        </button>
        <Badge>{role ? ADMIN_ROLE_NAMES[role] : 'Sunucu'}</Badge>
        {address && (
          <span className={styles.quiet}>
            {address} · {device}
          </span>
        )}
        <span className={styles.quiet}>Kayıt no {entry.id}</span>
      </p>
    </li>
  );
}

function Subject({ entry, show }: Props) {
  const { kind, id, name } = entry.subject;
  const page = subjectPage(entry);
  const said = name ?? shortId(id);
  return (
    <p className={styles.by}>
      <span className={styles.quiet}>{AUDIT_SUBJECTS[kind]}:</span>
      {page ? <Link to={page}>{said}</Link> : <span title={id}>{said}</span>}
      <button type="button" className={styles.filter} onClick={() => show({ kind, subject: id })}>
        Yalnızca bunu göster<span className="visually-hidden">{` ${AUDIT_SUBJECTS[kind]} ${said}`}</span>
      </button>
    </p>
  );
}

function Differences({ entry }: { entry: AuditEntry }) {
  const differences = differencesOf(entry);
  if (differences.length === 0) return null;
  return (
    <dl className={styles.differences}>
      {differences.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== null && <del>{before}</del>}
            {before !== null && after !== null && <span aria-hidden="true"> → </span>}
            {after !== null && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
