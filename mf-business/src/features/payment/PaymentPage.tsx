import { useQuery } from '@tanstack/react-query';
import { EARLY_PAYMENT_DAYS, MONTHLY_FEE } from 'mf-shared/contracts/payments';
import { formatMoney } from 'mf-shared/format';
import { isDayStaff, useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Frame } from '../../common/Frame.tsx';
import { BankWatch } from './BankWatch.tsx';
import { BillingForm } from './BillingForm.tsx';
import { ComingMatches } from './ComingMatches.tsx';
import { dayOf } from './dates.ts';
import { FeeTicket } from './FeeTicket.tsx';
import { ForManagers } from './ForManagers.tsx';
import { Invoices } from './Invoices.tsx';
import { NotDue } from './NotDue.tsx';
import styles from './Payment.module.css';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentTerms } from './PaymentTerms.tsx';
import { stateQuery } from './queries.ts';
import { NO_BUSINESS, useCheckout } from './useCheckout.ts';

const LEAD = `Aylık hizmet bedeli ${formatMoney(MONTHLY_FEE)}. 3D Secure ile güvenle ödeyin, işletmeniz 30 gün yayında kalsın.`;

/** The monthly fee: what it buys, the form, the bank's window, and past payments. */
export function PaymentPage() {
  useDocumentTitle('İşletme Ödemesi');
  const ready = useSession((session) => session.status === 'ready');
  const venueId = useSession((session) => session.business?.id);
  const isClosed = useSession((session) => session.business?.isActive === false);
  const isStaff = useSession(isDayStaff);
  return (
    <>
      <PageHeader title="İşletme Ödemesi" lead={isStaff ? undefined : LEAD} art="box" />
      <Frame>
        {isStaff ? (
          <ForManagers />
        ) : venueId ? (
          <Payment key={venueId} venueId={venueId} />
        ) : (
          ready && <NoVenue />
        )}
        {venueId && isClosed && <ComingMatches venueId={venueId} />}
      </Frame>
    </>
  );
}

const NoVenue = () => (
  <Alert tone="danger" action={<LinkButton to="/login-business">İşletme girişi</LinkButton>}>
    {NO_BUSINESS}
  </Alert>
);

/** Why an active business sees the form: its last days have begun. */
const EarlyNotice = ({ dueAt }: { dueAt: string }) => (
  <Alert tone="info" title="Mevcut aboneliğiniz geçerli.">
    Son {EARLY_PAYMENT_DAYS} güne girdiniz; yeni dönemi şimdiden ödeyebilirsiniz. Son ödeme gününüz:{' '}
    {dayOf(dueAt)}.
  </Alert>
);

function Payment({ venueId }: { venueId: string }) {
  const state = useQuery(stateQuery(venueId));
  const { kit, phase, backToForm } = useCheckout(venueId, state.data?.canPay === true);
  if (!state.data) {
    if (!state.error)
      return (
        <div aria-busy="true">
          <Skeleton height="24rem" />
        </div>
      );
    return <ErrorState message={state.error.message} query={state} />;
  }
  const { canPay, isActive, amount, nextPaymentDate } = state.data;
  // A running payment is followed to its end, even right after success.
  const mayPay = canPay || phase.at === 'bank';
  return (
    <>
      {mayPay ? (
        <div className={styles.columns}>
          {isActive && nextPaymentDate && <EarlyNotice dueAt={nextPaymentDate} />}
          <section aria-label="Ödeme" className={styles.till}>
            <FeeTicket amount={amount} dueAt={nextPaymentDate} />
            {phase.at === 'bank' ? (
              <BankWatch
                venueId={venueId}
                paymentId={phase.paymentId}
                bank={phase.window}
                onEnd={backToForm}
              />
            ) : (
              <PaymentForm kit={kit} phase={phase} />
            )}
          </section>
          <PaymentTerms />
        </div>
      ) : (
        <NotDue state={state.data} />
      )}
      <Invoices venueId={venueId} />
      <BillingForm venueId={venueId} billing={state.data.billing} />
    </>
  );
}
