import type { Occurrence, Subscription } from 'mf-shared/contracts/subscriptions';
import { formatDay, formatDayMonth } from 'mf-shared/format';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { SeasonTicket } from 'mf-shared/ui/SeasonTicket';
import { useState } from 'react';
import type { ChangeMutation } from './queries.ts';
import styles from './Subscriptions.module.css';

type Props = { subscription: Subscription; change: ChangeMutation };

/** The coming weeks of a regular, the ones that others hold, and the button that gives one away. */
export function Weeks({ subscription, change }: Props) {
  const [skipping, setSkipping] = useState<Occurrence | null>(null);
  const { occurrences, pausedFrom, pausedUntil, user } = subscription;
  const taken = occurrences.filter((week) => week.status === 'taken');
  const busy = change.isPending && 'week' in change.variables ? change.variables.week.id : null;
  return (
    <>
      {pausedFrom && pausedUntil && (
        <p className={styles.quiet}>
          {formatDayMonth(pausedFrom)} – {formatDayMonth(pausedUntil)}: ara verildi.
        </p>
      )}
      <SeasonTicket
        label={`${user.fullName}, gelecek haftalar`}
        weeks={occurrences}
        side="business"
        busyId={busy}
        onSkip={setSkipping}
        onRestore={(week) => change.mutate({ verb: 'restore', subscription, week })}
      />
      {taken.length > 0 && (
        <p className={styles.quiet}>
          Önceden alınmış, aboneye ait olmayan haftalar:{' '}
          <b>{taken.map((week) => formatDayMonth(week.date)).join(', ')}</b>
        </p>
      )}
      <ConfirmDialog
        open={skipping !== null}
        onClose={() => setSkipping(null)}
        onConfirm={() => skipping && change.mutateAsync({ verb: 'skip', subscription, week: skipping })}
        title="Bu haftayı atla"
        confirmLabel="Haftayı Atla"
        tone="primary"
      >
        {skipping && (
          <p>
            <b>{formatDay(skipping.date)}</b> saati başkalarına açılır, {user.fullName} haberdar edilir.
            Sonraki hafta abonelik aynı saatte sürer.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
