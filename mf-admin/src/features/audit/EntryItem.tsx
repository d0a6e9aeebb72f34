import { ADMIN_ROLE_NAMES } from 'mf-shared/contracts/admin';
import { AUDIT_ACTS, AUDIT_SUBJECTS, type AuditEntry, BY_SERVER } from 'mf-shared/contracts/audit';
import { formatMoment } from 'mf-shared/format';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { Facts } from 'mf-shared/ui/Facts';
import { Link } from 'react-router-dom';
import styles from './Audit.module.css';
import { subjectPage } from './subject-page.ts';
import type { Show } from './useFilters.ts';
import { type Difference, differencesOf, subjectOf } from './words.ts';

type Props = { entry: AuditEntry; show: Show };

/** Differences that show at once; more are folded, so that an entry stays short. */
const SHOWN = 3;

/** One entry: who did what to whom, what changed, why and when; the rest is folded. */
export function EntryItem({ entry, show }: Props) {
  const { at, act, reason } = entry;
  const differences = differencesOf(entry);
  const isShort = differences.length <= SHOWN;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3>{AUDIT_ACTS[act]}</h3>
        <Actor entry={entry} show={show} />
        <Subject entry={entry} />
        <time className={styles.quiet} dateTime={at}>
          {formatMoment(at)}
        </time>
      </div>
      {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
      {isShort && <Differences differences={differences} />}
      <Disclosure
        className={styles.fold}
        summary={isShort ? 'Ayrıntılar' : `Ayrıntılar (${differences.length})`}
      >
        {!isShort && <Differences differences={differences} />}
        <Origin entry={entry} show={show} />
      </Disclosure>
    </li>
  );
}

const Actor = ({ entry: { who, adminId }, show }: Props) => (
  <button
    type="button"
    className={styles.filter}
    title="Yalnızca bu kişinin işlemlerini göster"
    onClick={() => show({ admin: adminId ?? BY_SERVER })}
  >
    {who}
  </button>
);

function Subject({ entry }: Pick<Props, 'entry'>) {
  const { kind, id } = entry.subject;
  const page = subjectPage(entry);
  const said = subjectOf(entry);
  return (
    <p>
      <span className={styles.quiet}>{AUDIT_SUBJECTS[kind]}:</span>{' '}
      {page ? <Link to={page}>{said}</Link> : <span title={id}>{said}</span>}
    </p>
  );
}

/** In which role and from where it was done, and the way to everything that was done to its subject. */
function Origin({ entry, show }: Props) {
  const { address, device, role, subject } = entry;
  const { kind, id } = subject;
  const said = subjectOf(entry);
  return (
    <p className={styles.by}>
      <Facts className={styles.quiet}>
        {[role ? ADMIN_ROLE_NAMES[role] : 'Sunucu', address, device, `Kayıt no ${entry.id}`].filter(Boolean)}
      </Facts>
      <button type="button" className={styles.filter} onClick={() => show({ kind, subject: id })}>
        Yalnızca bunu göster<span className="visually-hidden">{` ${AUDIT_SUBJECTS[kind]} ${said}`}</span>
      </button>
    </p>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
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
