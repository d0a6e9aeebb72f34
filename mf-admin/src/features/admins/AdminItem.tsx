import { request } from 'mf-shared/api-client';
import { ADMIN_ROLE_NAMES } from 'mf-shared/contracts/admin';
import type { AdminAccount } from 'mf-shared/contracts/admins';
import { endAdminSessions, removeAdmin } from 'mf-shared/contracts/calls/admins';
import { formatInstant } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keys } from '../../common/keys.ts';
import { ReasonDialog } from '../../common/ReasonDialog.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Admins.module.css';
import { RoleDialog } from './RoleDialog.tsx';

type Props = { admin: AdminAccount };
type Asked = 'role' | 'sessions' | 'remove';

/** One admin, and what an owner can do about the others. */
export function AdminItem({ admin }: Props) {
  const { id, name, email, role, secondFactor, lastUsedAt, self } = admin;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <Badge>{ADMIN_ROLE_NAMES[role]}</Badge>
        {self && <Badge tone="info">Siz</Badge>}
        {!secondFactor && <Badge tone="warning">İki adımlı giriş kapalı</Badge>}
      </div>
      <p className={styles.quiet}>
        {email} ·{' '}
        {lastUsedAt ? (
          <>
            Son kullanım: <time dateTime={lastUsedAt}>{formatInstant(lastUsedAt)}</time>
          </>
        ) : (
          'Açık oturumu yok'
        )}{' '}
        · <Link to={`/admin/audit?admin=${id}`}>Yaptığı işlemler</Link>
      </p>
      {!self && (
        <div className="row wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => setAsked('role')}>
            Yetkisini değiştir
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsked('sessions')}>
            Oturumlarını kapat
          </Button>
          <Button size="sm" variant="danger" onClick={() => setAsked('remove')}>
            Yetkisini kaldır
          </Button>
        </div>
      )}
      {asked === 'role' && <RoleDialog admin={admin} onClose={close} />}
      {asked === 'sessions' && <SessionsDialog admin={admin} onClose={close} />}
      {asked === 'remove' && <RemoveDialog admin={admin} onClose={close} />}
    </li>
  );
}

type DialogProps = Props & { onClose: () => void };

function SessionsDialog({ admin: { id, name, role: seen }, onClose }: DialogProps) {
  const act = useDeskAct(
    (reason: string) => request(endAdminSessions, { params: { id }, body: { reason, seen } }),
    { reads: [keys.admins()], hasForm: true },
  );
  return (
    <ReasonDialog
      title={`${name} bütün cihazlardan çıksın mı?`}
      submit="Oturumlarını kapat"
      onClose={onClose}
      onSend={act.mutateAsync}
    >
      <p>Yetkisi sürer; yeniden giriş yapabilir.</p>
    </ReasonDialog>
  );
}

function RemoveDialog({ admin: { id, name, role: seen }, onClose }: DialogProps) {
  const act = useDeskAct(
    (reason: string) => request(removeAdmin, { params: { id }, body: { reason, seen } }),
    { reads: [keys.admins()], hasForm: true },
  );
  return (
    <ReasonDialog
      title={`${name} yönetici olmaktan çıksın mı?`}
      submit="Yetkisini kaldır"
      variant="danger"
      onClose={onClose}
      onSend={act.mutateAsync}
    >
      <p>
        Bütün oturumları hemen kapanır, üzerindeki kayıtlar sıraya döner ve açık davetleri geri alınır. Hesabı
        oyuncu hesabı olarak kalır; isterseniz onu yeniden davet edebilirsiniz.
      </p>
    </ReasonDialog>
  );
}
