import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { useNavigate } from 'react-router-dom';
import styles from './Payment.module.css';

/** Leads a business whose session could not be renewed after a payment through logging out and in. */
export function SessionNotice({ onRetry }: { onRetry: () => void }) {
  const navigate = useNavigate();
  const logInAgain = () => {
    useSession.getState().logout();
    navigate('/login-business', { replace: true });
  };
  return (
    <Alert tone="warning" title="Oturumunuz yenilenemedi.">
      <p>
        İşletmenizin aktif olması için çıkış yapıp tekrar giriş yapmanız gerekir. Ödemeniz kayıtlı, yeniden
        ödemeyin.
      </p>
      <div className={styles.actions}>
        <Button size="sm" onClick={logInAgain}>
          Çıkış yap ve tekrar giriş yap
        </Button>
        <Button size="sm" variant="ghost" onClick={onRetry}>
          Tekrar dene
        </Button>
      </div>
    </Alert>
  );
}
