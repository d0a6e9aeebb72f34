import { MessageCircle, X } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import type { Occurrence, Subscription } from 'mf-shared/contracts/subscriptions';
import { formatDay, formatDayMonth, formatSlot, formatWeekly } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { Facts } from 'mf-shared/ui/Facts';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Price } from 'mf-shared/ui/Price';
import { SeasonTicket } from 'mf-shared/ui/SeasonTicket';
import { StatusBadge } from 'mf-shared/ui/StatusBadge';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import ticket from '../../common/Ticket.module.css';
import { useWeek } from './queries.ts';
import { SkipDialog } from './SkipDialog.tsx';
import styles from './Subscriptions.module.css';

type Props = { subscription: Subscription; onLeave: () => void };

/** One subscription as a season ticket: day and hour on the stub, the coming weeks as its fields. */
export function SubscriptionCard({ subscription, onLeave }: Props) {
  const { businessId, businessName, fieldName, dayOfWeek, timeSlot, status } = subscription;
  const live = status === 'pending' || status === 'approved';
  const next = subscription.occurrences.find((week) => week.status === 'held');
  return (
    <Card as="li" padding="none" className={styles.card} data-over={!live || undefined}>
      <div className={styles.stub} aria-hidden="true">
        <span>{dayOfWeek}</span>
        <b>{timeSlot.slice(0, 5)}</b>
        <span>{subscription.isAfterMidnight ? 'gece' : 'her hafta'}</span>
      </div>
      <div className={ticket.words}>
        <div className="row wrap items-center apart gap-1 gap-x-3">
          <StatusBadge status={status} />
          {next && <Price amount={next.price} size="sm" per="hafta" />}
        </div>
        <h2>{formatWeekly(subscription)}</h2>
        <Facts>
          <span>
            <Link to={`/available-slots?businessId=${encodeURIComponent(businessId)}`}>{businessName}</Link>
          </span>
          <span>{fieldName}</span>
        </Facts>
        {next && (
          <p>
            Sıradaki maç: {next.usualDate ? `${formatSlot(next)} · ${next.fieldName}` : formatDay(next.date)}
          </p>
        )}
        <Notes subscription={subscription} />
        {status === 'approved' && <Weeks subscription={subscription} />}
        <div className="row wrap gap-2">
          <LinkButton
            to={chatLink(businessId, 'Business')}
            variant="secondary"
            size="sm"
            icon={<MessageCircle aria-hidden="true" />}
          >
            Mesajlaş
          </LinkButton>
          {live && (
            <Button variant="ghost" size="sm" icon={<X aria-hidden="true" />} onClick={onLeave}>
              {status === 'pending' ? 'İsteği Geri Çek' : 'Aboneliği Sonlandır'}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Notes({
  subscription: { status, pausedFrom, pausedUntil, occurrences },
}: Pick<Props, 'subscription'>) {
  const taken = occurrences.filter((week) => week.status === 'taken').length;
  return (
    <>
      {status === 'pending' && (
        <p className={ticket.quiet}>
          İşletmenin yanıtı bekleniyor. Onaylanana kadar saat başkalarına açıktır.
        </p>
      )}
      {pausedFrom && pausedUntil && (
        <p className={ticket.quiet}>
          İşletme {formatDayMonth(pausedFrom)} - {formatDayMonth(pausedUntil)} arasında ara verdi.
        </p>
      )}
      {taken > 0 && (
        <p className={ticket.quiet}>
          {taken} haftada saat önceden alınmış. Boşalırsa o haftaya dokunarak alabilirsiniz.
        </p>
      )}
    </>
  );
}

function Weeks({ subscription }: Pick<Props, 'subscription'>) {
  const change = useWeek();
  const [skipping, setSkipping] = useState<Occurrence | null>(null);
  return (
    <>
      <SeasonTicket
        label="Gelecek haftalar"
        weeks={subscription.occurrences}
        side="player"
        busyId={change.isPending ? change.variables.week.id : null}
        onSkip={setSkipping}
        onRestore={(week) => change.mutate({ subscription, week, verb: 'restore' })}
      />
      <SkipDialog
        subscription={subscription}
        week={skipping}
        onClose={() => setSkipping(null)}
        onConfirm={(week) => change.mutateAsync({ subscription, week, verb: 'skip' })}
      />
    </>
  );
}
