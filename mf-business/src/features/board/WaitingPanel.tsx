import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { SoundSwitch } from '../sound/SoundSwitch.tsx';
import styles from './Waiting.module.css';

type Props = {
  rows: readonly Reservation[];
  onShow: (request: Reservation) => void;
  onApprove: (request: Reservation) => void;
  onReject: (request: Reservation) => void;
};

/** Requests that wait for an answer, the soonest first, answered in place. */
export function WaitingPanel({ rows, onShow, onApprove, onReject }: Props) {
  return (
    <section aria-labelledby="bekleyenler" className={styles.panel}>
      <header className={styles.panelHead}>
        <h2 id="bekleyenler" tabIndex={-1}>
          Yanıt bekleyenler
        </h2>
        <SoundSwitch />
      </header>
      {rows.length === 0 ? (
        <p className={styles.empty}>Bekleyen istek yok. Yeni istekler kendiliğinden burada belirir.</p>
      ) : (
        <ul className={styles.list}>
          {rows.map((request) => (
            <li key={request.id} aria-label={`${request.user.fullName}, ${formatSlot(request)}`}>
              <button type="button" className={styles.who} onClick={() => onShow(request)}>
                <b>{request.user.fullName}</b>
                <span>
                  {formatSlot(request)} · {request.fieldName}
                </span>
              </button>
              <span className={styles.answers}>
                <Button size="sm" variant="secondary" onClick={() => onReject(request)}>
                  Reddet
                </Button>
                <Button size="sm" onClick={() => onApprove(request)}>
                  Onayla
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
