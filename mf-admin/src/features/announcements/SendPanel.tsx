import { request } from 'mf-shared/api-client';
import type { Announcement } from 'mf-shared/contracts/announcements';
import {
  cancelAnnouncement,
  sendAnnouncement,
  testAnnouncement,
} from 'mf-shared/contracts/calls/announcements';
import { formatInstant } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { Panel } from 'mf-shared/ui/Panel';
import { useState } from 'react';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Announcements.module.css';
import { payloadOf, valuesOf } from './form.ts';
import { Recipients } from './Preview.tsx';
import { usePreview } from './queries.ts';

type Props = { saved: Announcement; isSaved: boolean };

/** Sends, schedules, tries or gives up an announcement; what was typed must be saved before. */
export function SendPanel({ saved, isSaved }: Props) {
  const [doing, setDoing] = useState<'send' | 'cancel' | null>(null);
  const count = usePreview();
  const { sendAt, state } = saved;
  const lead =
    state === 'scheduled' && sendAt !== null
      ? `${formatInstant(sendAt)} için zamanlandı. O ana kadar değiştirebilir ya da vazgeçebilirsiniz.`
      : sendAt === null
        ? 'Siz onaylayana kadar kimseye ulaşmaz. Kaç kişiye gideceğini onaydan önce görürsünüz.'
        : `Onaylarsanız ${formatInstant(sendAt)} için zamanlanır.`;
  const close = () => setDoing(null);
  const ask = () => {
    count.mutate(payloadOf(valuesOf(saved)));
    setDoing('send');
  };
  return (
    <Panel
      title="Gönderim"
      lead={isSaved ? lead : 'Göndermek ya da denemek için önce değişiklikleri kaydedin.'}
    >
      <div className={styles.bar}>
        {state === 'draft' && (
          <Button disabled={!isSaved} onClick={ask}>
            {sendAt === null ? 'Şimdi gönder' : 'Zamanla'}
          </Button>
        )}
        <TestButton saved={saved} isSaved={isSaved} />
        <Button variant="secondary" onClick={() => setDoing('cancel')}>
          Duyurudan vazgeç
        </Button>
      </div>
      {doing === 'send' && <SendDialog saved={saved} count={count} onClose={close} />}
      {doing === 'cancel' && <CancelDialog saved={saved} onClose={close} />}
    </Panel>
  );
}

function TestButton({ saved: { id, version }, isSaved }: Props) {
  const test = useDeskAct(() => request(testAnnouncement, { params: { id }, body: { version } }), {
    reads: [keys.announcements('one')],
  });
  return (
    <Button variant="secondary" disabled={!isSaved} busy={test.isPending} onClick={() => test.mutate()}>
      Bana deneme gönder
    </Button>
  );
}

type DialogProps = { saved: Announcement; onClose: () => void };

function SendDialog({ saved, count, onClose }: DialogProps & { count: ReturnType<typeof usePreview> }) {
  const { id, version, sendAt } = saved;
  const send = useDeskAct(() => request(sendAnnouncement, { params: { id }, body: { version } }), {
    reads: [keys.announcements()],
    done: ({ state }) => (state === 'scheduled' ? 'Duyuru zamanlandı.' : 'Gönderim başladı.'),
  });
  return (
    <ConfirmDialog
      open
      tone="primary"
      onClose={onClose}
      onConfirm={() => send.mutateAsync()}
      title={sendAt === null ? 'Duyuru şimdi gönderilsin mi?' : 'Duyuru zamanlansın mı?'}
      confirmLabel={sendAt === null ? 'Gönder' : 'Zamanla'}
    >
      <div className={styles.group}>
        <p>
          <strong>{saved.title}</strong>
        </p>
        <Recipients count={count} />
        <p>
          {sendAt === null
            ? 'Gönderim başladıktan sonra metin değiştirilemez; durdurabilir ve siteden geri çekebilirsiniz.'
            : `${formatInstant(sendAt)} tarihinde kendiliğinden gönderilir. Alıcılar o anda yeniden belirlenir.`}
        </p>
      </div>
    </ConfirmDialog>
  );
}

/** Gives up an announcement, or stops one that goes out. */
export function CancelDialog({ saved: { id, version, state }, onClose }: DialogProps) {
  const isRunning = state === 'sending';
  const cancel = useDeskAct(() => request(cancelAnnouncement, { params: { id }, body: { version } }), {
    reads: [keys.announcements()],
    done: () => (isRunning ? 'Gönderim durduruldu.' : 'Duyurudan vazgeçildi.'),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => cancel.mutateAsync()}
      title={isRunning ? 'Gönderim durdurulsun mu?' : 'Duyurudan vazgeçilsin mi?'}
      confirmLabel={isRunning ? 'Durdur' : 'Duyurudan vazgeç'}
      cancelLabel="Kapat"
    >
      <p>
        {isRunning
          ? 'Duyuru henüz ulaşmayanlara gitmez; bekleyen e-postalar ve anlık bildirimler de gönderilmez. Ulaşanlarda kalır. Durdurulan gönderim sürdürülemez.'
          : 'Duyuru kimseye gönderilmez ve listede “Vazgeçildi” olarak kalır. Bu geri alınamaz.'}
      </p>
    </ConfirmDialog>
  );
}
