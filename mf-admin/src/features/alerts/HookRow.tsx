import { request } from 'mf-shared/api-client';
import { changeWebHook, deleteWebHook, rotateHookSecret } from 'mf-shared/contracts/calls/web-hooks';
import type { HookSecret, WebHook } from 'mf-shared/contracts/web-hooks';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { useState } from 'react';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Alerts.module.css';
import { Deliveries } from './Deliveries.tsx';
import { HookDialog } from './HookDialog.tsx';

type Props = { hook: WebHook; onSecret: (secret: HookSecret) => void };

/** One address: whether it is on, what can be done with it, and what it got. */
export function HookRow({ hook, onSecret }: Props) {
  const { id, url, isOn, version } = hook;
  const [doing, setDoing] = useState<'change' | 'switch' | 'rotate' | 'delete' | null>(null);
  const close = () => setDoing(null);
  const params = { id };
  const flip = useDeskAct(() => request(changeWebHook, { params, body: { url, isOn: !isOn, version } }), {
    reads: [keys.alerts()],
  });
  const rotate = useDeskAct(() => request(rotateHookSecret, { params, body: { version } }), {
    reads: [keys.alerts()],
  });
  const remove = useDeskAct(() => request(deleteWebHook, { params, body: { version } }), {
    reads: [keys.alerts()],
  });
  return (
    <section className={styles.hook} aria-label={url}>
      <div className={styles.head}>
        <b className={styles.url}>{url}</b>
        <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'Açık' : 'Kapalı'}</Badge>
      </div>
      <div className="row wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => setDoing('change')}>
          Adresi değiştir
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setDoing('switch')}>
          {isOn ? 'Kapat' : 'Aç'}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setDoing('rotate')}>
          Anahtarı yenile
        </Button>
        <Button size="sm" variant="danger" onClick={() => setDoing('delete')}>
          Sil
        </Button>
      </div>
      <Deliveries deliveries={hook.deliveries} />
      {doing === 'change' && <HookDialog hook={hook} onClose={close} />}
      <ConfirmDialog
        open={doing === 'switch'}
        onClose={close}
        onConfirm={() => flip.mutateAsync()}
        title={isOn ? 'Bu adres kapatılsın mı?' : 'Bu adres açılsın mı?'}
        confirmLabel={isOn ? 'Adresi kapat' : 'Adresi aç'}
        tone="primary"
      >
        <p>{isOn ? 'Bekleyen iletiler de gönderilmez.' : 'Bundan sonraki uyarılar bu adrese gönderilir.'}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={doing === 'rotate'}
        onClose={close}
        onConfirm={async () => onSecret(await rotate.mutateAsync())}
        title="Gizli anahtar yenilensin mi?"
        confirmLabel="Anahtarı yenile"
      >
        <p>Eski anahtar hemen geçersiz olur; alıcıya yenisini vermeniz gerekir.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={doing === 'delete'}
        onClose={close}
        onConfirm={() => remove.mutateAsync()}
        title="Bu adres silinsin mi?"
        confirmLabel="Adresi sil"
      >
        <p>Gizli anahtarı ve gönderim kayıtları da silinir.</p>
      </ConfirmDialog>
    </section>
  );
}
