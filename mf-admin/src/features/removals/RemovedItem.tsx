import { request } from 'mf-shared/api-client';
import { restoreContent } from 'mf-shared/contracts/calls/removals';
import { type AdminRemoval, REMOVABLE_NAMES } from 'mf-shared/contracts/removals';
import { formatInstant } from 'mf-shared/format';
import { ContentParts } from 'mf-shared/safety/ContentParts';
import { REASON_NAMES } from 'mf-shared/safety/reasons';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { useState } from 'react';
import { CHANGED_BY } from '../../common/keys.ts';
import { ReasonDialog } from '../../common/ReasonDialog.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Removals.module.css';

type Props = {
  removal: AdminRemoval;
  /** Whether it can be put back here; an appeal is decided instead. */
  canRestore?: boolean;
};

/** Something that was removed, with its reason, and the way back. */
export function RemovedItem({ removal, canRestore = true }: Props) {
  const { id, type, content, category, reason, removedAt, restoredAt, removedBy, hasAppeal } = removal;
  const [isAsking, setAsking] = useState(false);
  const restore = useDeskAct(
    (why: string) => request(restoreContent, { params: { id }, body: { reason: why } }),
    { reads: CHANGED_BY.removal, hasForm: true },
  );
  return (
    <div className={styles.removed}>
      <div className="row wrap items-center gap-2">
        <b>{REMOVABLE_NAMES[type]}</b>
        <Badge tone={restoredAt ? 'success' : 'danger'}>{restoredAt ? 'Geri kondu' : 'Kaldırıldı'}</Badge>
        {hasAppeal && <Badge tone="info">İtiraz edildi</Badge>}
      </div>
      <ContentParts content={content} alt="Kaldırılan fotoğraf" />
      <p className={styles.muted}>
        {REASON_NAMES[category]}: “{reason}”
      </p>
      <p className={styles.muted}>
        {removedBy}, <time dateTime={removedAt}>{formatInstant(removedAt)}</time>
      </p>
      {canRestore && !restoredAt && (
        <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
          Geri koy
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title="İçerik geri konsun mu?"
          submit="Geri koy"
          onClose={() => setAsking(false)}
          onSend={restore.mutateAsync}
        >
          <p>İçerik yeniden herkese görünür ve sahibine haber verilir.</p>
        </ReasonDialog>
      )}
    </div>
  );
}
