import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Info } from 'lucide-react';
import type { PaymentState } from 'mf-shared/contracts/payments';
import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { Frame } from '../../common/Frame.tsx';
import { Active } from './Active.tsx';
import { dayOf } from './dates.ts';
import { ForManagers } from './ForManagers.tsx';
import styles from './Payment.module.css';
import { followedQuery } from './queries.ts';
import { NO_BUSINESS } from './useCheckout.ts';

/** The result of a payment. */
export function PaymentSuccessPage() {
  useDocumentTitle('Ödeme Sonucu');
  const [query] = useSearchParams();
  const venueId = useSession((session) => session.business?.id);
  const isDayStaff = useSession((session) => session.business?.staffRole === 'staff');
  const ready = useSession((session) => session.status === 'ready');
  return (
    <>
      <PageHeader title="Ödeme Sonucu" art="centre" narrow />
      <Frame className={styles.result}>
        {isDayStaff ? (
          <ForManagers />
        ) : venueId ? (
          <Result venueId={venueId} paymentId={query.get('paymentId') ?? ''} />
        ) : (
          ready && (
            <Alert tone="danger" action={<LinkButton to="/login-business">İşletme girişi</LinkButton>}>
              {NO_BUSINESS}
            </Alert>
          )
        )}
      </Frame>
    </>
  );
}

function Result({ venueId, paymentId }: { venueId: string; paymentId: string }) {
  const followed = useQuery(followedQuery(venueId, paymentId));
  const { data, error } = followed;
  if (!data) {
    if (!error)
      return (
        <div aria-busy="true">
          <Skeleton height="14rem" />
        </div>
      );
    return <ErrorState message={error.message} query={followed} />;
  }
  const outcome = outcomeOf(data);
  if (outcome === 'paid')
    return (
      <Active
        state={data}
        title="Ödemeniz başarıyla alındı."
        icon={<CircleCheck className={styles.check} aria-hidden="true" />}
      />
    );
  if (outcome === 'running') return <Running state={data} />;
  const again = <LinkButton to="/payment">Ödeme sayfasına dön</LinkButton>;
  if (outcome === 'waiting') {
    return (
      <Alert tone="info" title="Ödemenizin sonucu bekleniyor…" action={again}>
        Banka onayladığında bu sayfa kendiliğinden yenilenir.
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title={data.payment ? 'Ödeme tamamlanamadı.' : 'Ödeme bulunamadı.'} action={again}>
      {data.payment?.failureReason ?? 'Bu işletme için onaylanmış bir ödeme bulunamadı.'}
    </Alert>
  );
}

/** No payment is known here, but the business is active: shows its state and claims no payment. */
function Running({ state }: { state: PaymentState }) {
  const { lastPayment } = state;
  const paidAt = lastPayment?.status === 'paid' ? lastPayment.completedAt : null;
  return (
    <Active
      state={state}
      title="Mevcut aboneliğiniz geçerli."
      icon={<Info className={styles.known} aria-hidden="true" />}
    >
      <p>
        {paidAt
          ? `Yeni bir ödeme görünmüyor. Son ödemeniz: ${dayOf(paidAt)}.`
          : 'Şimdiye kadar alınmış bir ödemeniz görünmüyor.'}
      </p>
    </Active>
  );
}

function outcomeOf({ payment, isActive }: PaymentState): 'paid' | 'running' | 'waiting' | 'failed' {
  if (payment?.status === 'paid') return 'paid';
  if (!payment && isActive) return 'running';
  return payment?.status === 'initialised' ? 'waiting' : 'failed';
}
