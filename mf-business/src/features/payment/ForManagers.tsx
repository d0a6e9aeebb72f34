import { request } from 'mf-shared/api-client';
import { refreshToken } from 'mf-shared/contracts/calls/payments';
import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { toast } from 'mf-shared/ui/toast';
import { useState } from 'react';
import styles from './Payment.module.css';

/** Shown to the desk, since only managers pay; once active, it links to the day. */
export function ForManagers() {
  const isActive = useSession((session) => session.business?.isActive === true);
  return isActive ? (
    <Alert
      tone="info"
      title="Ödemeyi yöneticiler yapar."
      action={<LinkButton to="/profile/business">Günlük program</LinkButton>}
    >
      Hizmet bedelini işletme sahibi ve yöneticiler görür ve öder.
    </Alert>
  ) : (
    <Waiting />
  );
}

function Waiting() {
  const [busy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    try {
      const { token, isActive } = await request(refreshToken);
      await useSession.getState().adopt(token);
      if (!isActive) toast.info('Henüz ödenmemiş.');
    } catch {
      toast.error('Bakılamadı. Lütfen tekrar deneyin.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert tone="warning" title="İşletmeniz şu anda yayında değil.">
      <p>
        Hizmet bedelini işletme sahibi ya da bir yönetici ödediğinde kaldığınız yerden devam edersiniz. Lütfen
        onlara haber verin.
      </p>
      <div className={styles.actions}>
        <Button size="sm" busy={busy} onClick={() => void look()}>
          Ödendi mi, bak
        </Button>
      </div>
    </Alert>
  );
}
