import { SERVICE_DAYS } from 'mf-shared/contracts/payments';
import { Price } from 'mf-shared/ui/Price';
import { dayOf } from './dates.ts';
import styles from './Payment.module.css';

type Props = { amount: number; dueAt: string | null };

/** The amount to pay and the days it covers. */
export function FeeTicket({ amount, dueAt }: Props) {
  const isAhead = dueAt !== null && Date.parse(dueAt) > Date.now();
  return (
    <div className={styles.ticket} data-theme="dark">
      <p className={styles.ticketName}>Aylık işletme hizmet bedeli</p>
      <Price amount={amount} size="lg" className={styles.amount} />
      <dl className={styles.facts}>
        <div>
          <dt>Süre</dt>
          <dd>{SERVICE_DAYS} gün</dd>
        </div>
        {dueAt && (
          <div>
            <dt>{isAhead ? 'Son ödeme günü' : 'Süresi doldu'}</dt>
            <dd>{dayOf(dueAt)}</dd>
          </div>
        )}
      </dl>
      {isAhead && (
        <p className={styles.ticketNote}>Erken öderseniz yeni dönem, mevcut süreniz bitince başlar.</p>
      )}
    </div>
  );
}
