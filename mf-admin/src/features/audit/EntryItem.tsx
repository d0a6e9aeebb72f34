import { ADMIN_ROLE_NAMES } from 'mf-shared/contracts/admin';
import { AUDIT_ACTS, AUDIT_SUBJECTS, type AuditEntry, BY_SERVER } from 'mf-shared/contracts/audit';
import { formatMoment } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { Link } from 'react-router-dom';
import styles from './Audit.module.css';
import { subjectPage } from './subject-page.ts';
import type { Show } from './useFilters.ts';
import { differencesOf, subjectOf } from './words.ts';

type Props = { entry: AuditEntry; show: Show };

/** One entry: who did what to whom, what changed, why, and from where and when. */
export function EntryItem({ entry, show }: Props) {
  const { at, act, reason } = entry;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3>{AUDIT_ACTS[act]}</h3>
        <time className={styles.quiet} dateTime={at}>
          {formatMoment(at)}
        </time>
      </div>
      <Actor entry={entry} show={show} />
      <Subject entry={entry} />
      {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
      <Differences entry={entry} />
      <Origin entry={entry} show={show} />
    </li>
  );
}

const Actor = ({ entry: { who, adminId, role }, show }: Props) => (
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
  </p>
);

function Subject({ entry }: Pick<Props, 'entry'>) {
  const { kind, id } = entry.subject;
  const page = subjectPage(entry);
  const said = subjectOf(entry);
  return (
    <p className={styles.by}>
      <span className={styles.quiet}>{AUDIT_SUBJECTS[kind]}:</span>
      {page ? <Link to={page}>{said}</Link> : <span title={id}>{said}</span>}
    </p>
  );
}

/** From where it was done, and the way to everything that was done to its subject. */
function Origin({ entry, show }: Props) {
  const { address, device, subject } = entry;
  const { kind, id } = subject;
  const said = subjectOf(entry);
  return (
    <p className={styles.by}>
      <span className={styles.quiet}>
        {[address, device, `Kayıt no ${entry.id}`].filter(Boolean).join(' · ')}
      </span>
      <button type="button" className={styles.filter} onClick={() => show({ kind, subject: id })}>
        Yalnızca bunu göster<span className="visually-hidden">{` ${AUDIT_SUBJECTS[kind]} ${said}`}</span>
      </button>
    </p>
  );
}

/** Differences that show at once; more are folded, so that an entry stays short. */
const SHOWN = 3;

function Differences({ entry }: Pick<Props, 'entry'>) {
  const differences = differencesOf(entry);
  if (differences.length === 0) return null;
  const list = (
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
  if (differences.length <= SHOWN) return list;
  return <Disclosure summary={`Ayrıntılar (${differences.length})`}>{list}</Disclosure>;
}
