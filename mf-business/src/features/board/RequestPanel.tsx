import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Price } from 'mf-shared/ui/Price';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Word } from 'mf-shared/ui/Word';
import { PlayerRecord } from '../attendance/PlayerRecord.tsx';
import { requestsQuery } from '../bookings/queries.ts';
import { SoundSwitch } from '../sound/SoundSwitch.tsx';
import styles from './RequestPanel.module.css';

type Props = {
  venueId: string;
  onShow: (request: Reservation) => void;
  onApprove: (request: Reservation) => void;
  onReject: (request: Reservation) => void;
};

/** Pending requests, soonest first, answered in place. */
export function RequestPanel({ venueId, onShow, onApprove, onReject }: Props) {
  const requests = useQuery(requestsQuery(venueId));
  const { data, error } = requests;
  return (
    <section aria-labelledby="bekleyenler" className={styles.panel}>
      <header className="row wrap items-center apart gap-2 gap-x-3">
        <h2 id="bekleyenler" tabIndex={-1}>
          Yanıt bekleyenler
        </h2>
        <SoundSwitch />
      </header>
      {error && !data ? (
        <ErrorState message={error.message} query={requests} />
      ) : !data ? (
        <div aria-busy="true">
          <Skeleton height="7rem" />
        </div>
      ) : data.rows.length === 0 ? (
        <p className={styles.empty}>Bekleyen istek yok. Yeni istekler kendiliğinden burada belirir.</p>
      ) : (
        <ul className={styles.list}>
          {data.rows.map((request) => (
            <li key={request.id} aria-label={`${request.user.fullName}, ${formatSlot(request)}`}>
              <button type="button" className={styles.who} onClick={() => onShow(request)}>
                <span className={styles.facts}>
                  <b>{request.user.fullName}</b>
                  <PlayerRecord played={request.user.played} noShows={request.user.noShows} />
                </span>
                <Slot of={request} />
                <span className={styles.facts}>
                  <span className={styles.slot}>{request.fieldName}</span>
                  <Price amount={request.price} size="sm" />
                </span>
              </button>
              <span className="row gap-2">
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<X />}
                  title="Reddet"
                  onClick={() => onReject(request)}
                >
                  <Word>Reddet</Word>
                </Button>
                <Button size="sm" icon={<Check />} title="Onayla" onClick={() => onApprove(request)}>
                  <Word>Onayla</Word>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** An hour that takes a second line takes it whole. */
function Slot({ of }: { of: Reservation }) {
  const [day, hours] = formatSlot(of).split(', ');
  return (
    <span className={styles.slot}>
      {day}, <span>{hours}</span>
    </span>
  );
}
