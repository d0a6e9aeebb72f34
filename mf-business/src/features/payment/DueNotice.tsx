import { useQuery } from '@tanstack/react-query';
import { Alert } from 'mf-shared/ui/Alert';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { dayOf } from './dates.ts';
import styles from './Payment.module.css';
import { stateQuery } from './queries.ts';

/** Reminds an active business that its subscription ends, once it may pay again. */
export function DueNotice({ venueId }: { venueId: string }) {
  const { data } = useQuery({ ...stateQuery(venueId), refetchOnMount: false });
  if (!data?.isActive || !data.canPay || !data.nextPaymentDate) return null;
  return (
    <div className={styles.due}>
      <Alert
        tone="warning"
        title={`Hizmetinizin son günü: ${dayOf(data.nextPaymentDate)}`}
        action={
          <LinkButton to="/payment" size="sm">
            Şimdi öde
          </LinkButton>
        }
      >
        <span className={styles.dueMore}>
          Erken ödediğinizde kalan günleriniz yanmaz, 30 gün üstüne eklenir.
        </span>
      </Alert>
    </div>
  );
}
