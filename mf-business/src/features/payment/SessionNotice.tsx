import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';

/** For an active business whose browser still has the old session. */
export const SessionNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Alert
    tone="warning"
    title="Sayfa yenilenemedi."
    action={
      <Button size="sm" onClick={onRetry}>
        Tekrar dene
      </Button>
    }
  >
    Ödemeniz kayıtlı ve işletmeniz aktif; yeniden ödemeyin. Bağlantınız gelince tekrar deneyin.
  </Alert>
);
