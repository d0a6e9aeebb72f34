import type { Subscription } from 'mf-shared/contracts/subscriptions';
import { formatWeekly } from 'mf-shared/format';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { useId, useState } from 'react';
import { PauseDialog } from './PauseDialog.tsx';
import type { ChangeMutation } from './queries.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import styles from './Subscriptions.module.css';

type Props = { title: string; rows: readonly Subscription[]; change: ChangeMutation };

/** Subscriptions of one state, with the dialogs of their buttons. */
export function SubscriptionGroup({ title, rows, change }: Props) {
  const titleId = useId();
  const [ending, setEnding] = useState<Subscription | null>(null);
  const [pausing, setPausing] = useState<Subscription | null>(null);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="stack gap-4">
      <h2 id={titleId} className={styles.title}>
        {title} <span>{rows.length}</span>
      </h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <SubscriptionCard
            key={row.id}
            subscription={row}
            change={change}
            onEnd={() => setEnding(row)}
            onPause={() => setPausing(row)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        onConfirm={() => ending && change.mutateAsync({ verb: 'cancel', subscription: ending })}
        title="Aboneliği iptal et"
        confirmLabel="Aboneliği İptal Et"
      >
        {ending && (
          <p>
            <b>{ending.user.fullName}</b>, {ending.fieldName}, {formatWeekly(ending)}. Gelecek bütün haftalar
            hemen boşalır, oyuncuya mesaj gider.
          </p>
        )}
      </ConfirmDialog>
      <PauseDialog
        subscription={pausing}
        onClose={() => setPausing(null)}
        onPause={(subscription, range) => change.mutateAsync({ verb: 'pause', subscription, range })}
      />
    </section>
  );
}
