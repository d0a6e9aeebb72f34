import { CalendarSync, Copy, RotateCw } from 'lucide-react';
import { Button, buttonClass } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TextField } from 'mf-shared/ui/TextField';
import { toast } from 'mf-shared/ui/toast';
import { useState } from 'react';
import styles from './Calendar.module.css';
import { useFeed, useRotateFeed } from './useCalendar.ts';

/** The private calendar of all reservations. Its address is a secret, so it shows on request alone. */
export function CalendarPanel() {
  const [asked, setAsked] = useState(false);
  const feed = useFeed(asked);
  return (
    <Panel
      title="Maçlarım takvimimde"
      lead="Telefonunuzun takvimine bir kez ekleyin; rezervasyonlarınız kendiliğinden güncellenir."
    >
      {!asked && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            icon={<CalendarSync aria-hidden="true" />}
            onClick={() => setAsked(true)}
          >
            Takvim bağlantımı göster
          </Button>
        </div>
      )}
      {asked && feed.isPending && <Skeleton height="7rem" />}
      {feed.isError && !feed.data && (
        <ErrorState
          message="Takvim bağlantısı alınamadı."
          onRetry={() => void feed.refetch()}
          retrying={feed.isFetching}
        />
      )}
      {feed.data && <Address url={feed.data} />}
    </Panel>
  );
}

function Address({ url }: { url: string }) {
  const [rotating, setRotating] = useState(false);
  const rotate = useRotateFeed();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Bağlantı kopyalandı.');
    } catch {
      toast.error('Bağlantı kopyalanamadı. Lütfen elle seçip kopyalayın.');
    }
  };
  return (
    <div className={styles.address}>
      <TextField
        label="Takvim bağlantınız"
        hint="Bu bağlantıyı bilen herkes rezervasyonlarınızı görür. Kimseyle paylaşmayın."
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass({})}>
          Takvimimde aç
        </a>
        <Button variant="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          Kopyala
        </Button>
        <Button variant="ghost" icon={<RotateCw aria-hidden="true" />} onClick={() => setRotating(true)}>
          Bağlantıyı yenile
        </Button>
      </div>
      <ConfirmDialog
        open={rotating}
        onClose={() => setRotating(false)}
        onConfirm={() => rotate.mutateAsync()}
        title="Takvim bağlantısını yenile"
        confirmLabel="Yenile"
      >
        <p>Eski bağlantı hemen çalışmaz olur. Takviminize yeni bağlantıyı eklemeniz gerekir.</p>
      </ConfirmDialog>
    </div>
  );
}
