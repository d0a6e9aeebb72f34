import { ApiError } from 'mf-shared/api-client';
import {
  MAX_PAUSE_WEEKS,
  type Subscription,
  type SubscriptionPause,
} from 'mf-shared/contracts/subscriptions';
import { formatWeekly } from 'mf-shared/format';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { TextField } from 'mf-shared/ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import styles from './Subscriptions.module.css';

type Props = {
  subscription: Subscription | null;
  onClose: () => void;
  onPause: (subscription: Subscription, range: SubscriptionPause) => Promise<unknown>;
};

/** Asks for the first and last day of a subscription's pause. */
export function PauseDialog({ subscription, onClose, onPause }: Props) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const today = istanbulDate(Date.now());
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const range = { from: String(form.get('from')), until: String(form.get('until')) };
    if (!subscription || busy) return;
    if (range.until < range.from) return setError('Bitiş, başlangıçtan önce olamaz.');
    setBusy(true);
    setError('');
    try {
      await onPause(subscription, range);
      close();
    } catch (refusal) {
      setError(refusal instanceof ApiError ? refusal.message : 'Ara verilemedi.');
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setError('');
    onClose();
  };
  return (
    <Dialog
      open={subscription !== null}
      onClose={close}
      title="Aboneliğe ara ver"
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Ara Ver
          </Button>
        </>
      }
    >
      {subscription && (
        <form
          id={formId}
          className={styles.pause}
          onSubmit={(event) => void send(event)}
          onChange={() => setError('')}
        >
          <p>
            <b>{subscription.user.fullName}</b>, {formatWeekly(subscription)}. Aradaki saatler başkalarına
            açılır; sonra abonelik kendiliğinden sürer.
          </p>
          <TextField
            type="date"
            name="from"
            label="İlk gün"
            required
            min={today}
            max={addDays(today, MAX_PAUSE_WEEKS * 7)}
            defaultValue={subscription.pausedFrom ?? today}
          />
          <TextField
            type="date"
            name="until"
            label="Son gün"
            required
            min={today}
            max={addDays(today, MAX_PAUSE_WEEKS * 7)}
            defaultValue={subscription.pausedUntil ?? addDays(today, 27)}
            error={error}
          />
        </form>
      )}
    </Dialog>
  );
}
