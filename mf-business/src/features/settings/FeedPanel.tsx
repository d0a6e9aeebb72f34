import { useQuery } from '@tanstack/react-query';
import { CalendarSync, Copy, RotateCw } from 'lucide-react';
import { Button, buttonClass } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TextField } from 'mf-shared/ui/TextField';
import { useState } from 'react';
import { copy } from './copy.ts';
import { feedQuery, useRotateFeed } from './queries.ts';
import styles from './Settings.module.css';

/** The venue's private calendar. Its address is a secret, so it shows on request alone. */
export function FeedPanel({ businessId }: { businessId: string }) {
  const [asked, setAsked] = useState(false);
  const feed = useQuery({ ...feedQuery(businessId), enabled: asked });
  return (
    <Panel
      title="Takviminiz"
      lead="Telefonunuzun takvimine bir kez ekleyin: onaylı rezervasyonlar, telefonla alınanlar ve abonelikler kendiliğinden görünür."
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
      {feed.data && <Address businessId={businessId} url={feed.data} />}
    </Panel>
  );
}

function Address({ businessId, url }: { businessId: string; url: string }) {
  const [rotating, setRotating] = useState(false);
  const rotate = useRotateFeed(businessId);
  return (
    <>
      <TextField
        label="Takvim bağlantınız"
        hint="Bu bağlantıyı bilen herkes oyuncularınızın adını ve telefonunu görür. Yalnızca ekibinizle paylaşın."
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass({})}>
          Takvimimde aç
        </a>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copy(url, 'Bağlantı kopyalandı.')}
        >
          Bağlantıyı kopyala
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
        <p>Eski bağlantı hemen çalışmaz olur. Takvimlere yeni bağlantıyı eklemeniz gerekir.</p>
      </ConfirmDialog>
    </>
  );
}
