import { useQuery } from '@tanstack/react-query';
import type { WaitingEntry } from 'mf-shared/contracts/waiting-list';
import { formatSlot } from 'mf-shared/format';
import { actorId, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { Facts } from 'mf-shared/ui/Facts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Countdown } from '../../common/Countdown.tsx';
import ticket from '../../common/Ticket.module.css';
import { entriesQuery, useEntryAction, useLiveLines } from './queries.ts';
import styles from './Waiting.module.css';

/**
 * The hours that the player waits for; offered ones first. A page has two places for it: one shows while an hour is
 * offered (`offered`), since that is urgent; the other shows otherwise (`waiting`).
 */
export function MyWaiting({ when }: { when: 'offered' | 'waiting' }) {
  const titleId = useId();
  const actor = useSession(actorId);
  useLiveLines();
  const { data: entries = [] } = useQuery(entriesQuery(actor));
  const rank = (entry: WaitingEntry) => (entry.status === 'offered' ? 0 : 1);
  const sorted = entries.toSorted((a, b) => rank(a) - rank(b) || a.startsAt - b.startsAt);
  const offer = sorted.find((entry) => entry.status === 'offered');
  const isHere = sorted.length > 0 && (when === 'offered') === (offer !== undefined);
  return (
    <>
      {when === 'offered' && (
        <p className="visually-hidden" role="status">
          {offer && `${formatSlot(offer)} saati boşaldı ve sizin için ayrıldı.`}
        </p>
      )}
      {isHere && (
        <section aria-labelledby={titleId} className={styles.section}>
          <h2 id={titleId}>Bekleme listeniz</h2>
          <ul className={ticket.list}>
            {sorted.map((entry) => (
              <EntryCard key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function EntryCard({ entry }: { entry: WaitingEntry }) {
  const offered = entry.status === 'offered';
  return (
    <Card
      as="li"
      padding="none"
      className={`${ticket.ticket} ${styles.card}`}
      data-offered={offered || undefined}
    >
      <div className={`${ticket.stub} ${styles.stub}`}>
        {offered ? (
          <>
            <Countdown until={entry.offerUntil ?? 0} className={styles.figure} />
            <span>kaldı</span>
          </>
        ) : (
          <>
            <b className={styles.figure}>{entry.position}.</b>
            <span>sıradasınız</span>
          </>
        )}
      </div>
      <div className={ticket.words}>
        <h3>{formatSlot(entry)}</h3>
        <Facts>
          <span>
            <Link to={`/available-slots?businessId=${encodeURIComponent(entry.businessId)}`}>
              {entry.businessName}
            </Link>
          </span>
          <span>{entry.fieldName}</span>
        </Facts>
        {offered && <p className={styles.kept}>Saat boşaldı ve sizin için ayrıldı.</p>}
        <Actions entry={entry} />
      </div>
    </Card>
  );
}

function Actions({ entry }: { entry: WaitingEntry }) {
  const act = useEntryAction();
  const run = (verb: 'accept' | 'decline' | 'leave') => act.mutate({ id: entry.id, verb });
  const busyWith = (verb: string) => act.isPending && act.variables.verb === verb;
  const hour = <span className="visually-hidden">: {formatSlot(entry)}</span>;
  if (entry.status === 'waiting') {
    return (
      <div className="row wrap gap-2">
        <Button variant="secondary" size="sm" busy={busyWith('leave')} onClick={() => run('leave')}>
          Sıradan Ayrıl{hour}
        </Button>
      </div>
    );
  }
  return (
    <div className="row wrap gap-2">
      <Button
        size="sm"
        busy={busyWith('accept')}
        disabled={busyWith('decline')}
        onClick={() => run('accept')}
      >
        Saati Al{hour}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        busy={busyWith('decline')}
        disabled={busyWith('accept')}
        onClick={() => run('decline')}
      >
        İstemiyorum{hour}
      </Button>
    </div>
  );
}
