import { ApiError } from 'mf-shared/api-client';
import type { Weekday } from 'mf-shared/contracts/subscriptions';
import { formatDay, formatWeekly } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { Price } from 'mf-shared/ui/Price';
import { Link } from 'react-router-dom';
import styles from '../../common/HourSummary.module.css';
import { MY_SUBSCRIPTIONS } from './address.ts';
import { firstNight, type Offer } from './offers.ts';

type Props = {
  open: boolean;
  venueName: string;
  fieldName: string;
  dayOfWeek: Weekday;
  offer: Offer;
  error: Error | null;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
};

/** Shows all details of the weekly request before it is sent. */
export function SubscribeDialog({ open, onClose, onConfirm, error, offer, ...asked }: Props) {
  const { venueName, fieldName, dayOfWeek } = asked;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      title="Abonelik isteği"
      confirmLabel="İsteği Gönder"
      tone="primary"
    >
      <div className="stack gap-3">
        <p className={styles.where}>
          <span>{venueName}</span>
          <b>{fieldName}</b>
        </p>
        <p className={styles.when}>{formatWeekly({ dayOfWeek, ...offer })}</p>
        <Price amount={offer.price} per="hafta" size="lg" />
        <p>
          O güne kadar onaylanırsa ilk maçınız: <b>{formatDay(firstNight(offer, dayOfWeek, Date.now()))}</b>
        </p>
        <p className={styles.note}>
          İşletme onayladığında size mesajla haber verilir. Aboneliği Rezervasyonlarım sayfasında dilediğiniz
          zaman sonlandırabilirsiniz.
        </p>
        {error && <Refused error={error} />}
      </div>
    </ConfirmDialog>
  );
}

/** The API's own message; without one, the product's message for a server failure or a refusal. */
function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError) || error.isNetwork || error.status >= 500) return 'Sunucu hatası.';
  // The code of answers without one, such as those of a proxy.
  return error.code === 'unavailable' ? 'Hata oluştu.' : error.message;
}

function Refused({ error }: { error: Error }) {
  return (
    <Alert tone="danger">
      {sentenceOf(error)}{' '}
      {error instanceof ApiError && error.code === 'subscription_exists' && (
        <Link to={MY_SUBSCRIPTIONS}>Aboneliklerime git</Link>
      )}
    </Alert>
  );
}
