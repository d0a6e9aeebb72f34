import type { PaymentState } from 'mf-shared/contracts/payments';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayOf } from './dates.ts';
import styles from './Payment.module.css';
import { SessionNotice } from './SessionNotice.tsx';
import { useCountdown } from './useCountdown.ts';
import { useFreshSession } from './useFreshSession.ts';

const REDIRECT_S = 5;
const TARGET = '/profile/business';

type Props = {
  /** State of an active business. */
  state: PaymentState;
  title: string;
  /** Before the title: whether something was paid. */
  icon: ReactNode;
  /** Further facts, if any. */
  children?: ReactNode;
};

/** Says that the business is active; opens the dashboard once the session knows it. */
export function Active({ state, title, icon, children }: Props) {
  const navigate = useNavigate();
  const { freshness, retry } = useFreshSession(true);
  const [staying, setStaying] = useState(false);
  const running = freshness === 'fresh' && !staying;
  const left = useCountdown(REDIRECT_S, running);
  useEffect(() => {
    if (running && left === 0) navigate(TARGET, { replace: true });
  }, [running, left, navigate]);
  return (
    <Card as="div" padding="lg" className={styles.paid}>
      {icon}
      <div role="status">
        <h2>{title}</h2>
      </div>
      {children}
      {state.nextPaymentDate && (
        <p>
          İşletmeniz aktif. Sonraki ödeme gününüz: <strong>{dayOf(state.nextPaymentDate)}</strong>.
        </p>
      )}
      {freshness === 'stale' && <SessionNotice onRetry={retry} />}
      {running && (
        <p className={styles.countdown}>{left} saniye içinde işletme panelinize yönlendirileceksiniz.</p>
      )}
      {freshness === 'fresh' && (
        <div className={styles.actions}>
          <LinkButton to={TARGET} replace>
            İşletme paneline git
          </LinkButton>
          {!staying && (
            <Button variant="ghost" onClick={() => setStaying(true)}>
              Bu sayfada kal
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
