import type { QueueDetail } from 'mf-shared/contracts/queue';
import type { AdminReport } from 'mf-shared/contracts/reports';
import { formatInstant } from 'mf-shared/format';
import { REASON_NAMES } from 'mf-shared/safety/reasons';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { Panel } from 'mf-shared/ui/Panel';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './Queue.module.css';
import { ResolveDialog } from './ResolveDialog.tsx';
import { Snapshot } from './Snapshot.tsx';
import { OUTCOME_NAMES, PARTY_NAMES, SUBJECT_NAMES } from './words.ts';

type Props = { item: QueueDetail; report: AdminReport };

/** A report: what was reported, by whom, what was decided before about the same account, and its decision. */
export function ReportPart({ item, report }: Props) {
  const { reporter, owner, reason, text, snapshot, createdAt, outcome, note } = report;
  const [isDeciding, setDeciding] = useState(false);
  return (
    <>
      <Card padding="lg" as="div" className={styles.card}>
        <p className={styles.muted}>
          Bildiren: {reporter.name ?? 'Silinmiş hesap'} ({PARTY_NAMES[reporter.type]}) ·{' '}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </p>
        <p>
          <b>{REASON_NAMES[reason]}</b>
        </p>
        {text && <p className={styles.text}>{text}</p>}
        <Snapshot type={report.subject.type} snapshot={snapshot} />
        <p>
          Sahibi: <b>{owner ? (owner.name ?? 'Silinmiş hesap') : 'Silinmiş hesap'}</b>
        </p>
        {outcome === null ? (
          <Button onClick={() => setDeciding(true)}>Sonuçlandır</Button>
        ) : (
          <div className={styles.answer}>
            <b>{OUTCOME_NAMES[outcome]}</b>
            {note && <p className={styles.text}>{note}</p>}
          </div>
        )}
        {isDeciding && <ResolveDialog item={item} onClose={() => setDeciding(false)} />}
      </Card>
      <Panel title="Aynı hesap hakkındaki diğer bildirimler">
        {item.earlier.length === 0 ? (
          <p className={styles.muted}>Başka bildirim yok.</p>
        ) : (
          <ul className={styles.rows}>
            {item.earlier.map((one) => (
              <li key={one.id} className={styles.row}>
                <Link to={`/admin/queue/${one.id}`}>
                  {SUBJECT_NAMES[one.subject.type]}: {REASON_NAMES[one.reason]}
                </Link>
                <p className={styles.muted}>
                  {formatInstant(one.createdAt)} ·{' '}
                  {one.outcome ? OUTCOME_NAMES[one.outcome] : 'Henüz sonuçlanmadı'}
                  {one.note && ` · ${one.note}`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
