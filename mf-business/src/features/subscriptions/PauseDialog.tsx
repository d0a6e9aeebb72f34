import {
  MAX_PAUSE_WEEKS,
  type Subscription,
  type SubscriptionPause,
} from 'mf-shared/contracts/subscriptions';
import { apiText } from 'mf-shared/error-text';
import { type Errors, useForm } from 'mf-shared/form';
import { formatWeekly } from 'mf-shared/format';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextField } from 'mf-shared/ui/TextField';

type Props = {
  subscription: Subscription | null;
  onClose: () => void;
  onPause: (subscription: Subscription, range: SubscriptionPause) => Promise<unknown>;
};

/** Asks for the first and last day of a subscription's pause. */
export function PauseDialog({ subscription, onClose, onPause }: Props) {
  const today = istanbulDate(Date.now());
  const day = { type: 'date', required: true, min: today, max: addDays(today, MAX_PAUSE_WEEKS * 7) };
  const { form, input, busy, clear } = useForm({
    start: {
      from: subscription?.pausedFrom ?? today,
      until: subscription?.pausedUntil ?? addDays(today, 27),
    },
    check: ({ from, until }): Errors => (until < from ? { until: 'Bitiş, başlangıçtan önce olamaz.' } : {}),
    whenTyped: 'clearAll',
    marks: (error) => ({ until: apiText(error, 'Ara verilemedi.') }),
    failed: '',
    send: async (range) => {
      if (!subscription) return;
      await onPause(subscription, range);
      close();
    },
  });
  const close = () => {
    clear();
    onClose();
  };
  return (
    <FormDialog
      open={subscription !== null}
      onClose={close}
      title="Aboneliğe ara ver"
      size="sm"
      // The browser refuses days out of range.
      form={{ ...form, noValidate: false }}
      busy={busy}
      submit="Ara Ver"
    >
      {subscription && (
        <>
          <p>
            <b>{subscription.user.fullName}</b>, {formatWeekly(subscription)}. Aradaki saatler başkalarına
            açılır; sonra abonelik kendiliğinden sürer.
          </p>
          <TextField {...input('from')} {...day} label="İlk gün" />
          <TextField {...input('until')} {...day} label="Son gün" />
        </>
      )}
    </FormDialog>
  );
}
