import { useQuery } from '@tanstack/react-query';
import { MONTHLY_FEE } from 'mf-shared/contracts/payments';
import { formatMoney } from 'mf-shared/format';
import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Frame } from '../../ui/Frame.tsx';
import { BankWatch } from './BankWatch.tsx';
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

/** The monthly fee: what it is for, the form, the bank's window, and what was paid before. */
export function PaymentPage() {
  useDocumentTitle('İşletme Ödemesi');
  const ready = useSession((session) => session.status === 'ready');
  const businessId = useSession((session) => session.business?.id);
  const isDayStaff = useSession((session) => session.business?.staffRole === 'staff');
  return (
    <>
      <PageHeader title="İşletme Ödemesi" lead={isDayStaff ? undefined : LEAD} art="box" />
      <Frame>
        {isDayStaff ? (
          <ForManagers />
        ) : businessId ? (
          <Payment key={businessId} businessId={businessId} />
        ) : (
          ready && <NoBusiness />
        )}
      </Frame>
    </>
  );
}

const NoBusiness = () => (
  <Alert tone="danger" action={<LinkButton to="/login-business">İşletme girişi</LinkButton>}>
    {NO_BUSINESS}
  </Alert>
);

function Payment({ businessId }: { businessId: string }) {
  const state = useQuery(stateQuery(businessId));
  const checkout = useCheckout(businessId);
  const { phase, backToForm } = checkout;
  if (!state.data) {
    if (!state.error)
      return (
        <div aria-busy="true">
          <Skeleton height="24rem" />
        </div>
      );
    return (
      <ErrorState
        message={state.error.message}
        retrying={state.isFetching}
        onRetry={() => void state.refetch()}
      />
    );
  }
  const { canPay, amount, nextPaymentDate } = state.data;
  // A payment under way is followed to its end, also when it has just been paid.
  const mayPay = canPay || phase.at === 'bank';
  return (
    <>
      {mayPay ? (
        <div className={styles.columns}>
          <PaymentTerms />
          <section aria-label="Ödeme" className={styles.till}>
            <FeeTicket amount={amount} dueAt={nextPaymentDate} />
            {phase.at === 'bank' ? (
              <BankWatch
                businessId={businessId}
                paymentId={phase.paymentId}
                bank={phase.window}
                onEnd={backToForm}
              />
            ) : (
              <PaymentForm businessId={businessId} checkout={checkout} />
            )}
          </section>
        </div>
      ) : (
        <NotDue state={state.data} />
      )}
      <Invoices businessId={businessId} />
    </>
  );
}
