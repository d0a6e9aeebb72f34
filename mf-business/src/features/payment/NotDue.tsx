import type { PaymentState } from 'mf-shared/contracts/payments';
import { ERROR_TEXT } from 'mf-shared/strings';
import { Alert } from 'mf-shared/ui/Alert';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { dayOf } from './dates.ts';
import { SessionNotice } from './SessionNotice.tsx';
import { useFreshSession } from './useFreshSession.ts';

/** Shown to a business whose subscription is running. */
export function NotDue({ state }: { state: PaymentState }) {
  const { freshness, retry } = useFreshSession(state.isActive);
  return (
    <div className="stack shrink gap-4">
      <Alert
        tone="success"
        title={ERROR_TEXT.payment_not_due}
        action={<LinkButton to="/profile/business">İşletme paneline git</LinkButton>}
      >
        {state.nextPaymentDate && <p>Son ödeme gününüz: {dayOf(state.nextPaymentDate)}.</p>}
        {state.payableFrom && (
          <p>Yeni dönemi {dayOf(state.payableFrom)} gününden itibaren ödeyebilirsiniz.</p>
        )}
      </Alert>
      {freshness === 'stale' && <SessionNotice onRetry={retry} />}
    </div>
  );
}
