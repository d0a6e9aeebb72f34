import type { QueueDetail } from 'mf-shared/contracts/queue';
import { REMOVABLE_OF } from 'mf-shared/contracts/removals';
import type { AdminReport } from 'mf-shared/contracts/reports';
import { formatInstant } from 'mf-shared/format';
import { REASON_NAMES } from 'mf-shared/safety/reasons';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RemoveDialog } from '../removals/RemoveDialog.tsx';
import { RemovedItem } from '../removals/RemovedItem.tsx';
import { Person } from './Person.tsx';
import styles from './Queue.module.css';
import { ResolveDialog } from './ResolveDialog.tsx';
import { Snapshot } from './Snapshot.tsx';
import { OUTCOME_NAMES, PARTY_NAMES, SUBJECT_NAMES } from './words.ts';

type Props = { item: QueueDetail; report: AdminReport };

/** A report: what was reported, by whom, what was decided before about the same account, and its decision. */
export function ReportPart({ item, report }: Props) {
  const { reporter, owner, reason, text, snapshot, createdAt, outcome, note } = report;
  const [deciding, setDeciding] = useState<'resolve' | 'remove' | null>(null);
  const contents = REMOVABLE_OF[report.subject.type].map((type) => ({ type, id: report.subject.id }));
  return (
    <>
      <Panel title="Şikâyet">
        <div className={styles.part}>
          <div className={styles.who}>
            <span>
              Şikâyet eden: <Person {...reporter} /> ({PARTY_NAMES[reporter.type]})
            </span>{' '}
            <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
          </div>
          <p>
            <b>{REASON_NAMES[reason]}</b>
          </p>
          {text && <p className={styles.text}>{text}</p>}
          <Snapshot type={report.subject.type} snapshot={snapshot} />
          <p>Sahibi: {owner ? <Person {...owner} /> : 'Silinmiş hesap'}</p>
          {outcome === null ? (
            <div className="row wrap gap-2">
              <Button onClick={() => setDeciding('resolve')}>Sonuçlandır</Button>
              <Button variant="danger" onClick={() => setDeciding('remove')}>
                İçeriği kaldır
              </Button>
            </div>
          ) : (
            <div className={styles.answer}>
              <b>{OUTCOME_NAMES[outcome]}</b>
              {note && <p className={styles.text}>{note}</p>}
            </div>
          )}
          {item.removals.map((one) => (
            <RemovedItem key={one.id} removal={one} />
          ))}
          {deciding === 'resolve' && <ResolveDialog item={item} onClose={() => setDeciding(null)} />}
          {deciding === 'remove' && (
            <RemoveDialog
              contents={contents}
              report={{ reportId: report.id, version: item.version }}
              onClose={() => setDeciding(null)}
            />
          )}
        </div>
      </Panel>
      <Panel title="Aynı hesap hakkındaki diğer şikâyetler">
        {item.earlier.length === 0 ? (
          <p className={styles.muted}>Başka şikâyet yok.</p>
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
