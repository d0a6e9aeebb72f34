import { useQuery } from '@tanstack/react-query';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './Payment.module.css';
import { followedQuery } from './queries.ts';
import { useIsClosed } from './useIsClosed.ts';

type Props = {
  venueId: string;
  paymentId: string;
  bank: Window;
  /** Returns to the form, with the failure if any. */
  onEnd: (failure?: string) => void;
};

/** Follows a payment while the payer is at the bank. */
export function BankWatch({ venueId, paymentId, bank, onEnd }: Props) {
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(followedQuery(venueId, paymentId));
  const closed = useIsClosed(bank);
  const payment = data?.payment;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (closed) void refetch();
  }, [closed, refetch]);
  useEffect(() => {
    if (payment?.status === 'paid') {
      bank.close();
      navigate(`/payment-success?paymentId=${paymentId}`, { replace: true });
    }
    if (payment?.status === 'failed') onEnd(payment.failureReason ?? 'Bankanız ödemeyi onaylamadı.');
    if (payment?.status === 'abandoned') onEnd('Ödeme yarıda kaldı. Yeniden deneyebilirsiniz.');
  }, [payment, paymentId, bank, navigate, onEnd]);
  return (
    <div className={styles.form}>
      <div role="status" className={styles.watch}>
        <span className={styles.pulse} aria-hidden="true" />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {closed ? 'Sonuç bekleniyor' : 'Banka penceresi açıldı'}
          </h2>
          <p>
            {closed
              ? 'Ödemeyi banka penceresinde onayladıysanız sonuç birazdan burada görünür.'
              : 'Ödemeyi yeni pencerede tamamlayın. Sonuç burada kendiliğinden görünür.'}
          </p>
        </div>
      </div>
      {closed && (
        <Alert tone="warning">
          Banka penceresini ödemeyi onaylamadan kapattıysanız kartınızdan para çekilmedi, ödemeyi yeniden
          başlatabilirsiniz.
        </Alert>
      )}
      {error && <Alert tone="warning">Sonuç şu anda sorulamıyor, yeniden denenecek.</Alert>}
      <div className={styles.actions}>
        {closed ? (
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Sonucu şimdi sor
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => bank.focus()}>
            Banka penceresine geç
          </Button>
        )}
        <Button variant={closed ? 'secondary' : 'ghost'} onClick={() => onEnd()}>
          {closed ? 'Ödemeyi yeniden başlat' : 'Vazgeç'}
        </Button>
      </div>
    </div>
  );
}
