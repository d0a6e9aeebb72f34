import { Ban, Check, CirclePause, CirclePlay, X } from 'lucide-react';
import type { Subscription } from 'mf-shared/contracts/subscriptions';
import { formatWeekly } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { Facts } from 'mf-shared/ui/Facts';
import { StatusBadge } from 'mf-shared/ui/StatusBadge';
import { useId } from 'react';
import { Contact } from '../../common/Contact.tsx';
import { since, sinceWeeks } from '../../common/since.ts';
import { useNow } from '../../common/useNow.ts';
import type { ChangeMutation } from './queries.ts';
import styles from './Subscriptions.module.css';
import { Weeks } from './Weeks.tsx';

type Props = {
  subscription: Subscription;
  change: ChangeMutation;
  onEnd: () => void;
  onPause: () => void;
};

/** One regular: the player, the time, the contact, the coming weeks, and the owner's actions. */
export function SubscriptionCard({ subscription, change, onEnd, onPause }: Props) {
  const titleId = useId();
  const now = useNow();
  const { user, status, fieldName, createdAt } = subscription;
  const isBusy = change.isPending && change.variables.subscription.id === subscription.id;
  return (
    <Card as="li" className={styles.card} aria-labelledby={titleId} data-status={status}>
      <header className={styles.head}>
        <h3 id={titleId}>{user.fullName}</h3>
        {subscription.pausedFrom ? <Badge tone="info">Ara verildi</Badge> : <StatusBadge status={status} />}
        <p className={styles.slot}>{formatWeekly(subscription)}</p>
        <Facts className={styles.quiet}>
          {fieldName}
          <time dateTime={createdAt}>
            {status === 'approved' ? sinceWeeks(createdAt, now) : since(createdAt, now)}
          </time>
        </Facts>
      </header>
      {subscription.isOutsideHours && (status === 'pending' || status === 'approved') && (
        <Alert tone="warning">
          Bu saat artık sahanın çalışma saatlerinde yok; abonelik yine de siz bitirene kadar sürer.
        </Alert>
      )}
      {status === 'approved' && <Weeks subscription={subscription} change={change} />}
      <Contact user={user} titleId={titleId}>
        <Decisions {...{ subscription, change, onEnd, onPause, isBusy }} describedBy={titleId} />
      </Contact>
    </Card>
  );
}

function Decisions({
  subscription,
  change,
  onEnd,
  onPause,
  isBusy,
  describedBy,
}: Props & { isBusy: boolean; describedBy: string }) {
  const common = { size: 'sm' as const, 'aria-describedby': describedBy };
  if (subscription.status === 'pending')
    return (
      <div className={styles.decisions}>
        <Button
          {...common}
          variant="secondary"
          icon={<X aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => change.mutate({ verb: 'reject', subscription })}
        >
          Reddet
        </Button>
        <Button
          {...common}
          icon={<Check aria-hidden="true" />}
          busy={isBusy}
          onClick={() => change.mutate({ verb: 'approve', subscription })}
        >
          Onayla
        </Button>
      </div>
    );
  if (subscription.status !== 'approved') return null;
  return (
    <div className={styles.decisions}>
      {subscription.pausedFrom ? (
        <Button
          {...common}
          variant="secondary"
          icon={<CirclePlay aria-hidden="true" />}
          busy={isBusy}
          onClick={() => change.mutate({ verb: 'resume', subscription })}
        >
          Sürdür
        </Button>
      ) : (
        <Button {...common} variant="secondary" icon={<CirclePause aria-hidden="true" />} onClick={onPause}>
          Ara Ver
        </Button>
      )}
      <Button {...common} variant="ghost" icon={<Ban aria-hidden="true" />} onClick={onEnd}>
        İptal Et
      </Button>
    </div>
  );
}
